// The findings of a document by numbers, as in routes/findings.py, with filters.

export const SEVERITIES = ["error", "warning", "info"];
const INFO = SEVERITIES.indexOf("info");

export class FindingsReport {
  constructor(data) {
    this.data = data;
    this.list = data.findings;
    this.count = this.list.rule.length;
    this.news = new Set(data.news?.found); // findings of the last change
  }

  rule(number) {
    return this.data.rules[this.list.rule[number]];
  }

  path(number) {
    return this.data.files[this.list.file[number]] ?? "";
  }

  level(number) {
    return SEVERITIES[this.list.severity[number]];
  }

  // Return the place of a finding, as text.
  where(number) {
    const name = this.path(number).split(/[\\/:]/).at(-1);
    return [name, this.list.pointer[number] || this.list.place[number]].filter(Boolean).join("  ");
  }

  position(number) {
    const place = [this.list.x[number], this.list.y[number], this.list.z[number]];
    return Number.isFinite(place[0]) ? place.filter(Number.isFinite) : null;
  }

  // All findings, listed or not, by the numbers in a column: a map of counts.
  counted(column) {
    const counts = new Map();
    for (const value of this.list[column]) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const group of this.data.unlisted) counts.set(group[column], (counts.get(group[column]) ?? 0) + group.count);
    return counts;
  }

  // Return the findings that pass: numbers, and the groups of unlisted ones. `words` in lowercase, `levels` a set,
  // `file` a number or null, `isNew` only for findings of the last change; info of the last change is never hidden.
  passing({ words, levels, file, isNew }) {
    const { severity, file: files } = this.list;
    const numbers = [];
    for (let number = 0; number < this.count; number += 1) {
      const isShown = levels.has(severity[number]) || (severity[number] === INFO && this.news.has(number));
      if (!isShown || (file !== null && files[number] !== file)) continue;
      if (isNew && !this.news.has(number)) continue;
      if (words.length && !words.every((word) => this.texts[number].includes(word))) continue;
      numbers.push(number);
    }
    const isListed = words.length || isNew;
    const unlisted = isListed ? [] : this.data.unlisted.filter((group) => levels.has(group.severity) && (file === null || group.file === file));
    return { numbers, unlisted };
  }

  // The text to search in, built on first use.
  get texts() {
    this.searched ??= this.list.message.map((message, number) =>
      `${message}\n${this.path(number)}\n${this.list.pointer[number]}\n${this.rule(number).code}`.toLowerCase());
    return this.searched;
  }
}
