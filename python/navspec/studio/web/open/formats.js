// Formats of the page: their specs, and their properties. The site's build writes them; parts of several specs are
// stored once. Specs are large; a spec that no file needs stays text.

import { Layout } from "./spec/layout.js";

/** A format: its properties `about`, and its layout, which is built on first use. */
class Format {
  constructor(about, spec, parts) {
    Object.assign(this, { about, spec, parts, made: null });
    this.magic = Uint8Array.from(about.magic.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  }

  /** Return whether bytes may be the first ones of such a file. */
  begins(bytes) {
    return this.magic.every((byte, at) => bytes[at] === byte);
  }

  get layout() {
    if (!this.builtLayout) {
      const whole = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, at]) => [name, JSON.parse(this.parts[at])]));
      this.builtLayout = new Layout({ ...this.spec, types: whole(this.spec.types), enums: whole(this.spec.enums) });
    }
    return this.builtLayout;
  }
}

/**
 * Parse the text that `navspec_build.site.opening` writes: the formats, the `others` that no format reads, the rules that no
 * spec declares, and how many rules each family declares.
 */
export function loadFormats(text) {
  const { formats, standIns, unsupported, rules, declared, parts, specs } = JSON.parse(text);
  return { formats: formats.map((about) => new Format(about, specs[about.id], parts)), others: { standIns, unsupported }, rules, declared };
}
