//! Under which addresses this computer is found by others in its network.

use std::net::{IpAddr, UdpSocket};

/// So many are told.
const MOST: usize = 3;

/// This computer's addresses, the most likely one first: the one that leads out, then what else
/// there is in private networks.
pub fn addresses() -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = leading_out().into_iter().collect();
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let private = interfaces.iter().map(|it| it.ip()).filter(is_private);
    for address in private {
        if !found.contains(&address) {
            found.push(address);
        }
    }
    found.truncate(MOST);
    found
}

/// The address from which packets to the rest of the world go; none is sent.
fn leading_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // A place kept for examples, which nobody has.
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

fn is_private(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V4(it) if it.is_private())
}

/// The addresses as others type them.
pub fn typed(addresses: &[IpAddr], port: u16) -> Vec<String> {
    let typed = |address: &IpAddr| match (address, port) {
        (IpAddr::V4(it), link::PORT) => it.to_string(),
        (it, port) => std::net::SocketAddr::new(*it, port).to_string(),
    };
    addresses.iter().map(typed).collect()
}

/// What others in the network type for the server that was reached here at `server`: one on this
/// computer goes by its `addresses` there.
pub fn told(server: &str, addresses: &[IpAddr]) -> Vec<String> {
    let split = server.rsplit_once(':');
    let with_port = split.and_then(|(host, port)| Some((host, port.parse().ok()?)));
    let (host, port) = with_port.unwrap_or((server, link::PORT));
    let here = host == "localhost" || host.parse().is_ok_and(|it: IpAddr| it.is_loopback());
    match here && !addresses.is_empty() {
        true => typed(addresses, port),
        false => vec![server.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_as_the_door_reads_them() {
        let all = [IpAddr::from([192, 168, 1, 20]), IpAddr::from([10, 0, 0, 2])];
        assert_eq!(typed(&all, link::PORT), ["192.168.1.20", "10.0.0.2"]);
        assert_eq!(typed(&all[..1], 9000), ["192.168.1.20:9000"]);
        for address in typed(&all, 9000) {
            assert!(link::address(&address).is_ok());
        }
    }

    #[test]
    fn a_server_here_is_told_by_the_address_that_leads_here() {
        let here = [IpAddr::from([192, 168, 1, 20])];
        assert_eq!(told("127.0.0.1:7955", &here), ["192.168.1.20:7955"]);
        assert_eq!(told("localhost", &here), ["192.168.1.20"]);
        assert_eq!(told("localhost:9000", &[]), ["localhost:9000"]);
        for elsewhere in ["chess.example.org", "10.0.0.7:9000", "wss://a.example/play"] {
            assert_eq!(told(elsewhere, &here), [elsewhere]);
        }
    }

    #[test]
    fn no_address_leads_back_to_the_same_computer_alone() {
        let found = addresses();
        assert!(found.len() <= MOST);
        assert!(found.iter().all(|it| !it.is_loopback()), "{found:?}");
    }
}
