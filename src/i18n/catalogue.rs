//! The macro behind the list of messages.

/// Makes of a list of messages in groups: the enum `Message`, its fieldless shadow `Key`, and in `texts` one struct a
/// group with one text a message. A language fills the structs; one that forgets a message does not compile.
macro_rules! catalogue {
    ($(
        $(#[$doc:meta])*
        $group:ident: $Group:ident {
            $( $Message:ident $({ $($arg:ident: $Kind:ty),+ })? ),+ $(,)?
        }
    )+) => {
        /// What is to be said. What each says, and where, is best read in the English table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the English text is the documentation")]
        pub enum Message {
            $($( $Message $({ $($arg: $Kind),+ })?, )+)+
        }

        /// Which message, without who and how many: the row of a language's table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the English text is the documentation")]
        pub enum Key {
            $($( $Message, )+)+
        }

        impl Key {
            /// Every message, in the order of the tables.
            pub const ALL: &'static [Self] = &[ $($( Self::$Message, )+)+ ];

            /// The names of its arguments, and whether each is a player.
            #[must_use]
            pub const fn args(self) -> &'static [(&'static str, bool)] {
                match self {
                    $($( Self::$Message => const { &[ $($( (stringify!($arg), is_player(stringify!($Kind))) ),+)? ] }, )+)+
                }
            }
        }

        impl Message {
            /// Which message this is.
            #[must_use]
            pub const fn key(self) -> Key {
                match self {
                    $($( Self::$Message { .. } => Key::$Message, )+)+
                }
            }

            /// Its arguments, in the order of the list.
            pub(super) fn args(self) -> Args {
                match self {
                    $($( Self::$Message $({ $($arg),+ })? => args![ $($($arg),+)? ], )+)+
                }
            }
        }

        /// The texts of one language, a struct a group.
        #[cfg(not(target_arch = "wasm32"))]
        #[allow(non_snake_case, reason = "a field is named as its message")]
        pub(super) mod texts {
            $(
                $(#[$doc])*
                pub(in super::super) struct $Group {
                    $( pub(in super::super) $Message: &'static str, )+
                }
            )+

            /// All texts of one language.
            pub(in super::super) struct Texts {
                $( pub(in super::super) $group: $Group, )+
            }

            impl Texts {
                /// The text of a message.
                pub(in super::super) const fn of(&self, key: super::Key) -> &'static str {
                    match key {
                        $($( super::Key::$Message => self.$group.$Message, )+)+
                    }
                }
            }
        }
    };
}

/// The arguments of a message: two at most.
macro_rules! args {
    () => {
        [None, None]
    };
    ($first:expr) => {
        [Some(Arg::from($first)), None]
    };
    ($first:expr, $second:expr) => {
        [Some(Arg::from($first)), Some(Arg::from($second))]
    };
}
