// The worker of the page to drop files on, driven from the command line: `node judge.js WORKER FORMATS JOBS`. Jobs are lists of
// `{name, path}`; for each a line of JSON with what it says of the files.
const fs = require("node:fs");
const vm = require("node:vm");

const [worker, formats, jobs] = process.argv.slice(2);
globalThis.performance ??= require("node:perf_hooks").performance;
let resolve;
globalThis.postMessage = (message) => {
  if (message.type === "opened" || message.type === "failed") resolve(message);
};
vm.runInThisContext(fs.readFileSync(worker, "utf8"));
vm.runInThisContext(fs.readFileSync(formats, "utf8"));

(async () => {
  for (const [index, job] of JSON.parse(fs.readFileSync(jobs, "utf8")).entries()) {
    const sources = job.map(({ name, path }) => ({ name, blob: new Blob([fs.readFileSync(path)]) }));
    const answer = await new Promise((done) => {
      resolve = done;
      globalThis.onmessage({ data: { formats: index ? undefined : globalThis.navspecFormats, sources } });
    });
    if (answer.type === "failed") throw new Error(`${job[0].path}: ${answer.message}`);
    const { files, rules } = answer;
    const told = {
      files: files.map(({ name, format, fault }) => ({ name, format, fault: fault?.message ?? "" })),
      findings: rules.findings.map((each) => [each.code, each.severity, files[each.file].name, each.pointer, each.offset, each.length]),
      totals: rules.totals,
    };
    process.stdout.write(`${JSON.stringify(told)}\n`);
  }
})();
