use super::happen::{move_happenings, power_happenings, turn_happenings};
use super::{Question, Selection, Table};
use crate::battle::action::{Action, Happening, Refused, Wanted};
use crate::battle::record::{Entry, Record};
use rules::battle::PROMOTIONS;
use rules::{Color, Move, MoveKind, Piece, Position as _, Square};

impl Table {
    /// Does what a person or the computer wants, and tells what came of it.
    ///
    /// # Errors
    /// Says in words why not; then nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<Vec<Happening>, Refused> {
        match action {
            Action::Touch(square) => self.touch(square),
            Action::Select(square) => self.select(square),
            Action::SelectReserve(piece) => self.select_reserve(piece),
            Action::Release(square) => self.release(square),
            Action::Cancel => Ok(self.cancel()),
            Action::Play(mv) => {
                self.person_at_the_board()?;
                self.play(mv)
            }
            Action::Promote(piece) => self.promote(piece),
            Action::Reply { version, mv } => {
                self.may_reply(version)?;
                self.play(mv)
            }
            Action::Leave { version } => {
                self.may_reply(version)?;
                self.position().can_retreat()?;
                self.leave_ground(self.position().side_to_move())
            }
            Action::TakeBack if self.is_online() => {
                let color = self.may_ask_to_take_back()?;
                Ok(self.send(color, Wanted::TakeBack))
            }
            Action::TakeBack => self.take_back(),
            Action::OfferDraw => self.offer_draw(),
            Action::Hint => self.can_hint().map(|()| vec![Happening::HintWanted]),
            Action::HintFound { version, mv } => self.hint_found(version, mv),
            Action::Retreat => {
                let color = self.who_retreats()?;
                self.position().can_retreat()?;
                Ok(self.ask(Question::Retreat(color)))
            }
            Action::Resign => self
                .who_resigns()
                .map(|color| self.ask(Question::Resign(color))),
            Action::Resolve => self.can_resolve().map(|()| self.ask(Question::Resolve)),
            Action::Confirm => self.confirm(),
            Action::Extend(wanted) => self.answer_extension(wanted),
            Action::LookAt(at) => self.look_at(at),
            Action::StepBack => self.look_at(self.shown_at().saturating_sub(1)),
            Action::StepForward => self.look_at((self.shown_at() + 1).min(self.record.len())),
            Action::Live => self.look_at(self.record.len()),
            Action::Flip => {
                self.flipped = !self.flipped;
                Ok(vec![Happening::Flipped])
            }
        }
    }

    fn ask(&mut self, question: Question) -> Vec<Happening> {
        self.question = Some(question);
        vec![Happening::Asked]
    }

    fn touch(&mut self, square: Square) -> Result<Vec<Happening>, Refused> {
        let color = self.person_at_the_board()?;
        if self.selection == Some(Selection::Piece(square)) {
            return Ok(self.cancel());
        }
        if self.goals().iter().any(|mv| mv.to() == square) {
            return self.release(square);
        }
        if self.position().side(color).has(square) {
            return self.select(square);
        }
        match self.selection {
            Some(_) if self.position().occupied().has(square) => Err(Refused::NotAGoal(square)),
            None if self.position().occupied().has(square) => Err(Refused::NothingThere(square)),
            _ => Ok(self.cancel()),
        }
    }

    fn select(&mut self, square: Square) -> Result<Vec<Happening>, Refused> {
        let color = self.person_at_the_board()?;
        let (_, piece) = self
            .position()
            .piece_at(square)
            .filter(|(owner, _)| *owner == color)
            .ok_or(Refused::NothingThere(square))?;
        let selection = Selection::Piece(square);
        if self.moves_of(selection).is_empty() {
            return Err(Refused::CannotMove { piece, at: square });
        }
        Ok(self.pick_up(selection))
    }

    fn select_reserve(&mut self, piece: Piece) -> Result<Vec<Happening>, Refused> {
        self.person_at_the_board()?;
        let selection = Selection::Reserve(piece);
        if self.selection == Some(selection) {
            return Ok(self.cancel());
        }
        self.can_place(piece)?;
        Ok(self.pick_up(selection))
    }

    fn pick_up(&mut self, selection: Selection) -> Vec<Happening> {
        self.selection = Some(selection);
        self.question = None;
        vec![Happening::Selected]
    }

    fn cancel(&mut self) -> Vec<Happening> {
        if !matches!(self.question, Some(Question::Extend(_))) {
            self.question = None;
        }
        match self.selection.take() {
            Some(_) => vec![Happening::PutDown],
            None => Vec::new(),
        }
    }

    fn release(&mut self, square: Square) -> Result<Vec<Happening>, Refused> {
        self.person_at_the_board()?;
        let selection = self.selection.ok_or(Refused::NothingSelected)?;
        let goals = self.goals();
        let mv = goals
            .iter()
            .find(|mv| mv.to() == square)
            .ok_or(Refused::NotAGoal(square))?;
        match (mv.kind(), selection) {
            (MoveKind::Promotion(_), Selection::Piece(from)) => {
                Ok(self.ask(Question::Promotion { from, to: square }))
            }
            _ => self.play(*mv),
        }
    }

    fn promote(&mut self, piece: Piece) -> Result<Vec<Happening>, Refused> {
        self.person_at_the_board()?;
        let Some(Question::Promotion { from, to }) = self.question else {
            return Err(Refused::NoQuestion);
        };
        if !PROMOTIONS.contains(&piece) {
            return Err(Refused::NoSuchPromotion(piece));
        }
        self.play(Move::promotion(from, to, piece))
    }

    /// Whether a computer is to move, and thought about this state of things.
    fn may_reply(&self, version: u64) -> Result<(), Refused> {
        if version != self.version || !self.may_think() {
            return Err(Refused::Stale);
        }
        let color = self.to_decide().ok_or(Refused::Over)?;
        if self.setup.seat(color).is_human() {
            return Err(Refused::NotTheComputers);
        }
        Ok(())
    }

    fn hint_found(&mut self, version: u64, mv: Move) -> Result<Vec<Happening>, Refused> {
        if version != self.version {
            return Err(Refused::Stale);
        }
        if !self.position().is_legal(mv) {
            return Err(Refused::Illegal(mv));
        }
        self.hint = Some(mv);
        Ok(vec![Happening::HintShown(mv)])
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Happening>, Refused> {
        if self.is_online() {
            let color = self.position().side_to_move();
            return match self.position().is_legal(mv) {
                true => Ok(self.send(color, Wanted::Move(mv))),
                false => Err(Refused::Illegal(mv)),
            };
        }
        let before = self.position().clone();
        if !self.record.push(Entry::Move(mv)) {
            return Err(Refused::Illegal(mv));
        }
        self.changed();
        let mut happenings = move_happenings(&before, mv);
        let after = self.position();
        happenings.extend(power_happenings(&before, after));
        if self.outcome().is_none() {
            happenings.extend(turn_happenings(&before, after));
        }
        happenings.extend(self.end_happening());
        Ok(happenings)
    }

    fn end_happening(&self) -> Option<Happening> {
        match self.outcome() {
            Some(outcome) => Some(Happening::Ended(outcome)),
            None => matches!(self.question, Some(Question::Extend(_))).then_some(Happening::Asked),
        }
    }

    /// What is always to be done after the record has changed.
    pub(super) fn changed(&mut self) {
        self.version += 1;
        self.selection = None;
        self.hint = None;
        // Asked while the computer was thinking, some questions stay open.
        let stays = match self.question {
            Some(Question::Resign(_)) => {
                self.setup.lone_human().is_some() && self.setup.campaign.is_none()
            }
            Some(Question::Resolve) => !self.resolving,
            _ => false,
        } && self.record.ended().is_none();
        if !stays {
            self.question = None;
        }
        self.ask_for_extension();
    }

    pub(super) fn ask_for_extension(&mut self) {
        if self.is_online() || self.record.ended().is_some() || !self.position().can_extend() {
            return;
        }
        let first = Color::ALL
            .into_iter()
            .find(|&color| self.setup.seat(color).is_human());
        self.question = first.map(Question::Extend);
    }

    fn answer_extension(&mut self, wanted: bool) -> Result<Vec<Happening>, Refused> {
        let Some(Question::Extend(color)) = self.question else {
            return Err(Refused::NoQuestion);
        };
        if self.is_online() {
            if !self.setup.seat(color).is_human() {
                return Err(Refused::NotYourTurn);
            }
            self.may_begin()?;
            return Ok(self.send(color, Wanted::Extend(wanted)));
        }
        let both = self.setup.lone_human().is_none();
        if wanted && both && color == Color::White {
            return Ok(self.ask(Question::Extend(Color::Black)));
        }
        self.question = None;
        self.record.push(Entry::Extension(wanted));
        self.changed();
        self.cursor = None;
        let extended = wanted.then_some(Happening::Extended);
        Ok(extended.into_iter().chain(self.end_happening()).collect())
    }

    fn confirm(&mut self) -> Result<Vec<Happening>, Refused> {
        match self.question {
            Some(Question::Retreat(color)) => {
                self.position().can_retreat()?;
                self.leave_ground(color)
            }
            Some(Question::Resign(color)) if self.is_online() => {
                Ok(self.send(color, Wanted::Resign))
            }
            Some(Question::Resign(color)) => self.end_with(Entry::Resign(color)),
            Some(Question::Resolve) => self.begin_resolving(),
            _ => Err(Refused::NoQuestion),
        }
    }

    fn leave_ground(&mut self, color: Color) -> Result<Vec<Happening>, Refused> {
        if self.is_online() {
            if !self.may_think() {
                return Err(Refused::UnderWay);
            }
            return Ok(self.send(color, Wanted::Retreat));
        }
        self.end_with(Entry::Retreat(color))
    }

    fn end_with(&mut self, entry: Entry) -> Result<Vec<Happening>, Refused> {
        if !self.record.push(entry) {
            return Err(Refused::Over);
        }
        self.question = None;
        self.changed();
        self.cursor = None;
        Ok(self.end_happening().into_iter().collect())
    }

    fn begin_resolving(&mut self) -> Result<Vec<Happening>, Refused> {
        self.can_resolve()?;
        if self.is_online() {
            // The room has it played out once all agree.
            self.question = None;
            return Ok(vec![Happening::ResolveWanted]);
        }
        self.resolving = true;
        self.changed();
        self.cursor = None;
        Ok(vec![Happening::ResolveWanted])
    }

    /// Goes on after the rest was played out elsewhere, with all of it on record; `None` if
    /// nothing came of it.
    pub(crate) fn resolved(&mut self, record: Option<Record>) -> Vec<Happening> {
        self.resolving = false;
        if let Some(record) = record {
            self.record = record;
        }
        self.changed();
        self.cursor = None;
        let jumped = [Happening::Jumped].into_iter();
        jumped.chain(self.end_happening()).collect()
    }

    fn take_back(&mut self) -> Result<Vec<Happening>, Refused> {
        let len = self.take_back_to()?;
        Ok(self.go_back_to(len))
    }

    /// Forgets all but the first `len` entries of the record.
    pub(crate) fn go_back_to(&mut self, len: usize) -> Vec<Happening> {
        self.record.truncate(len);
        self.question = None;
        self.cursor = None;
        self.changed();
        vec![Happening::Jumped]
    }

    fn look_at(&mut self, at: usize) -> Result<Vec<Happening>, Refused> {
        let len = self.record.len();
        if at > len {
            return Err(Refused::NoSuchEntry(len));
        }
        if at == self.shown_at() {
            return Ok(Vec::new());
        }
        self.cursor = (at < len).then_some(at);
        self.selection = None;
        if matches!(self.question, Some(Question::Promotion { .. })) {
            self.question = None;
        }
        Ok(vec![Happening::Jumped])
    }
}
