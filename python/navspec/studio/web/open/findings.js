// Findings of the rules, worst first, and rules that the page cannot run.

import { element, plural } from "../kit/elements.js";
import { hexadecimal } from "../engine/words.js";

const ORDER = ["error", "warning", "info"];
const SHOWN = 300;

/** Fill the list with findings of `numRun` rules; `onGo(finding)` is called for a chosen one. */
export function showFindings(host, status, findings, totals, files, numRun, onGo) {
  const sorted = findings.map((finding, number) => ({ ...finding, number })).sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || a.file - b.file || a.offset - b.offset);
  const all = totals.reduce((sum, [, count]) => sum + count, 0);
  status.textContent = all
    ? `${all.toLocaleString("en-US")} found${all > Math.min(sorted.length, SHOWN) ? `; the first ${Math.min(sorted.length, SHOWN)} are listed` : ""}.`
    : numRun ? `Nothing found by the ${plural(numRun, "rule")} that this page runs.` : "This page has no rule for such files.";
  host.replaceChildren(...sorted.slice(0, SHOWN).map((finding) => {
    const button = element("button", { type: "button" },
      element("span", { class: `badge ${finding.severity}` }, finding.severity), " ",
      element("span", { class: "message" }, finding.message),
      element("span", { class: "quiet place" }, `${files.length > 1 ? `${files[finding.file].name} ` : ""}${finding.pointer} ${hexadecimal(finding.offset)}`));
    button.addEventListener("click", () => onGo(finding));
    return element("li", {}, button, " ", element("a", { href: `${files[finding.file].rules}.html#${finding.code}` }, element("code", {}, finding.code)));
  }));
}

/** Warn in `headline` of the rules that this page cannot run, beside the `numRun` that it runs, and list them with their texts. */
export function showMissing(host, status, headline, rules, skipped, numRun) {
  headline.hidden = !rules.length;
  headline.textContent = `${rules.length.toLocaleString("en-US")} of ${plural(rules.length + numRun, "rule")} did not run here: a file may be broken even if nothing is listed below.`;
  status.textContent = rules.length ? `${plural(rules.length, "rule")} that only navspec runs` : "navspec has no more rules for these files";
  const more = skipped.map(({ code, reason, count }) => element("li", {}, element("code", {}, code), ` not asked ${count.toLocaleString("en-US")} times: ${reason}`));
  host.replaceChildren(...more, ...rules.map(({ code, page, summary }) => element("li", {}, element("a", { href: `${page}.html#${code}` }, element("code", {}, code)), " ", summary)));
}

/** Offer the right values that findings have, one button for each file; `onRepair(file, values)` sets `[pointer, value]` pairs. */
export function showRepair(host, findings, files, onRepair) {
  const byFile = Map.groupBy(findings.filter(({ right, file }) => right !== undefined && file >= 0 && !files[file].archive), ({ file }) => file);
  host.hidden = !byFile.size;
  const fault = element("span", { class: "fault", role: "alert" });
  host.replaceChildren(...[...byFile].map(([file, group]) => {
    const values = [...new Map(group.map(({ pointer, right }) => [pointer, right]))];
    const text = `Fix ${plural(values.length, "value")}${files.length > 1 ? ` in ${files[file].name}` : ""}`;
    return element("button", { type: "button", class: "button", onclick: () => { fault.textContent = onRepair(file, values); } }, text);
  }), fault);
}
