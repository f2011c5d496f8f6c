//! Saves through good days and bad.
