// Checks files with the package: `node check.mjs PACKAGE JOBS [MOST]`. A job is a list of `{name, path, inFolder}`; for each a line of JSON, the
// report, with at most so many findings of a rule in a file.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, jobs, most] = process.argv.slice(2);
const { check } = await import(pathToFileURL(`${folder}/index.js`));

for (const job of JSON.parse(readFileSync(jobs, "utf8"))) {
  const files = job.map(({ name, path, inFolder }) => ({ name, inFolder, bytes: new Uint8Array(readFileSync(path)) }));
  console.log(JSON.stringify(await check(files, { most: most && Number(most) })));
}
