// The effect of a change, in words.

import { plural } from "../kit/elements.js";

const LEVELS = { error: ["error", "errors"], warning: ["warning", "warnings"], info: ["info", "info"] };

const counted = (totals, word) =>
  Object.entries(LEVELS).filter(([name]) => totals?.[name]).map(([name, [one, many]]) => `${plural(totals[name], `${word}${one}`, `${word}${many}`)}`);

// "2 new warnings, 1 error gone".
export function formatNews({ found_totals: added, gone_totals: removed }) {
  const parts = [...counted(added, "new "), ...counted(removed, "").map((part) => `${part} gone`)];
  return parts.length ? parts.join(", ") : "No finding is new or gone";
}
