// Files that belong together, such as the 64 areas of a map: their numbers, by their names.

/** Return the number of a file in its set, by its name without folders; -1 where the name has none. */
export function numberOf({ set }, name) {
  const match = set && new RegExp(set.pattern, "i").exec(name);
  return match && Number(match[1]) < set.most ? Number(match[1]) : -1;
}

/** Return the set of a file among others, `{set, number}` each: its `members` are more than usual where one has a larger number. */
export function setOf({ set, number }, all) {
  if (!set) return null;
  const isLarger = number >= set.members || all.some((file) => file.set?.id === set.id && file.number >= set.members);
  return { ...set, members: isLarger ? set.most : set.members };
}
