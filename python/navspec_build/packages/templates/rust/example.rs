use kaitai::{BytesReader, KError, KResult, KStruct};
use navspec_formats::gta_sa_paths::GtaSaPaths;

fn show(name: &str) -> KResult<()> {
    let stream = BytesReader::from(std::fs::read(name).expect("a file"));
    let parsed = GtaSaPaths::read_into::<_, GtaSaPaths>(&stream, None, None)?;
    let node = &parsed.nodes()[0];
    println!("{}: {} nodes, {} links", name, parsed.num_nodes(), parsed.num_links());
    print!("  node 0 at ({:.1}, {:.1}, {:.1})", node.position_x()?, node.position_y()?, node.position_z()?);
    println!(", links: {}", node.flags().link_count());
    Ok(())
}

fn main() {
    for name in std::env::args().skip(1) {
        match show(&name) {
            Ok(()) => {}
            Err(KError::Eof { .. }) => println!("{name}: ends too early"),
            Err(KError::ValidationFailed(_)) => println!("{name}: has a value that is not allowed"),
            Err(error) => panic!("{error:?}"),
        }
    }
}
