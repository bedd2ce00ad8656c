// Names and attributes of the points of a map.

export class Names {
  constructor({ noun, group, starts, numbers, bits }, flags) {
    Object.assign(this, { noun, group, starts, numbers, bits, flags });
  }

  // Numbers of a point and of its group; the group is below 0 if there is none.
  numbersOf(row) {
    const at = this.starts.findLastIndex((start) => start <= row);
    return [row - this.starts[at], this.numbers[at]];
  }

  words(row) {
    const [number, group] = this.numbersOf(row);
    return `${this.noun} ${number}${group < 0 ? "" : ` of ${this.group} ${group}`}`;
  }

  // Its flags: names of set bits, and numbers other than 0.
  facts(row) {
    const flags = this.bits.flatMap(([name, shift, width, names = {}]) => {
      const value = Math.floor(this.flags[row] / 2 ** shift) % 2 ** width;
      const words = names[value] ?? String(value);
      return value ? [width === 1 ? name : words.startsWith(name) ? words : `${name} ${words}`] : [];
    });
    return [["Flags", flags.join(", ") || "none"]];
  }
}
