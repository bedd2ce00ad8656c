// Filters of findings: by severity, rule, file and words.

import { element, grouped, hex } from "../kit/elements.js";
import { $, count, data, findings, plural, sumCounts, unlisted } from "./data.js";

const PATIENCE = 80;

export class Filters {
  // `onChange(numbers, unlistedGroups)` is called with the findings that pass, and the groups of unlisted findings that do.
  constructor(onChange, onFile) {
    this.onChange = onChange;
    this.form = document.querySelector(".filters");
    this.levels = data.severities.map((name, level) => this.levelButton(name, level));
    document.querySelector(".levels").append(...this.levels.map(({ button }) => button));
    this.fillSelects();
    const applyLater = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.apply(), PATIENCE);
    };
    $("words").addEventListener("input", applyLater);
    $("rule").addEventListener("change", (event) => {
      if (event.target.value) this.levels[data.rules[event.target.value].severity].press(true);
      this.apply();
    });
    $("cause").addEventListener("change", () => this.apply());
    $("file").addEventListener("change", (event) => {
      this.apply();
      if (event.target.value) onFile(Number(event.target.value));
    });
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("reset", () => {
      this.levels.forEach((level) => level.press(true));
      setTimeout(() => {
        $("cause").value = "";
        this.apply();
      });
    });
  }

  // Show everything.
  clear() {
    $("reset").click();
    $("cause").value = "";
    this.apply();
  }

  levelButton(name, level) {
    const many = this.countBy("severity", data.severities.length)[level];
    const isOn = name !== "info";
    const button = element("button", { type: "button", class: `toggle ${name}`, "aria-pressed": String(isOn) }, element("i", {}), plural(many, name));
    button.disabled = !many;
    const toggle = { button, on: isOn, press: (on) => {
      toggle.on = on;
      button.setAttribute("aria-pressed", on);
    } };
    button.addEventListener("click", () => {
      toggle.press(!toggle.on);
      this.apply();
    });
    return toggle;
  }

  // Number of findings, listed or not, by the values of a column.
  countBy(column, size) {
    const counts = new Array(size).fill(0);
    for (const value of findings[column]) counts[value] += 1;
    for (const group of unlisted) counts[group[column]] += group.many;
    return counts;
  }

  fillSelects() {
    const option = (value, text) => element("option", { value }, text);
    const rules = this.countBy("rule", data.rules.length);
    const files = this.countBy("file", data.files.length);
    $("rule").append(option("", "All rules"), ...rules.flatMap((many, at) => (many ? [option(at, ruleWords(data.rules[at], many))] : [])));
    const named = files.map((many, at) => [many, at, data.names[at] || "the set"]).filter(([many]) => many);
    named.sort((a, b) => a[2].localeCompare(b[2], "en", { numeric: true }));
    this.fillCauses(option);
    $("file").append(option("", "All files"), ...named.map(([many, at, name]) => option(at, `${name} (${grouped(many)})`)));
  }

  // Findings that a cause explains are hidden unless the user selects them.
  fillCauses(option) {
    if (!data.causes.length) return;
    const explained = data.causes.map(([message, many], at) => option(at, `Explained (${grouped(many)}): ${message}`));
    const rest = findings.cause.filter((cause) => cause < 0).length + sumCounts(unlisted.filter((group) => !group.explained));
    $("cause").append(option(-1, `Not explained (${grouped(rest)})`), option("", "Explained or not"), ...explained);
    $("cause").hidden = false;
  }

  // Searchable texts in lowercase, created at the first search.
  get texts() {
    this.searchTexts ??= findings.message.map((message, number) =>
      `${message}\n${data.files[findings.file[number]]}\n${findings.pointer[number]}\n${hex(findings.offset[number])}\n${data.rules[findings.rule[number]].code}`.toLowerCase());
    return this.searchTexts;
  }

  apply() {
    const words = $("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [rule, file] = [$("rule").value, $("file").value].map((value) => (value === "" ? -1 : Number(value)));
    const cause = $("cause").value;
    const on = this.levels.map((level) => level.on);
    const numbers = [];
    for (let number = 0; number < count; number += 1) {
      if (!on[findings.severity[number]]) continue;
      if (rule >= 0 && findings.rule[number] !== rule) continue;
      if (file >= 0 && findings.file[number] !== file) continue;
      if (cause !== "" && findings.cause[number] !== Number(cause)) continue;
      if (words.length && !words.every((word) => this.texts[number].includes(word))) continue;
      numbers.push(number);
    }
    // It is not recorded which of several causes explains unlisted findings.
    const causes = { "": [0, 1], "-1": [0] }[cause] ?? (data.causes.length > 1 ? [] : [1]);
    const passes = (group) => causes.includes(group.explained) && on[group.severity] && (rule < 0 || group.rule === rule) && (file < 0 || group.file === file);
    const unlistedGroups = words.length ? [] : unlisted.filter(passes);
    const [many, whole] = [numbers.length + sumCounts(unlistedGroups), count + sumCounts(unlisted)];
    const listed = unlistedGroups.length ? `, showing ${grouped(numbers.length)}` : "";
    $("status").textContent = `${many === whole ? "" : `${grouped(many)} of `}${plural(whole, "finding")}${listed}`;
    $("reset").hidden = many === whole;
    const isUnfiltered = !words.length && rule < 0 && file < 0 && this.levels.every((level, at) => level.on === (data.severities[at] !== "info"));
    const isOnlyInfo = isUnfiltered && !many && whole > 0;
    if (isOnlyInfo) $("status").textContent = "Nothing above info.";
    $("reset").textContent = isOnlyInfo ? "Show info" : "Show all";
    this.onChange(numbers, unlistedGroups);
  }
}

// A rule in the drop-down list: its sentence, how often it fails, and its code.
function ruleWords({ code, title }, many) {
  return title === code ? `${code} (${grouped(many)})` : `${title} (${grouped(many)}) \u00b7 ${code}`;
}
