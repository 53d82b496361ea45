//! What an exchange wins or loses (CXA 1999, article 25.3, which the edition of 2020 keeps).

use crate::xiangqi::piece::Role;

/// What one side has taken less what it has lost, in the three currencies that the article does not convert freely: a
/// chariot is two horses or cannons; an advisor is an elephant, and no number of them makes a horse; a soldier across
/// the river floats between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Material {
    /// Horses and cannons; a chariot counts two.
    strong: i8,
    /// Soldiers that had crossed the river.
    soldiers: i8,
    /// Advisors and elephants.
    weak: i8,
    /// The side has lost a horse, a cannon or a chariot.
    gave_strong: bool,
}

impl Material {
    /// With one piece more that the side has taken.
    pub fn taking(mut self, role: Role) -> Self {
        self.count(role, 1);
        self
    }

    /// With one piece more that the side has lost.
    pub fn losing(mut self, role: Role) -> Self {
        self.count(role, -1);
        self.gave_strong |= matches!(role, Role::Horse | Role::Cannon | Role::Chariot);
        self
    }

    fn count(&mut self, role: Role, sign: i8) {
        match role {
            Role::General => {}
            Role::Advisor | Role::Elephant => self.weak += sign,
            Role::Horse | Role::Cannon => self.strong += sign,
            Role::Chariot => self.strong += 2 * sign,
            Role::Soldier => self.soldiers += sign,
        }
    }

    /// The side has won something. A soldier taken for nothing is a gain, one taken for an advisor, an elephant, a
    /// horse or a cannon is not. One given for a horse or a cannon makes that no gain, whatever weak pieces come with it
    /// (reference diagram 33); given for a chariot, it does not save it.
    pub fn is_gain(self) -> bool {
        let Self { strong, soldiers, weak, .. } = self;
        match strong + soldiers {
            1.. => strong != 0 || weak >= 0,
            0 => weak > 0 && !(strong > 0 && soldiers < 0),
            _ => false,
        }
    }

    /// The other side has won something.
    pub fn is_loss(self) -> bool {
        let Self { strong, soldiers, weak, .. } = self;
        Self { strong: -strong, soldiers: -soldiers, weak: -weak, ..self }.is_gain()
    }

    /// No less was taken than given. A soldier won for advisors or elephants alone is neither gain nor equal (reference
    /// diagram 31); for a horse or a cannon it is equal.
    pub fn is_even(self) -> bool {
        let Self { strong, soldiers, weak, gave_strong } = self;
        let paid_in_weak = strong == 0 && soldiers > 0 && weak < 0 && !gave_strong;
        !self.is_loss() && !paid_in_weak
    }

    /// Has the side given nothing so far?
    pub fn gave_nothing(self) -> bool {
        let Self { strong, soldiers, weak, gave_strong } = self;
        strong >= 0 && soldiers >= 0 && weak >= 0 && !gave_strong
    }

    /// A small number that tells balances apart.
    pub(super) fn code(self) -> u64 {
        let byte = |count: i8| u64::from(count as u8);
        byte(self.strong) | byte(self.soldiers) << 8 | byte(self.weak) << 16 | u64::from(self.gave_strong) << 24
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn material(taken: &[Role], lost: &[Role]) -> Material {
        let taken = taken.iter().fold(Material::default(), |material, &role| material.taking(role));
        lost.iter().fold(taken, |material, &role| material.losing(role))
    }

    #[test]
    fn exchanges_by_the_article() {
        use Role::{Advisor, Cannon, Chariot, Elephant, Horse, Soldier};
        let gains: [(&[Role], &[Role]); 8] = [
            (&[Horse], &[]),
            (&[Soldier], &[]),
            (&[Advisor], &[]),
            (&[Chariot], &[Horse]),
            (&[Chariot], &[Soldier]),
            (&[Horse, Cannon, Advisor], &[Chariot]),
            (&[Cannon], &[Elephant, Advisor]),
            (&[Horse, Soldier], &[Cannon]),
        ];
        for (taken, lost) in gains {
            assert!(material(taken, lost).is_gain(), "{taken:?} for {lost:?}");
            assert!(material(lost, taken).is_loss(), "{lost:?} for {taken:?}");
            assert!(!material(taken, lost).is_loss(), "{taken:?} for {lost:?}");
        }
        let even: [(&[Role], &[Role]); 8] = [
            (&[], &[]),
            (&[Chariot], &[Horse, Cannon]),
            (&[Horse], &[Cannon]),
            (&[Advisor], &[Elephant]),
            (&[Soldier], &[Horse]),
            (&[Soldier], &[Elephant]),
            (&[Soldier], &[Soldier]),
            (&[Cannon, Advisor], &[Soldier]),
        ];
        for (taken, lost) in even {
            let material = material(taken, lost);
            assert!(!material.is_gain() && !material.is_loss(), "{taken:?} for {lost:?}");
        }
        // equal by 26.5: what is lost is no more than what is taken, and a soldier is no price for weak pieces alone
        assert!(material(&[Soldier], &[Horse]).is_even() && material(&[Advisor], &[Elephant]).is_even());
        assert!(!material(&[Soldier], &[Elephant]).is_even() && !material(&[Soldier], &[Advisor, Elephant]).is_even());
        assert!(!material(&[Advisor], &[Horse]).is_even());
    }
}
