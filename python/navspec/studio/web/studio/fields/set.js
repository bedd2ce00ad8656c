// Fields of a file get other values: one step of the history, or a refusal in words.

import { plural } from "../../kit/elements.js";
import { chooseInDialog } from "../frame/dialog.js";

// Return the outcome; null where it was refused and nothing is changed. `label` and `text` are the words for the field and its
// value, where pointers are not shown.
export async function setValue(studio, path, values, label, text) {
  const title = label && `${label}: ${text}`;
  const outcome = await studio.change("set", { path, values, title });
  if (!outcome) return null;
  if (outcome.refused) {
    const { refused } = outcome;
    if (!(await chooseInDialog("This is not set", `${refused[0].toUpperCase()}${refused.slice(1)}.`, { force: "Set it all the same" }))) return null;
    const forced = await studio.change("set", { path, values, title, allow_invalid: true });
    if (forced) showOutcome(studio, forced, title);
    return forced;
  }
  showOutcome(studio, outcome, title);
  return outcome;
}

async function showOutcome(studio, outcome, title) {
  const { changes, follows, notes } = outcome;
  if (!changes.length) {
    studio.say(notes[0] ?? "Nothing has changed");
    return;
  }
  const [{ pointer, new: value, new_name: name }] = changes;
  const brought = await studio.news(outcome);
  const [added, removed] = ["found_totals", "gone_totals"].map((name) => Object.values(brought?.[name] ?? {}).reduce((sum, count) => sum + count, 0));
  const parts = [
    title ?? `${pointer} is ${name ?? value} now`,
    follows.length ? `${plural(follows.length, "value follows", "values follow")}${title ? "" : `: ${follows.slice(0, 3).map((follow) => follow.pointer).join(", ")}`}` : "",
    added ? `${plural(added, "new finding")}` : "",
    removed ? `${plural(removed, "finding")} gone` : "",
    ...(title ? notes.filter((note) => !note.startsWith("/")) : notes),
  ];
  studio.say(parts.filter(Boolean).join("; "), added ? "warning" : "good");
}
