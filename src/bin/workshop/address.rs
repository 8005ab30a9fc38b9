//! Where a phone on the same Wi-Fi finds the page, in letters and as a picture to point a camera at.

use crate::say;
use fast_qr::qr::QRBuilder;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// This machine's address in its own network, if it has one.
pub(crate) fn in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Nothing is sent: the system only chooses the interface it would use for this address from the documentation range.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// The address as a QR code, two rows of it to a line of text.
pub(crate) fn qr(address: &str) -> Option<String> {
    let code = QRBuilder::new(address).build().ok()?;
    let size = i32::try_from(code.size).ok()?;
    let is_dark = |row: i32, column: i32| {
        let place = usize::try_from(row).ok().zip(usize::try_from(column).ok()).filter(|_| row < size && column < size);
        place.is_some_and(|(row, column)| code.data.get(row * code.size + column).is_some_and(|module| module.value()))
    };
    // Dark on light whatever the terminal's own colours are; elsewhere the letters must do.
    let (begin, end) = if say::is_terminal() { ("\u{1b}[30;107m", "\u{1b}[0m") } else { ("", "") };
    let mut text = String::new();
    for row in (-2..size + 2).step_by(2) {
        text.push_str("  ");
        text.push_str(begin);
        for column in -2..size + 2 {
            text.push(match (is_dark(row, column), is_dark(row + 1, column)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        text.push_str(end);
        text.push('\n');
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_square_and_has_a_quiet_edge() {
        let code = qr("http://192.0.2.7:8080/secret-hitler/").expect("a code");
        let widths: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        assert!(widths.windows(2).all(|pair| pair[0] == pair[1]));
        assert!(code.lines().next().is_some_and(|line| line.trim().is_empty()));
    }
}
