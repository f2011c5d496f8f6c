//! A real server on a loopback port.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

fn ask(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    answer
}

#[tokio::test]
async fn answers_health_and_stops_when_told() {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let listener = server::listen(any).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server::serve(listener, async {
        let _ = stopped.await;
    }));
    let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let answer = tokio::task::spawn_blocking(move || ask(address, request))
        .await
        .expect("asked");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains(r#""status":"ok""#), "{answer}");
    let taken = server::listen(address)
        .await
        .expect_err("the port is taken")
        .to_string();
    assert!(taken.contains(&address.to_string()), "{taken}");
    stop.send(()).expect("still serving");
    serving.await.expect("no panic").expect("a graceful stop");
}
