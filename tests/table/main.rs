//! The table on one device: who must hold the phone, what is kept, what can be taken back.

mod announcements;
mod group;
mod hand_over;
mod locks;
#[path = "../common/people.rs"]
mod people;
mod save;
mod take_back;
mod taps;
