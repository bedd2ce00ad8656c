// What a change came to, in words.

import { plural } from "../kit/elements.js";

const LEVELS = { error: ["error", "errors"], warning: ["warning", "warnings"], info: ["info", "infos"] };

const counted = (totals, word) =>
  Object.entries(LEVELS).filter(([name]) => totals?.[name]).map(([name, [one, many]]) => `${plural(totals[name], `${word}${one}`, `${word}${many}`)}`);

// "2 new warnings, 1 error gone".
export function news({ found_totals: found, gone_totals: gone }) {
  const parts = [...counted(found, "new "), ...counted(gone, "").map((each) => `${each} gone`)];
  return parts.length ? parts.join(", ") : "No finding is new or gone";
}
