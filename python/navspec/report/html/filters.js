// Which findings are shown: by severity, rule, file and words.

const PATIENCE = 80;

class Filters {
  // `onChange(numbers, left)` is called with the findings that pass, and the groups of those that are not listed.
  constructor(onChange, onFile) {
    this.onChange = onChange;
    this.form = document.querySelector(".filters");
    this.levels = data.severities.map((name, level) => this.levelButton(name, level));
    document.querySelector(".levels").append(...this.levels.map(({ button }) => button));
    this.fillSelects();
    const later = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.apply(), PATIENCE);
    };
    $("words").addEventListener("input", later);
    $("rule").addEventListener("change", () => this.apply());
    $("cause").addEventListener("change", () => this.apply());
    $("file").addEventListener("change", (event) => {
      this.apply();
      if (event.target.value) onFile(Number(event.target.value));
    });
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("reset", () => {
      this.levels.forEach((each) => each.press(true));
      setTimeout(() => {
        $("cause").value = "";
        this.apply();
      });
    });
  }

  // Leave nothing out.
  clear() {
    $("reset").click();
    this.apply();
  }

  levelButton(name, level) {
    const many = this.counted("severity", data.severities.length)[level];
    const button = element("button", { type: "button", class: `toggle ${name}`, "aria-pressed": "true" }, element("i", {}), plural(many, name));
    button.disabled = !many;
    const made = { button, on: true, press: (on) => {
      made.on = on;
      button.setAttribute("aria-pressed", on);
    } };
    button.addEventListener("click", () => {
      made.press(!made.on);
      this.apply();
    });
    return made;
  }

  // How many findings there are, listed or not, by the numbers in a column.
  counted(column, size) {
    const counts = new Array(size).fill(0);
    for (const each of findings[column]) counts[each] += 1;
    for (const each of unlisted) counts[each[column]] += each.many;
    return counts;
  }

  fillSelects() {
    const option = (value, text) => element("option", { value }, text);
    const rules = this.counted("rule", data.rules.length);
    const files = this.counted("file", data.files.length);
    $("rule").append(option("", "All rules"), ...rules.flatMap((many, at) => (many ? [option(at, `${data.rules[at].code} (${grouped(many)})`)] : [])));
    const named = files.map((many, at) => [many, at, data.names[at] || "the set"]).filter(([many]) => many);
    named.sort((one, other) => one[2].localeCompare(other[2], "en", { numeric: true }));
    this.fillCauses(option);
    $("file").append(option("", "All files"), ...named.map(([many, at, name]) => option(at, `${name} (${grouped(many)})`)));
  }

  // What a cause explains is out of sight until somebody asks for it.
  fillCauses(option) {
    if (!data.causes.length) return;
    const many = (cause) => grouped(findings.cause.reduce((sum, each) => sum + (each === cause), 0));
    const explained = data.causes.map((message, at) => option(at, `Explained (${many(at)}): ${message}`));
    $("cause").append(option(-1, `Not explained (${many(-1)})`), option("", "Explained or not"), ...explained);
    $("cause").hidden = false;
  }

  // What is searched, lowercase, made when it is first asked for.
  get texts() {
    this.found ??= findings.message.map((message, number) =>
      `${message}\n${data.files[findings.file[number]]}\n${findings.pointer[number]}\n${hex(findings.offset[number])}\n${data.rules[findings.rule[number]].code}`.toLowerCase());
    return this.found;
  }

  apply() {
    const words = $("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [rule, file] = [$("rule").value, $("file").value].map((value) => (value === "" ? -1 : Number(value)));
    const cause = $("cause").value;
    const on = this.levels.map((each) => each.on);
    const numbers = [];
    for (let number = 0; number < count; number += 1) {
      if (!on[findings.severity[number]]) continue;
      if (rule >= 0 && findings.rule[number] !== rule) continue;
      if (file >= 0 && findings.file[number] !== file) continue;
      if (cause !== "" && findings.cause[number] !== Number(cause)) continue;
      if (words.length && !words.every((word) => this.texts[number].includes(word))) continue;
      numbers.push(number);
    }
    // Which of several causes explains what is not listed, nobody tells.
    const causes = { "": [0, 1], "-1": [0] }[cause] ?? (data.causes.length > 1 ? [] : [1]);
    const passes = (each) => causes.includes(each.explained) && on[each.severity] && (rule < 0 || each.rule === rule) && (file < 0 || each.file === file);
    const left = words.length ? [] : unlisted.filter(passes);
    const [many, whole] = [numbers.length + summed(left), count + summed(unlisted)];
    const listed = left.length ? `, showing ${grouped(numbers.length)}` : "";
    $("status").textContent = `${many === whole ? "" : `${grouped(many)} of `}${plural(whole, "finding")}${listed}`;
    $("reset").hidden = many === whole;
    this.onChange(numbers, left);
  }
}
