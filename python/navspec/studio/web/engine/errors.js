// The error that leaves the engine.

/**
 * A file that cannot be read, or a change that cannot be made. `reason` says why, `pointer` where; `message` has both. For files
 * also `offset`, `length`, `expected`, `actual`, `hint` and the `code` of the rule.
 */
export class NavspecError extends Error {
  constructor(reason, place = {}) {
    super(place.pointer ? `${place.pointer}: ${reason}` : reason);
    Object.assign(this, { name: "NavspecError", reason, code: "", pointer: "", offset: 0, length: 0, expected: "", actual: "", hint: "" }, place);
  }

  /** Return the error of a file that cannot be read. */
  static ofFault({ message, ...place }) {
    return new NavspecError(message, place);
  }
}
