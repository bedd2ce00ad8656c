import * as fs from 'node:fs';
import KaitaiStream from 'kaitai-struct/KaitaiStream';
import { GtaSaPaths } from 'navspec-formats/GtaSaPaths';
import { GtaSaSave } from 'navspec-formats/GtaSaSave';

const data = fs.readFileSync(process.argv[2] ?? '');
const parsed = new GtaSaPaths(new KaitaiStream(new Uint8Array(data).buffer));
const node: GtaSaPaths.PathNode = parsed.nodes[0];
const isFast: boolean = node.flags.speedName === GtaSaPaths.NodeSpeed.FAST;
const tail: Uint8Array | undefined = parsed.trailing;
const holder: GtaSaPaths = node._parent;
console.log(parsed.numNodes, node.positionX, isFast, tail?.length, holder === parsed, node.flags.roadBlock);

export function refused(): void {
  // @ts-expect-error: there is no such field
  node.speed;
  // @ts-expect-error: what was read is not written
  parsed.numNodes = 3;
  // @ts-expect-error: this type takes a parameter
  new GtaSaSave.SimpleVariablesBlock(node._io);
}
