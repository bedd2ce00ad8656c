import std/[os, strformat]
import navspec_formats/gta_sa_paths

for name in commandLineParams():
  try:
    let parsed = GtaSaPaths.fromFile(name)
    let node = parsed.nodes[0]
    echo fmt"{name}: {parsed.numNodes} nodes, {parsed.numLinks} links"
    echo fmt"  node 0 at ({node.positionX:.1f}, {node.positionY:.1f}, {node.positionZ:.1f}), links: {node.flags.linkCount}"
  except IOError, AssertionDefect:
    echo fmt"{name}: ends too early"
