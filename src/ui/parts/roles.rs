//! The roles at a table of this size.

use crate::ui::element::{Node, el};

use crate::i18n::Message;
use crate::rules::Players;

/// How many of each role there are, and who knows whom.
pub(in crate::ui) fn roles_of(players: Players) -> Node {
    let row = |name: Message, number: usize| {
        el("<tr>").kid(el("<th scope=row>").say(name)).kid(el("<td>").kid(number)).view()
    };
    let known = if players.hitler_knows() { Message::RolesKnowFew } else { Message::RolesKnowMany };
    el("<section class=stack>")
        .kid(el("<h2 class=segment-title>").say(Message::RolesTitle))
        .kid(
            el("<table class=facts>")
                .kid(
                    el("<tbody>")
                        .kid(row(Message::RolesLiberals, players.liberals()))
                        .kid(row(Message::RolesFascists, players.fascists()))
                        .kid(row(Message::RolesHitler, 1))
                        .view(),
                )
                .view(),
        )
        .kid(el("<p class='soft small'>").say(known))
        .view()
}
