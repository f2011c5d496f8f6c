//! Campaigns and games that come into the folder from elsewhere and go out of it.

use super::super::atomic::write_whole;
use super::super::error::{SavesError, disk};
use super::super::kept::{Form, Kept};
use super::super::reading::read;
use super::super::shelf::Source;
use super::{Folder, Opened, Slot};
use jiff::Timestamp;
use rules::Variant;
use std::path::Path;
use tabletop::{Sitter, Sitting};

impl Folder {
    /// Keeps a campaign or game from anywhere as one more save.
    ///
    /// # Errors
    /// Says in words what is wrong with it; nothing has changed then.
    pub fn import(&self, from: &Source) -> Result<(Slot, Option<String>), SavesError> {
        let read = read(from, None)?;
        let slot = self.fresh_slot(&read.called(), &read.kept);
        self.save(&slot, &read.kept)?;
        Ok((slot, read.notice))
    }

    /// Opens a game or position from elsewhere. It is kept once anything is done in it.
    ///
    /// # Errors
    /// Says in words what is wrong with it; nothing has changed then.
    pub fn bring(
        &self,
        from: &Source,
        variant: Variant,
        sitters: &[Sitter],
    ) -> Result<Opened, SavesError> {
        let mut read = read(from, Some(variant))?;
        if let Kept::Game(sitting) = &mut read.kept
            && sitting.game().ending().is_none()
        {
            **sitting = Sitting::new(sitting.game().boxed(), sitters);
        }
        let slot = self.fresh_slot(&read.called(), &read.kept);
        Ok(Opened {
            kept: read.kept,
            slot,
            is_kept: false,
            notice: read.notice,
            hold: None,
            look: false,
            review: None,
        })
    }

    /// A campaign or game as text for elsewhere: not what would tell a player of a game under way
    /// what is hidden from him.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn text(&self, stem: &str, form: Form) -> Result<String, SavesError> {
        let (kept, name, _) = self.load(stem)?;
        let saved = self.card(stem).map(|card| card.saved);
        let saved = saved.and_then(|second| Timestamp::from_second(second).ok());
        let saved = saved.unwrap_or_else(|| self.saved_at(stem));
        kept.card(&name, saved).may_go_out()?;
        let text = kept.text_as(form, saved);
        text.map_err(|problem| SavesError::Unwritten { name, problem })
    }

    /// Writes a campaign or game into a file anywhere, in the form that the file's name asks for.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn export(&self, stem: &str, path: &Path) -> Result<(), SavesError> {
        let is_save = path.extension().is_some_and(|it| it == Form::Save.ending());
        let usual = || self.card(stem).map(|card| Form::of(&card));
        let form = if is_save { None } else { usual() };
        let text = self.text(stem, form.unwrap_or(Form::Save))?;
        write_whole(path, text.as_bytes()).map_err(|problem| {
            let path = path.display().to_string();
            disk(&words!("saves-not-written", path = path), problem)
        })
    }

    /// Opens a file by its path: one of this folder as it is, any other as one more save.
    ///
    /// # Errors
    /// Says in words what is wrong with it.
    pub fn open_file(&self, path: &Path) -> Result<Opened, SavesError> {
        let whole = |path: &Path| path.canonicalize().ok();
        let inside = path
            .parent()
            .is_some_and(|parent| whole(parent).is_some() && whole(parent) == whole(&self.0));
        let stem = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(".json"));
        match stem.filter(|_| inside) {
            Some(stem) => self.open(stem),
            None => {
                let (slot, notice) = self.import(&Source::File(path.to_owned()))?;
                let opened = self.open(&slot.stem)?;
                Ok(Opened { notice, ..opened })
            }
        }
    }
}
