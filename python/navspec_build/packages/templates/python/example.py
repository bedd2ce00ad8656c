import sys

from kaitaistruct import ValidationFailedError
from navspec_formats.gta_sa_paths import GtaSaPaths

for name in sys.argv[1:]:
    try:
        with GtaSaPaths.from_file(name) as parsed:
            parsed._read()
        node = parsed.nodes[0]
        print(f"{name}: {parsed.num_nodes} nodes, {parsed.num_links} links")
        print(
            f"  node 0 at ({node.position_x:.1f}, {node.position_y:.1f}, {node.position_z:.1f}),"
            f" links: {node.flags.link_count}"
        )
    except EOFError:
        print(f"{name}: ends too early")
    except ValidationFailedError:
        print(f"{name}: has a value that is not allowed")
