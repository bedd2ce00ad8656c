// A format: its properties, and the layout of its files.

import { Layout } from "./layout.js";

/** A format with its properties `about`; its spec, which is large, is read by `loadSpec` on first use. */
export class Format {
  constructor(about, loadSpec) {
    Object.assign(this, { about, loadSpec, builtLayout: null });
    this.magic = Uint8Array.from(about.magic.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  }

  /** Return whether bytes may be the first ones of such a file. */
  begins(bytes) {
    return this.magic.every((byte, at) => bytes[at] === byte);
  }

  get layout() {
    return this.builtLayout ??= new Layout(this.loadSpec());
  }
}
