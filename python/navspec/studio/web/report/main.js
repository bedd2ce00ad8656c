// The script of all reports: those of findings, routes and differences.

import { $ } from "./data.js";
import { openDifference } from "./difference.js";
import { openFindings } from "./findings.js";

document.documentElement.classList.add("js");

if ($("changes")) openDifference();
else openFindings();
