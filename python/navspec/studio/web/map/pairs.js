// Pairs of whole numbers, each with its place among those that are different: a table without an object for each.

export class Pairs {
  // `most` pairs at most.
  constructor(most) {
    let size = 16;
    while (size < 2 * most) size *= 2;
    this.slots = new Int32Array(size).fill(-1);
    this.first = new Int32Array(most);
    this.second = new Int32Array(most);
    this.many = 0;
  }

  // Return the place of a pair; a new one gets the next number.
  add(first, second) {
    const last = this.slots.length - 1;
    let slot = Math.imul(Math.imul(first, 73856093) ^ Math.imul(second, 19349663), 668265261);
    for (slot = (slot ^ (slot >>> 15)) & last; this.slots[slot] >= 0; slot = (slot + 1) & last) {
      const at = this.slots[slot];
      if (this.first[at] === first && this.second[at] === second) return at;
    }
    this.slots[slot] = this.many;
    this.first[this.many] = first;
    this.second[this.many] = second;
    this.many += 1;
    return this.many - 1;
  }
}
