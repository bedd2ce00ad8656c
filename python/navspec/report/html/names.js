// What the points of a map are called, and what is known of each.

export class Names {
  constructor({ noun, group, starts, numbers, bits }, flags) {
    Object.assign(this, { noun, group, starts, numbers, bits, flags });
  }

  // Numbers of a point and of its group, which is below 0 where it has none.
  numbersOf(row) {
    const at = this.starts.findLastIndex((start) => start <= row);
    return [row - this.starts[at], this.numbers[at]];
  }

  words(row) {
    const [number, group] = this.numbersOf(row);
    return `${this.noun} ${number}${group < 0 ? "" : ` of ${this.group} ${group}`}`;
  }

  // What its flags say: names of bits, and numbers that are not 0.
  facts(row) {
    const told = this.bits.flatMap(([name, shift, width]) => {
      const value = Math.floor(this.flags[row] / 2 ** shift) % 2 ** width;
      return value ? [width > 1 ? `${name} ${value}` : name] : [];
    });
    return [["Flags", told.join(", ") || "none"]];
  }
}
