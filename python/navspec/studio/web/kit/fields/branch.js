// A place in the tree that is open: its parts, loaded in pages, and those among them that are open themselves.

export const PAGE = 100;

export class Branch {
  constructor(source, pointer, total, around = null, number = 0) {
    Object.assign(this, { source, pointer, total, around, number, pages: new Map(), open: [], size: total });
  }

  // The part of a number; undefined while it is not loaded.
  part(number) {
    return this.pages.get(Math.floor(number / PAGE))?.[number % PAGE];
  }

  // Load the page with a part; `false` where that is done or on its way.
  async load(number) {
    const page = Math.floor(number / PAGE);
    if (this.pages.has(page)) return this.pages.get(page).loading ?? false;
    const waiting = [];
    this.pages.set(page, waiting);
    waiting.loading = this.source.parts(this.pointer, page * PAGE, PAGE).then(({ parts }) => {
      this.pages.set(page, parts);
      return true;
    });
    return waiting.loading;
  }

  branch(number) {
    return this.open.find((each) => each.number === number) ?? null;
  }

  // Open a part, with its first parts loaded.
  async expand(number) {
    await this.load(number);
    const known = this.branch(number);
    if (known) return known;
    const part = this.part(number);
    const { parts, total } = await this.source.parts(part.pointer, 0, PAGE);
    const again = this.branch(number);
    if (again) return again;
    const made = new Branch(this.source, part.pointer, total, this, number);
    made.pages.set(0, parts);
    this.open.push(made);
    this.open.sort((a, b) => a.number - b.number);
    this.grow(made.size);
    return made;
  }

  fold(number) {
    const branch = this.branch(number);
    this.open = this.open.filter((each) => each !== branch);
    this.grow(-branch.size);
  }

  grow(rows) {
    for (let at = this; at; at = at.around) at.size += rows;
  }

  // What stands in a row below: the branch that has it, its number there, and how deep.
  at(row, depth = 0) {
    let [left, passed] = [row, 0];
    for (const each of this.open) {
      const before = each.number - passed + 1;
      if (left < before) break;
      left -= before;
      passed = each.number + 1;
      if (left < each.size) return each.at(left, depth + 1);
      left -= each.size;
    }
    return { branch: this, number: passed + left, depth };
  }

  // The row of a part in the whole tree.
  row(number) {
    const before = this.open.reduce((sum, each) => (each.number < number ? sum + each.size : sum), number);
    return this.around ? before + this.around.row(this.number) + 1 : before;
  }

  // Pointers of all that is open, outer ones first.
  *opened() {
    for (const each of this.open) {
      yield each.pointer;
      yield* each.opened();
    }
  }
}
