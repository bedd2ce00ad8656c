// Canonical JSON from the generated JavaScript modules, with the official runtime.
//
// Usage: node dump.js PLANS GENERATED <LIST. See conformance/README.md for what is read and printed.
'use strict';
const fs = require('fs');
const path = require('path');
const readline = require('readline');
const KaitaiStream = require('kaitai-struct/KaitaiStream');

const [plansFile, generated] = process.argv.slice(2);
const plans = JSON.parse(fs.readFileSync(plansFile, 'utf8'));
const words = (name) => name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
const attribute = (name) => { const all = words(name); return all.charAt(0).toLowerCase() + all.slice(1); };
const double = Buffer.alloc(8);

class Inexact extends Error {}

const converts = {
  struct: (member, types) => (value) => dumped(value, member.type, types),
  bytes: () => (value) => `"hex:${Buffer.from(value).toString('hex')}"`,
  f8: () => (value) => {
    double.writeDoubleBE(value);
    return Number.isNaN(value) ? '"f8:nan"' : `"f8:${double.toString('hex')}"`;
  },
  bool: () => (value) => String(Boolean(value)),
  int: () => (value) => {
    if (!Number.isSafeInteger(value)) throw new Inexact(`${value} is no exact integer in JavaScript`);
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
  return { read: (data) => new Root(new KaitaiStream(data)), dump: (o) => dumped(o, plan.root, plan.types) };
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
  if (error instanceof Inexact) return 'inexact';
  if (error instanceof KaitaiStream.EOFError || error.message.startsWith('End of stream reached')) return 'eof';
  return Object.keys(KaitaiStream).some((name) => name.startsWith('Validation') && error instanceof KaitaiStream[name])
    ? 'validation' : 'other';
}

const formats = {};

function answer(id, file, timed) {
  formats[id] = formats[id] || prepared(plans[id]);
  const whole = fs.readFileSync(file);
  const data = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.length);
  const start = process.hrtime.bigint();
  const o = formats[id].read(data);
  return timed ? String(process.hrtime.bigint() - start) : formats[id].dump(o);
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  let text;
  try {
    text = answer(...line.split('\t'));
  } catch (error) {
    text = `!${kind(error)} ${error instanceof Inexact ? error.message : JSON.stringify(String(error.stack))}`;
  }
  process.stdout.write(`${text}\n`);
});
