use words::words;

/// Where a server listens if nothing else is told.
pub const PORT: u16 = 7878;

/// A text is no address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", words!("link-address", address = .0.as_str()))]
pub struct AddressError(String);

/// Where to connect to, from what people write: a name or number, with or without port, or a
/// whole address that begins with `ws://`, `wss://`, `http://` or `https://`.
///
/// ```
/// assert_eq!(link::address("192.168.1.20").unwrap(), "ws://192.168.1.20:7878/play");
/// assert_eq!(link::address("https://chess.example.org").unwrap(), "wss://chess.example.org/play");
/// ```
///
/// # Errors
/// Says that it is none.
pub fn address(text: &str) -> Result<String, AddressError> {
    let text = text.trim();
    let wrong = || AddressError(text.chars().take(60).collect());
    let (scheme, place) = text.split_once("://").unwrap_or(("", text));
    let place = place.trim_end_matches('/');
    let host = place.split_once('/').map_or(place, |(host, _)| host);
    let allowed = |letter: char| letter.is_alphanumeric() || ".-:[]_".contains(letter);
    if host.is_empty() || !host.chars().all(allowed) {
        return Err(wrong());
    }
    let path = if host.len() == place.len() {
        "/play"
    } else {
        ""
    };
    match scheme {
        "ws" | "http" => Ok(format!("ws://{place}{path}")),
        "wss" | "https" => Ok(format!("wss://{place}{path}")),
        "" if has_port(host) => Ok(format!("ws://{place}{path}")),
        // A bare number with colons.
        "" if host.matches(':').count() > 1 && !host.starts_with('[') => {
            Ok(format!("ws://[{host}]:{PORT}/play"))
        }
        "" if path.is_empty() => Err(wrong()),
        "" => Ok(format!("ws://{host}:{PORT}{path}")),
        _ => Err(wrong()),
    }
}

/// Whether a port stands at the end; colons within `[…]` are those of a number.
fn has_port(host: &str) -> bool {
    let end = host.rsplit(']').next().unwrap_or(host);
    let is_number = host.matches(':').count() > 1 && !host.starts_with('[');
    !is_number && end.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_understood() {
        for (text, wanted) in [
            ("localhost", "ws://localhost:7878/play"),
            (" localhost:9000/ ", "ws://localhost:9000/play"),
            ("::1", "ws://[::1]:7878/play"),
            ("[::1]", "ws://[::1]:7878/play"),
            ("[::1]:80", "ws://[::1]:80/play"),
            ("wss://a.example/chess/play", "wss://a.example/chess/play"),
            ("http://a.example", "ws://a.example/play"),
        ] {
            assert_eq!(address(text).as_deref(), Ok(wanted));
        }
        for text in [
            "",
            "   ",
            "ftp://a.example",
            "a b",
            "ws://",
            "a.example/x",
            "ä<b>",
        ] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}
