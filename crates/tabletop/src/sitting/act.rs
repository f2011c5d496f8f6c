use super::{Act, Asking, Happening, Sitting};
use crate::{Choice, Place, Player, Point, Refused, Verb, WayOut};
use words::words;

type Done = Result<Vec<Happening>, Refused>;

impl Sitting {
    /// Does what a person or the computer wants, and tells what came of it.
    ///
    /// # Errors
    /// Says in words why not; then nothing has changed, except that a question for a draw is
    /// closed by a no.
    pub fn act(&mut self, act: Act) -> Done {
        match act {
            Act::Touch(place) => self.touch(place),
            Act::Pick(place) => self.pick(place),
            Act::Drop(point) => self.drop_on(point),
            Act::Choose(action) => self.choose(&action),
            Act::Cancel => Ok(self.cancel()),
            Act::Reply { version, action } => self.reply(version, &action),
            Act::TakeBack if self.is_online() => self.ask_to_take_back(),
            Act::TakeBack => self.take_back(),
            Act::Redo => self.redo(),
            Act::Hint => self.can_hint().map(|()| vec![Happening::HintWanted]),
            Act::HintFound { version, action } => self.hint_found(version, &action),
            Act::WayOut(way) if self.is_online() => self.way_out_online(way),
            Act::WayOut(way) => self.ask_way_out(way),
            Act::Confirm => self.confirm(),
            Act::Unveil => self.unveil(),
            Act::FaceUp(_) if self.is_online() => Err(Refused::Secret),
            Act::FaceUp(up) => {
                self.withdraw();
                self.face_up = up;
                Ok(vec![Happening::Jumped])
            }
            Act::LookAt(at) => self.look_at(at),
            Act::StepBack => self.look_at(self.shown_at().saturating_sub(1)),
            Act::StepForward => self.look_at((self.shown_at() + 1).min(self.game.len())),
            Act::Live => self.look_at(self.game.len()),
            Act::Flip => {
                self.flipped = !self.flipped;
                Ok(vec![Happening::Flipped])
            }
        }
    }

    fn touch(&mut self, place: Place) -> Done {
        self.person_at_the_board()?;
        if self.picked == Some(place) {
            return Ok(self.cancel());
        }
        if let Place::Board(point) = place {
            if self.goals().iter().any(|choice| choice.to == Some(point)) {
                return self.drop_on(point);
            }
            let alone = |choice: &Choice| choice.from.is_none() && choice.to == Some(point);
            let pointed: Vec<Choice> = self.choices().into_iter().filter(alone).collect();
            if !pointed.is_empty() {
                return self.decide(pointed);
            }
            let coming = self.coming_to(point);
            if !coming.is_empty() {
                return self.decide(coming);
            }
        }
        if let Some(words) = self.refuses_to_swap(place) {
            return Err(Refused::Illegal(words));
        }
        match self.pick(place) {
            Err(Refused::NothingThere(_)) if self.picked.is_some() && !self.is_own(place) => {
                self.miss(place)
            }
            done => done,
        }
    }

    /// A touch of something strange, or of nothing, with a piece in the hand: what the piece
    /// cannot do is told, and it stays picked up; where there is nothing to be told, it is put down.
    fn miss(&mut self, place: Place) -> Done {
        match self.why_not(place) {
            Some(words) => Err(Refused::Illegal(words)),
            None => Ok(self.cancel()),
        }
    }

    /// Whether it is the decider's own piece that is touched.
    fn is_own(&self, place: Place) -> bool {
        let Place::Board(point) = place else {
            return true;
        };
        let own = self.game.decider().map(|player| self.game.livery(player));
        let look = self.look();
        let mut figures = look.figures.iter();
        figures.any(|figure| figure.at == point && Some(figure.livery) == own)
    }

    fn pick(&mut self, place: Place) -> Done {
        let player = self.person_at_the_board()?;
        let can = self.choices().iter().any(|it| it.from == Some(place));
        if !can {
            return Err(self.why_idle(player, place));
        }
        self.picked = Some(place);
        self.asking = None;
        Ok(vec![Happening::Picked])
    }

    fn why_idle(&self, player: Player, place: Place) -> Refused {
        if let Some(words) = self.game.why_idle(place) {
            return Refused::NothingThere(words);
        }
        let look = self.look();
        let words = match place {
            Place::Reserve(kind) => words!("table-refused-reserve", piece = kind.key()),
            Place::Board(point) => {
                let figure = look.figures.iter().find(|figure| figure.at == point);
                let at = point.to_string();
                match figure {
                    None => words!("table-refused-nothing-there", at = at),
                    Some(it) if it.livery == self.game.livery(player) => {
                        words!("table-refused-idle", piece = it.kind.key(), at = at)
                    }
                    Some(it) => words!("table-refused-not-yours", piece = it.kind.key(), at = at),
                }
            }
        };
        Refused::NothingThere(words)
    }

    fn drop_on(&mut self, point: Point) -> Done {
        self.person_at_the_board()?;
        let mut goals = self.goals();
        goals.retain(|choice| choice.to == Some(point));
        if goals.is_empty() {
            return Err(match self.why_not(Place::Board(point)) {
                Some(words) => Refused::Illegal(words),
                None => Refused::NotAGoal(point),
            });
        }
        self.decide(goals)
    }

    /// What of the reserve may come to a point, if nothing is picked up and nothing there could
    /// be.
    fn coming_to(&self, point: Point) -> Vec<Choice> {
        let mut choices = self.choices();
        let here = Some(Place::Board(point));
        if self.picked.is_some() || choices.iter().any(|it| it.from == here) {
            return Vec::new();
        }
        choices.retain(|it| it.to == Some(point) && matches!(it.from, Some(Place::Reserve(_))));
        choices
    }

    /// One choice is done, of several is asked which.
    fn decide(&mut self, choices: Vec<Choice>) -> Done {
        if let [choice] = &choices[..] {
            let action = choice.action.clone();
            return self.choose(&action);
        }
        self.asking = Some(Asking::Which(choices));
        Ok(vec![Happening::Asked])
    }

    /// Does it, or asks first whether it really is to be done.
    fn choose(&mut self, action: &str) -> Done {
        let player = self.person_at_the_board()?;
        let grave = |it: &Choice| it.asks.is_some() && it.action == action;
        if let Some(choice) = self.choices().into_iter().find(grave) {
            self.asking = Some(Asking::Sure(choice));
            return Ok(vec![Happening::Asked]);
        }
        self.play(player, action)
    }

    fn cancel(&mut self) -> Vec<Happening> {
        if let Some(Asking::Agree { to, .. }) = self.asking {
            self.withdraw();
            return vec![Happening::Declined(to)];
        }
        self.asking = None;
        match self.picked.take() {
            Some(_) => vec![Happening::PutDown],
            None => Vec::new(),
        }
    }

    fn reply(&mut self, version: u64, action: &str) -> Done {
        if version != self.version {
            return Err(Refused::Stale);
        }
        let player = self.decider().ok_or(Refused::Over)?;
        if self.sitter(player).is_human() {
            return Err(Refused::NotYourTurn);
        }
        self.play(player, action)
    }

    fn hint_found(&mut self, version: u64, action: &str) -> Done {
        if version != self.version {
            return Err(Refused::Stale);
        }
        let choices = self.game.choices();
        let found = choices.into_iter().find(|choice| choice.action == action);
        self.hint = Some(found.ok_or(Refused::Stale)?);
        Ok(vec![Happening::HintShown])
    }

    fn play(&mut self, player: Player, action: &str) -> Done {
        if self.is_online() {
            return self.send(player, action);
        }
        let from = self.game.len();
        self.game.play(player, action)?;
        self.undone.forget();
        // Nobody is asked to do the only thing there is left for him to do.
        while let Some((player, action)) = self.game.forced() {
            self.game.play(player, action)?;
        }
        Ok(self.gone_on(from))
    }

    /// What came of it that the game went on, when its record had `from` entries.
    pub(super) fn gone_on(&mut self, from: usize) -> Vec<Happening> {
        self.changed();
        self.take_up_what_goes_on();
        let to = self.game.len();
        let mut happenings = match from == to {
            true => vec![Happening::Changed],
            false => vec![Happening::Went { from, to }],
        };
        if self.game.ending().is_some() {
            happenings.push(Happening::Ended);
        }
        happenings
    }

    /// What is always to be done after the game has changed.
    pub(super) fn changed(&mut self) {
        self.version += 1;
        self.picked = None;
        self.withdraw();
        self.hint = None;
    }

    /// What is loading or unloading, and alone may go on, is in the hand at once.
    pub(super) fn take_up_what_goes_on(&mut self) {
        let choices = self.choices();
        let mut begun = choices.iter().filter(|choice| choice.from.is_some());
        let Some(first) = begun.next() else {
            return;
        };
        let carries = |it: &Choice| matches!(it.verb, Verb::Load | Verb::Place);
        let only = carries(first) && begun.all(|it| carries(it) && it.from == first.from);
        if only && matches!(first.from, Some(Place::Board(_))) {
            self.picked = first.from;
        }
    }

    fn take_back(&mut self) -> Done {
        let len = self.take_back_to()?;
        let before = self.game.log();
        self.game.take_back(len)?;
        self.undone.take(before, &self.game.log());
        self.cursor = None;
        self.changed();
        Ok(vec![Happening::Jumped])
    }

    fn ask_way_out(&mut self, way: WayOut) -> Done {
        let player = self.person_at_the_board()?;
        if !self.ways_out().contains(&way) {
            return Err(Refused::Illegal(words!("table-refused-no-end")));
        }
        self.asking = Some(Asking::WayOut(player, way));
        Ok(vec![Happening::Asked])
    }

    fn confirm(&mut self) -> Done {
        match self.asking.clone() {
            Some(Asking::Sure(choice)) => {
                let player = self.person_at_the_board()?;
                self.play(player, &choice.action)
            }
            Some(Asking::WayOut(player, _)) if self.is_online() => Ok(self.end_online(player)),
            Some(Asking::WayOut(player, way)) => {
                if way == WayOut::Agree && !self.computers_agree() {
                    // That was the answer to the question.
                    self.asking = None;
                    return Err(Refused::Illegal(words!("table-refused-plays-on")));
                }
                if way == WayOut::Agree && self.offer(player) {
                    return Ok(vec![Happening::Offered]);
                }
                self.end(player, way)
            }
            Some(Asking::Agree { by, .. }) => match self.agreed() {
                true => self.end(by, WayOut::Agree),
                false => Ok(vec![Happening::Offered]),
            },
            _ => Err(Refused::NoQuestion),
        }
    }

    fn end(&mut self, player: Player, way: WayOut) -> Done {
        let done = self.play(player, way.action())?;
        self.cursor = None;
        Ok(done)
    }

    fn unveil(&mut self) -> Done {
        let player = self.curtain().ok_or(Refused::NoQuestion)?;
        self.shown_to = Some(player);
        self.flipped = self.game.sits_at_top(player);
        self.cursor = None;
        self.ask_to_agree(player);
        self.take_up_what_goes_on();
        Ok(vec![Happening::Jumped])
    }

    fn look_at(&mut self, at: usize) -> Done {
        let len = self.game.len();
        if at > len {
            return Err(Refused::NoSuchEntry(len));
        }
        if self.offer.is_some() {
            return Err(Refused::QuestionOpen);
        }
        if at == self.shown_at() {
            return Ok(Vec::new());
        }
        self.cursor = (at < len).then_some(at);
        self.picked = None;
        self.asking = None;
        Ok(vec![Happening::Jumped])
    }
}
