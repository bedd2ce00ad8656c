// What the page knows of formats: their specs, and what goes with them. The site's build writes it, with parts that several
// specs share standing once. Specs are large; those that no file asks for are left as text.

import { Layout } from "./spec/layout.js";

/** A format: `about` it, and its layout, which is made when it is first asked for. */
class Format {
  constructor(about, spec, parts) {
    Object.assign(this, { about, spec, parts, made: null });
    this.magic = Uint8Array.from(about.magic.match(/../g) ?? [], (each) => parseInt(each, 16));
  }

  /** Whether bytes may be the first ones of such a file. */
  begins(bytes) {
    return this.magic.every((each, at) => bytes[at] === each);
  }

  get layout() {
    if (!this.made) {
      const whole = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, at]) => [name, JSON.parse(this.parts[at])]));
      this.made = new Layout({ ...this.spec, types: whole(this.spec.types), enums: whole(this.spec.enums) });
    }
    return this.made;
  }
}

/**
 * What a text says that `navspec_build.site.opening` made: the formats, the `others` that none of them reads, the rules that no
 * spec declares, and how many rules each family declares.
 */
export function known(text) {
  const { formats, standIns, unsupported, rules, declared, parts, specs } = JSON.parse(text);
  return { formats: formats.map((about) => new Format(about, specs[about.id], parts)), others: { standIns, unsupported }, rules, declared };
}
