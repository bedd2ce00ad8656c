const fs = require('fs');
const KaitaiStream = require('kaitai-struct/KaitaiStream');
const { GtaSaPaths } = require('navspec-formats/GtaSaPaths');

for (const name of process.argv.slice(2)) {
  try {
    const parsed = new GtaSaPaths(new KaitaiStream(new Uint8Array(fs.readFileSync(name)).buffer));
    const node = parsed.nodes[0];
    const place = [node.positionX, node.positionY, node.positionZ].map((metres) => metres.toFixed(1));
    console.log(`${name}: ${parsed.numNodes} nodes, ${parsed.numLinks} links`);
    console.log(`  node 0 at (${place.join(', ')}), links: ${node.flags.linkCount}`);
  } catch (error) {
    if (error instanceof KaitaiStream.EOFError) console.log(`${name}: ends too early`);
    else if (/^Validation/.test(error.name)) console.log(`${name}: has a value that is not allowed`);
    else throw error;
  }
}
