// JSON text as `navspec` writes it: indented by one space, floats with a point.

import { showFloat } from "./rules/text_format.js";

/** A float, which JSON text shows with a point: 12.0. */
export class Float {
  constructor(value) {
    this.value = value;
  }
}

/** Return data as JSON text. */
export function jsonText(data, indent = "") {
  const inner = `${indent} `;
  if (data instanceof Float) return showFloat(data.value);
  if (typeof data === "bigint") return String(data);
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  if (Array.isArray(data)) return data.length ? `[\n${data.map((part) => `${inner}${jsonText(part, inner)}`).join(",\n")}\n${indent}]` : "[]";
  const members = Object.entries(data).filter(([, part]) => part !== undefined);
  return members.length ? `{\n${members.map(([name, part]) => `${inner}${JSON.stringify(name)}: ${jsonText(part, inner)}`).join(",\n")}\n${indent}}` : "{}";
}
