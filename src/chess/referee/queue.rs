//! The frames that wait to be looked at, each once, with the squares of the kings by the side to move.

use super::frame::Frame;
use super::kings::Pairs;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

struct Entry {
    frame: Frame,
    /// Nothing where it does not wait.
    pairs: Option<Box<[Pairs; 2]>>,
}

/// Frames in the order in which they can follow from each other.
pub(super) struct Queue {
    entries: Vec<Entry>,
    /// Places in `entries` plus one, by key, in the next free slot; 0 is free. At most half of them are in use.
    slots: Vec<u32>,
    /// Who waits, by what is left in the frame.
    levels: Vec<Vec<u32>>,
}

impl Queue {
    pub(super) fn new() -> Self {
        Self { entries: Vec::new(), slots: vec![0; 64], levels: Vec::new() }
    }

    /// The place of a frame, or the free slot for it.
    #[inline(never)]
    fn find(&self, frame: &Frame) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = frame.key() as usize & mask;
        while let Some(place) = (self.slots[slot] as usize).checked_sub(1) {
            if self.entries[place].frame == *frame {
                return Ok(place);
            }
            slot = (slot + 1) & mask;
        }
        Err(slot)
    }

    /// Lets a frame wait; returns its pairs.
    #[inline(never)]
    pub(super) fn put(&mut self, frame: Frame) -> &mut [Pairs; 2] {
        if self.entries.len() * 2 >= self.slots.len() {
            self.slots = vec![0; self.slots.len() * 2];
            for place in 0..self.entries.len() {
                if let Err(slot) = self.find(&self.entries[place].frame) {
                    self.slots[slot] = place as u32 + 1;
                }
            }
        }
        let left = frame.left as usize;
        let place = self.find(&frame).unwrap_or_else(|slot| {
            self.entries.push(Entry { frame, pairs: None });
            self.slots[slot] = self.entries.len() as u32;
            self.entries.len() - 1
        });
        if self.levels.len() <= left {
            self.levels.resize_with(left + 1, Vec::new);
        }
        let entry = &mut self.entries[place];
        if entry.pairs.is_none() {
            self.levels[left].push(place as u32);
        }
        entry.pairs.get_or_insert_with(|| Box::new([Pairs::NONE; 2]))
    }

    /// Takes out one of the frames from which most can follow.
    pub(super) fn pop(&mut self) -> Option<(Frame, Box<[Pairs; 2]>)> {
        loop {
            let Some(place) = self.levels.last_mut()?.pop() else {
                self.levels.pop();
                continue;
            };
            let entry = &mut self.entries[place as usize];
            if let Some(pairs) = entry.pairs.take() {
                return Some((entry.frame.clone(), pairs));
            }
        }
    }
}
