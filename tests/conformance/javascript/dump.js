// Canonical JSON from the generated JavaScript modules, with the official runtime.
//
// Usage: node dump.js PLANS GENERATED <LIST. See conformance/README.md for what is read and printed.
'use strict';
const fs = require('fs');
const path = require('path');
const KaitaiStream = require('kaitai-struct/KaitaiStream');

const [plansFile, generated] = process.argv.slice(2);
const plans = JSON.parse(fs.readFileSync(plansFile, 'utf8'));
const words = (name) => name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
const attribute = (name) => { const all = words(name); return all.charAt(0).toLowerCase() + all.slice(1); };
const double = Buffer.alloc(8);

const converts = {
  struct: (member, types) => (value) => dumped(value, member.type, types),
  bytes: () => (value) => `"hex:${Buffer.from(value).toString('hex')}"`,
  f8: () => (value) => { double.writeDoubleBE(value); return `"f8:${double.toString('hex')}"`; },
  bool: () => (value) => String(Boolean(value)),
  int: () => (value) => {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no exact integer in JavaScript`);
    return String(value === 0 ? 0 : value);
  },
};
converts.f4 = converts.f8;
converts.u8 = converts.widths = converts.int;

function prepared(plan) {
  for (const type of Object.values(plan.types)) {
    for (const member of type.members) {
      member.key = `"${member.id}":`;
      member.name = attribute(member.id);
      member.condition = member.present && attribute(member.present);
      member.convert = converts[member.kind](member, plan.types);
    }
  }
  const Root = require(path.join(generated, words(plan.root)))[words(plan.root)];
  return (data) => dumped(new Root(new KaitaiStream(data)), plan.root, plan.types);
}

function dumped(o, type, types) {
  const found = [];
  for (const member of types[type].members) {
    if (member.condition && !o[member.condition]) continue;
    const value = o[member.name];
    const text = member.list ? `[${Array.from(value, member.convert).join(',')}]` : member.convert(value);
    found.push(member.key + text);
  }
  return `{${found.join(',')}}`;
}

// The runtime throws a plain Error where a terminator is missing.
function kind(error) {
  if (error instanceof KaitaiStream.EOFError || error.message.startsWith('End of stream reached')) return 'eof';
  return Object.keys(KaitaiStream).some((name) => name.startsWith('Validation') && error instanceof KaitaiStream[name])
    ? 'validation' : 'other';
}

const dumpers = {};
for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [id, file] = line.split('\t');
  let text;
  try {
    dumpers[id] = dumpers[id] || prepared(plans[id]);
    const data = fs.readFileSync(file);
    text = dumpers[id](data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
  } catch (error) {
    text = `!${kind(error)} ${JSON.stringify(String(error.stack))}`;
  }
  process.stdout.write(`${text}\n`);
}
