// Specs to JavaScript, as the Kaitai Web IDE does it: js-yaml reads them, the compiler's build for JavaScript takes the objects.
//
// Usage: node compile.js OUT SPEC...
'use strict';
const fs = require('fs');
const path = require('path');
const yaml = require('js-yaml');
const compiler = require('kaitai-struct-compiler');

const [out, ...specs] = process.argv.slice(2);
const parsed = (file) => yaml.load(fs.readFileSync(file, 'utf8'), { filename: file, schema: yaml.CORE_SCHEMA });

async function compile(spec) {
  const importer = { importYaml: async (name) => parsed(path.join(path.dirname(spec), `${name}.ksy`)) };
  const files = await compiler.compile('javascript', parsed(spec), importer, false);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(out, name), text);
}

(async () => {
  for (const spec of specs) {
    try {
      await compile(spec);
    } catch (error) {
      console.error(`${spec}: ${error}`);
      process.exitCode = 1;
    }
  }
})();
