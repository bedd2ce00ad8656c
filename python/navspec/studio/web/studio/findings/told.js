// The findings of a document by numbers, as answers/findings.py tells them, and what is asked of them.

export const SEVERITIES = ["error", "warning", "info"];

export class Told {
  constructor(data) {
    this.data = data;
    this.list = data.findings;
    this.count = this.list.rule.length;
    this.news = new Set(data.news?.found); // those that the last change brought
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

  // Where it is, as text.
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
    for (const each of this.list[column]) counts.set(each, (counts.get(each) ?? 0) + 1);
    for (const each of this.data.unlisted) counts.set(each[column], (counts.get(each[column]) ?? 0) + each.count);
    return counts;
  }

  // What passes: numbers of findings, and the groups of those that are not listed. `words` in lowercase, `levels` a set,
  // `file` a number or null, `isNew` for those alone that the last change brought.
  passing({ words, levels, file, isNew }) {
    const { severity, file: files } = this.list;
    const numbers = [];
    for (let number = 0; number < this.count; number += 1) {
      if (!levels.has(severity[number]) || (file !== null && files[number] !== file)) continue;
      if (isNew && !this.news.has(number)) continue;
      if (words.length && !words.every((word) => this.texts[number].includes(word))) continue;
      numbers.push(number);
    }
    const isListed = words.length || isNew;
    const left = isListed ? [] : this.data.unlisted.filter((each) => levels.has(each.severity) && (file === null || each.file === file));
    return { numbers, left };
  }

  // What is searched, made when it is first asked for.
  get texts() {
    this.searched ??= this.list.message.map((message, number) =>
      `${message}\n${this.path(number)}\n${this.list.pointer[number]}\n${this.rule(number).code}`.toLowerCase());
    return this.searched;
  }
}
