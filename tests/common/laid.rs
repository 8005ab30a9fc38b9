//! A deal that is written down.

use std::collections::VecDeque;

use secret_hitler::dealer::{Chance, Spoilt};
use secret_hitler::rules::{Policy, Role};

/// Deals roles and piles as they are laid, tops first. Tiles that nobody laid come as Fascist, Fascist, Liberal as long as
/// there are any, so that every hand can make either policy. A hand is mixed by turning its order round, so that no
/// test can take the places of a mixed hand for the order drawn.
#[derive(Clone, Debug)]
pub struct Laid {
    roles: Vec<Role>,
    piles: VecDeque<Vec<Policy>>,
}

impl Laid {
    pub fn new(roles: &str, piles: &[&str]) -> Self {
        let role = |letter| match letter {
            'L' => Role::Liberal,
            'F' => Role::Fascist,
            'H' => Role::Hitler,
            _ => panic!("no role is {letter}"),
        };
        Self { roles: roles.chars().map(role).collect(), piles: piles.iter().map(|pile| tiles(pile)).collect() }
    }
}

/// Tiles by their letters; spaces between hands are for the reader.
pub fn tiles(letters: &str) -> Vec<Policy> {
    let policy = |letter| match letter {
        'L' => Some(Policy::Liberal),
        'F' => Some(Policy::Fascist),
        ' ' => None,
        _ => panic!("no policy is {letter}"),
    };
    letters.chars().filter_map(policy).collect()
}

impl Chance for Laid {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        roles.copy_from_slice(&self.roles);
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        let mut pile = self.piles.pop_front().unwrap_or_default();
        let count = |tiles: &[Policy], kind| tiles.iter().filter(|tile| **tile == kind).count();
        let mut left =
            [Policy::Fascist, Policy::Liberal].map(|kind| count(tiles, kind).checked_sub(count(&pile, kind)));
        for at in 0.. {
            let [Some(fascist), Some(liberal)] = &mut left else { panic!("more tiles are laid than there are") };
            match (*fascist, *liberal) {
                (0, 0) => break,
                (_, 0) => (pile.push(Policy::Fascist), *fascist -= 1),
                (0, _) => (pile.push(Policy::Liberal), *liberal -= 1),
                _ if at % 3 == 2 => (pile.push(Policy::Liberal), *liberal -= 1),
                _ => (pile.push(Policy::Fascist), *fascist -= 1),
            };
        }
        tiles.copy_from_slice(&pile);
        Ok(())
    }

    fn shuffle_hand(&mut self, places: &mut [u8]) {
        places.reverse();
    }
}
