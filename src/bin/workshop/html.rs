//! Reading the built page: just enough HTML for a page that we wrote ourselves.

use std::ops::Range;

/// A start tag, by where it stands in the text.
#[derive(Debug, Clone)]
pub(crate) struct Tag<'a> {
    pub(crate) name: &'a str,
    /// Attributes in order; one without a value has an empty one.
    attributes: Vec<(&'a str, &'a str)>,
    /// The tag itself, from `<` to `>`.
    pub(crate) place: Range<usize>,
    /// For a script or a style: what stands between its tags.
    pub(crate) content: Option<&'a str>,
}

impl<'a> Tag<'a> {
    pub(crate) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.attributes.iter().copied()
    }

    /// A script of the page's own text, which the policy must name.
    pub(crate) fn is_inline_script(&self) -> bool {
        self.name == "script" && self.attribute("src").is_none()
    }
}

/// Every start tag outside comments, scripts and styles.
pub(crate) fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = find(page, at, "<") {
        let rest = page.get(open..).unwrap_or_default();
        if rest.starts_with("<!--") {
            at = find(page, open, "-->").map_or(page.len(), |end| end + 3);
        } else if rest.chars().nth(1).is_some_and(|letter| letter.is_ascii_alphabetic()) {
            let mut tag = read_tag(page, open);
            at = tag.place.end;
            if matches!(tag.name, "script" | "style") {
                let end = find(page, at, &format!("</{}", tag.name)).unwrap_or(page.len());
                tag.content = page.get(at..end);
                at = end;
            }
            found.push(tag);
        } else {
            at = open + 1;
        }
    }
    found
}

/// Takes out the comments and the indentation, which only the source's readers want. Script and style stay as they
/// are, because their hashes do.
pub(crate) fn compact(page: &str) -> String {
    let mut kept = String::new();
    let mut at = 0;
    let mut verbatim: Vec<Range<usize>> = tags(page)
        .iter()
        .filter_map(|tag| tag.content.map(|content| tag.place.start..tag.place.end + content.len()))
        .collect();
    verbatim.push(page.len()..page.len());
    for island in verbatim {
        let mut prose = page.get(at..island.start).unwrap_or_default().to_owned();
        while let Some(open) = prose.find("<!--") {
            let end = prose.get(open..).and_then(|rest| rest.find("-->")).map_or(prose.len(), |end| open + end + 3);
            prose.replace_range(open..end, "");
        }
        let leads = prose.starts_with('\n');
        let trails = prose.ends_with('\n');
        let lines: Vec<&str> = prose.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if leads && !kept.is_empty() && !kept.ends_with('\n') {
            kept.push('\n');
        }
        kept.push_str(&lines.join("\n"));
        if trails && !lines.is_empty() {
            kept.push('\n');
        }
        kept.push_str(page.get(island.clone()).unwrap_or_default());
        at = island.end;
    }
    kept
}

fn find(page: &str, from: usize, what: &str) -> Option<usize> {
    page.get(from..)?.find(what).map(|at| from + at)
}

fn read_tag(page: &str, open: usize) -> Tag<'_> {
    let is_end = |letter: char| letter.is_whitespace() || letter == '>' || letter == '/';
    let rest = page.get(open + 1..).unwrap_or_default();
    let name = rest.split(is_end).next().unwrap_or_default();
    let mut attributes = Vec::new();
    let mut left = rest.get(name.len()..).unwrap_or_default();
    loop {
        left = left.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '/');
        if left.is_empty() || left.starts_with('>') {
            break;
        }
        let key = left.split(|letter: char| is_end(letter) || letter == '=').next().unwrap_or_default();
        left = left.get(key.len().max(1)..).unwrap_or_default();
        let mut value = "";
        if let Some(after) = left.strip_prefix('=') {
            let (quoted, quote) = match after.chars().next() {
                Some(quote @ ('"' | '\'')) => (after.get(1..).unwrap_or_default(), Some(quote)),
                _ => (after, None),
            };
            value = match quote {
                Some(quote) => quoted.split(quote).next().unwrap_or_default(),
                None => quoted.split(|letter: char| letter.is_whitespace() || letter == '>').next().unwrap_or_default(),
            };
            left = quoted.get(value.len() + usize::from(quote.is_some())..).unwrap_or_default();
        }
        attributes.push((key, value));
    }
    let end = page.len() - left.len() + usize::from(left.starts_with('>'));
    Tag { name, attributes, place: open..end, content: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html>\n<html lang=en>\n  <!-- <script>no</script> -->\n  <link rel=\"icon\" href='a b.svg' hidden/>\n  \
                        <script type=\"module\">\nif (a < b) run('<p>');\n</script>\n  <p>1 < 2</p>\n</html>\n";

    #[test]
    fn tags_are_read_with_their_attributes() {
        let tags = tags(PAGE);
        assert_eq!(tags.iter().map(|tag| tag.name).collect::<Vec<_>>(), ["html", "link", "script", "p"]);
        assert_eq!(tags[0].attribute("lang"), Some("en"));
        assert_eq!(tags[1].attribute("href"), Some("a b.svg"));
        assert_eq!(tags[1].attribute("hidden"), Some(""));
        assert_eq!(&PAGE[tags[1].place.clone()], "<link rel=\"icon\" href='a b.svg' hidden/>");
    }

    #[test]
    fn an_inline_script_is_its_exact_text() {
        let tags = tags(PAGE);
        assert!(tags[2].is_inline_script());
        assert_eq!(tags[2].content, Some("\nif (a < b) run('<p>');\n"));
    }

    #[test]
    fn compacting_spares_scripts_and_loses_comments() {
        let page = compact(PAGE);
        assert!(!page.contains("<!--"));
        assert!(page.contains("\n<link rel"));
        assert_eq!(tags(&page)[2].content, tags(PAGE)[2].content);
        assert_eq!(tags(&page).len(), tags(PAGE).len());
    }

    #[test]
    fn broken_pages_end_too() {
        for page in ["<", "<a", "<a href", "<a href=", "<a href=\"", "<!--", "<script>", "<a ==", "<a \"'>"] {
            let _ = (tags(page), compact(page));
        }
    }
}
