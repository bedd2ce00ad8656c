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
    return this.open.find((branch) => branch.number === number) ?? null;
  }

  // Open a part, with its first parts loaded.
  async expand(number) {
    await this.load(number);
    const existing = this.branch(number);
    if (existing) return existing;
    const part = this.part(number);
    const { parts, total } = await this.source.parts(part.pointer, 0, PAGE);
    const again = this.branch(number);
    if (again) return again;
    const opened = new Branch(this.source, part.pointer, total, this, number);
    opened.pages.set(0, parts);
    this.open.push(opened);
    this.open.sort((a, b) => a.number - b.number);
    this.grow(opened.size);
    return opened;
  }

  fold(number) {
    const branch = this.branch(number);
    this.open = this.open.filter((child) => child !== branch);
    this.grow(-branch.size);
  }

  grow(rows) {
    for (let at = this; at; at = at.around) at.size += rows;
  }

  // Return the part in a row below: its branch, its number there, and its depth.
  at(row, depth = 0) {
    let [remaining, passed] = [row, 0];
    for (const branch of this.open) {
      const before = branch.number - passed + 1;
      if (remaining < before) break;
      remaining -= before;
      passed = branch.number + 1;
      if (remaining < branch.size) return branch.at(remaining, depth + 1);
      remaining -= branch.size;
    }
    return { branch: this, number: passed + remaining, depth };
  }

  // The row of a part in the whole tree.
  row(number) {
    const before = this.open.reduce((sum, branch) => (branch.number < number ? sum + branch.size : sum), number);
    return this.around ? before + this.around.row(this.number) + 1 : before;
  }

  // Pointers of all that is open, outer ones first.
  *opened() {
    for (const branch of this.open) {
      yield branch.pointer;
      yield* branch.opened();
    }
  }
}
