//! What happens to the page after Trunk: everything gets lighter, every file is named after its final bytes, and the
//! content-security policy learns the hashes of what stands in the page itself. In this order; the policy last.

use crate::{Result, digest, esbuild, html, project, shrink, words};
use std::path::{Path, PathBuf};

/// Finishes the page in this folder.
pub(crate) fn finish(dist: &Path) -> Result<()> {
    let index = dist.join("index.html");
    let mut page = html::compact(&std::fs::read_to_string(&index)?);
    let files = generated(dist)?;
    let of = |kind: &str| files.iter().find(|file| file.extension().is_some_and(|it| it == kind));
    shrink::shrink(of("js").ok_or("no script was built")?, of("wasm").ok_or("no WebAssembly was built")?)?;
    for file in files {
        let (old, new) = settle(&file)?;
        page = page.replace(&old, &new);
    }
    page = words::with_icon(&page, &project::root().join("public").join("icon.svg"))?;
    page = words::fill(&page, dist)?;
    page = with_integrity(&with_small_insets(&page)?, dist)?;
    std::fs::write(index, with_policy(&page)?)?;
    Ok(())
}

/// What Trunk made and named after its bytes. What it only copied keeps its name: others may count on that.
fn generated(dist: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(dist)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && name.split(['-', '.']).any(is_print) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Compresses a file and names it after its bytes; answers with the old name and the new one.
fn settle(file: &Path) -> Result<(String, String)> {
    let kind = file.extension().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = std::fs::read(file)?;
    let bytes = match kind.as_str() {
        "js" => esbuild::module(std::str::from_utf8(&bytes)?)?.into_bytes(),
        "css" => esbuild::style(std::str::from_utf8(&bytes)?)?.into_bytes(),
        _ => bytes,
    };
    let old = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    // Trunk's own hash is of the bytes before.
    let stem: Vec<&str> = old.split(['-', '.']).take_while(|word| !is_print(word)).collect();
    let new = format!("{}-{}.{kind}", stem.join("-"), digest::short(&bytes));
    std::fs::remove_file(file)?;
    std::fs::write(file.with_file_name(&new), bytes)?;
    Ok((old, new))
}

/// Trunk's hash in a file name: sixteen hexadecimal digits, perhaps with `_bg` after them.
fn is_print(word: &str) -> bool {
    let word = word.trim_end_matches("_bg");
    word.len() >= 15 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Compresses the scripts and styles that stand in the page.
fn with_small_insets(page: &str) -> Result<String> {
    let mut small = page.to_owned();
    // From the end, so that earlier places stay true.
    for tag in html::tags(page).into_iter().rev() {
        let Some(content) = tag.content.filter(|content| !content.trim().is_empty()) else { continue };
        let text = if tag.name == "style" { esbuild::style(content)? } else { esbuild::script(content)? };
        small.replace_range(tag.place.end..tag.place.end + content.len(), text.trim_end());
    }
    Ok(small)
}

/// Renews every `integrity` attribute from the bytes that are served. Where browsers do not look at it (a picture, a
/// preload for `fetch`) it goes, because they complain about it.
fn with_integrity(page: &str, dist: &Path) -> Result<String> {
    let mut renewed = page.to_owned();
    for tag in html::tags(page).into_iter().rev() {
        let Some(old) = tag.attribute("integrity") else { continue };
        let Some(address) = tag.attribute("href").or_else(|| tag.attribute("src")) else { continue };
        let mut text = page.get(tag.place.clone()).unwrap_or_default().to_owned();
        if tag.attribute("rel") == Some("icon") || tag.attribute("as") == Some("fetch") {
            text = text.replace(&format!(" integrity=\"{old}\""), "");
        } else {
            let file = dist.join(address.trim_start_matches("./"));
            let bytes = std::fs::read(file).map_err(|trouble| format!("{address}: {trouble}"))?;
            text = text.replace(old, &digest::integrity(&bytes));
        }
        renewed.replace_range(tag.place, &text);
    }
    Ok(renewed)
}

/// Adds the hash of every inline script and style to the page's policy.
fn with_policy(page: &str) -> Result<String> {
    let tags = html::tags(page);
    let sources = |name: &str| {
        let inline = tags.iter().filter(|tag| tag.name == name && (name == "style" || tag.is_inline_script()));
        let hashes = inline.filter_map(|tag| tag.content).map(|text| format!(" '{}'", digest::csp_source(text)));
        hashes.collect::<String>()
    };
    let is_policy = |tag: &&html::Tag<'_>| {
        tag.attribute("http-equiv").is_some_and(|name| name.eq_ignore_ascii_case("content-security-policy"))
    };
    let meta = tags.iter().find(is_policy).ok_or("index.html has no content-security policy")?;
    let mut policy = page.get(meta.place.clone()).unwrap_or_default().to_owned();
    for (directive, name) in [("script-src 'self'", "script"), ("style-src 'self'", "style")] {
        if !policy.contains(directive) {
            return Err(format!("the content-security policy must hold \"{directive}\"").into());
        }
        policy = policy.replace(directive, &format!("{directive}{}", sources(name)));
    }
    let mut page = page.to_owned();
    page.replace_range(meta.place.clone(), &policy);
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_learns_what_stands_in_the_page() {
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' 'wasm-unsafe-eval'; style-src 'self'\">\
                    <style>a{}</style><script>alert('Hello, world.');</script><script src=x.js></script>";
        let page = with_policy(page).expect("a policy");
        assert!(
            page.contains("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' 'wasm-unsafe-eval'")
        );
        assert_eq!(page.matches("'sha256-").count(), 2);
    }

    #[test]
    fn a_page_without_a_policy_is_refused() {
        assert!(with_policy("<p>").is_err());
        assert!(with_policy("<meta http-equiv=content-security-policy content=\"script-src 'none'\">").is_err());
    }

    #[test]
    fn hashes_of_trunk_are_told_from_words() {
        assert!(is_print("9b2cd71a2f0f6f9e") && is_print("9b2cd71a2f0f6f9e_bg"));
        assert!(!is_print("secret") && !is_print("decade") && !is_print("js"));
    }
}
