// A theme: kinds of polygons or points, or marks that they have.
export class Theme {
  // `codes` has a number for each: of its kind, from 1 on, or with a bit for each of its marks.
  constructor({ title, names, marks, codes }) {
    Object.assign(this, { title, names, marks, codes, hidden: new Set() });
  }

  has(code, name) {
    return this.marks ? (code >>> name) % 2 === 1 : code === name + 1;
  }

  words(at) {
    return this.names.filter((_, name) => this.has(this.codes[at], name)).join(", ");
  }

  // How many polygons or points have each name.
  counts() {
    const sums = this.names.map(() => 0);
    for (const code of this.codes) {
      if (!this.marks && code) sums[code - 1] += 1;
      else if (code) this.names.forEach((_, name) => (sums[name] += Number(this.has(code, name))));
    }
    return sums;
  }
}
