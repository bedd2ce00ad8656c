// Formats of the page: their specs, and their properties. The site's build writes them; parts of several specs are
// stored once. Specs are large; a spec that no file needs stays text.

import { Format } from "../engine/format.js";

/**
 * Parse the text that `navspec_build.site.opening` writes: the formats, the `others` that no format reads, the rules that no
 * spec declares, how many rules each family declares, and the codes of those with a repair.
 */
export function loadFormats(text) {
  const { formats, standIns, unsupported, rules, declared, repairable, parts, specs } = JSON.parse(text);
  const whole = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, at]) => [name, JSON.parse(parts[at])]));
  const specOf = (id) => ({ ...specs[id], types: whole(specs[id].types), enums: whole(specs[id].enums) });
  return { formats: formats.map((about) => new Format(about, () => specOf(about.id))), others: { standIns, unsupported }, rules, declared, repairable: new Set(repairable) };
}
