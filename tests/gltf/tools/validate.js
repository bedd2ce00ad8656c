// What the validator of Khronos says of the file that is named, as JSON.
const fs = require("fs");
const validator = require(process.argv[2]);

validator
  .validateBytes(new Uint8Array(fs.readFileSync(process.argv[3])), { maxIssues: 20 })
  .then((report) => console.log(JSON.stringify(report.issues)));
