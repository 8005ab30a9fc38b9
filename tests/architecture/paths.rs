//! Every path that a source file names: in `use` trees, types, expressions, patterns, attributes, and in the tokens of
//! macros, which no parser but their own understands.

use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Something that a line of source names.
pub(crate) struct Named {
    pub(crate) line: usize,
    pub(crate) target: Target,
}

/// Where a path leads: into this crate, from its root, or out of it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Ours(Vec<String>),
    Theirs(Vec<String>),
}

/// All that a file names; `module` is where the file stands. A tool is a crate of its own: it names the game as
/// `secret_hitler`, and `crate` is itself.
pub(crate) fn named_in(file: &syn::File, module: &[String]) -> Vec<Named> {
    let is_tool = module.first().is_some_and(|first| first == "bin");
    let mut reader = Reader { is_tool, module: module.to_vec(), found: Vec::new() };
    reader.visit_file(file);
    reader.found
}

struct Reader {
    is_tool: bool,
    module: Vec<String>,
    found: Vec<Named>,
}

impl Reader {
    fn add(&mut self, line: usize, path: Vec<String>) {
        let target = self.resolve(path);
        self.found.push(Named { line, target });
    }

    fn resolve(&self, path: Vec<String>) -> Target {
        let supers = path.iter().take_while(|segment| *segment == "super" || *segment == "self").count();
        match path.first().map(String::as_str) {
            Some("crate" | "self" | "super") if self.is_tool => Target::Theirs(path),
            Some("crate" | "secret_hitler") => Target::Ours(path[1..].to_vec()),
            Some("self" | "super") => {
                let up = path[..supers].iter().filter(|segment| *segment == "super").count();
                let mut whole = self.module[..self.module.len().saturating_sub(up)].to_vec();
                whole.extend_from_slice(&path[supers..]);
                Target::Ours(whole)
            }
            _ => Target::Theirs(path),
        }
    }

    fn add_use(&mut self, tree: &syn::UseTree, before: &[String]) {
        let line = tree.span().start().line;
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.add_use(&path.tree, &with(&path.ident)),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.add_use(item, before)),
            syn::UseTree::Glob(_) => self.add(line, [before, &["*".to_owned()]].concat()),
            // `a::{self}` names `a`.
            syn::UseTree::Name(name) if name.ident == "self" && !before.is_empty() => self.add(line, before.to_vec()),
            syn::UseTree::Name(name) => self.add(line, with(&name.ident)),
            syn::UseTree::Rename(rename) if rename.ident == "self" && !before.is_empty() => {
                self.add(line, before.to_vec());
            }
            syn::UseTree::Rename(rename) => self.add(line, with(&rename.ident)),
        }
    }

    /// Chains of names joined by `::`.
    fn add_tokens(&mut self, tokens: TokenStream) {
        let (mut chain, mut colons, mut line) = (Vec::<String>::new(), 0, 0);
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.end_chain(line, &mut chain);
                        line = name.span().start().line;
                    }
                    chain.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    let is_visibility = chain.last().is_some_and(|last| last == "pub");
                    self.end_chain(line, &mut chain);
                    colons = 0;
                    if !is_visibility {
                        self.add_tokens(group.stream());
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.end_chain(line, &mut chain);
                    colons = 0;
                }
            }
        }
        self.end_chain(line, &mut chain);
    }

    fn end_chain(&mut self, line: usize, chain: &mut Vec<String>) {
        let path = std::mem::take(chain);
        if path.len() > 1 {
            self.add(line, path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.add_use(&item.tree, &[]);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = if item.ident == "self" { "crate".to_owned() } else { item.ident.to_string() };
        self.add(item.span().start().line, vec![name]);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.add(path.span().start().line, segments);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, makro: &'ast syn::Macro) {
        visit::visit_macro(self, makro);
        self.add_tokens(makro.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if attribute.path().is_ident("path") {
            self.add(attribute.span().start().line, vec!["#[path]".to_owned()]);
        }
        if let syn::Meta::List(list) = &attribute.meta {
            self.add_tokens(list.tokens.clone());
        }
        visit::visit_attribute(self, attribute);
    }

    /// `pub(crate)` and `pub(in crate::ui)` say who may look in, not what is looked at.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}
