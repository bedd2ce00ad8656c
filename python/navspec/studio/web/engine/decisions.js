// Decisions that the bytes in order do not determine: what a reader tries for each format, and what it accepts.

const TAG = [..."BLOCK"].map((letter) => letter.charCodeAt(0));
const OBJECT_BYTES = 52;
const OBJECT_SIZE_OFFSET = 8;
const OBJECT_STRIDE = 64;
const MOST_OBJECTS = 350;
const MISSION_OBJECT = 2;
/** Most tags after the state of a mission to try: the first one is right unless the state contains the same letters. */
const MOST_TAGS = 64;
const BEYOND_FILE = 0xffffffff;

/** Combinations of decisions that are tried for a file of any other format. */
const MOST_CHOICES = 16;

/**
 * Return the first attempt at a file that succeeds and makes sense; or the one that gets farthest: the right decisions fail only where
 * the file is damaged or ends. `attempt(decisions)` returns `{file}` or `{fault}`.
 */
export function decide(layout, bytes, attempt) {
  const choices = layout.spec.id === "gta_sa_save_android" ? ofAndroid(bytes, attempt) : ofAny(layout);
  let farthest = null;
  for (const pinned of choices) {
    const result = attempt(pinned);
    if (result.file && !(pinned.is_object_variant_b && !hasObjectsOfMissions(result.file))) return result;
    if (result.fault && (!farthest || result.fault.offset > farthest.fault.offset)) farthest = result;
  }
  return farthest;
}

/** Yield combinations of all decisions with few values, first the ones of the spec. */
function* ofAny({ spec, root }) {
  let choices = [{}];
  for (const { id, kind, members, notes } of root.scope.type.instances ?? []) {
    if (!notes?.decision) continue;
    const values = kind === "bool" ? [false, true] : members ? spec.enums[members].values.map((member) => member.value) : [];
    if (values.length * choices.length <= MOST_CHOICES) choices = [...choices, ...choices.flatMap((choice) => values.map((value) => ({ ...choice, [id]: value })))];
  }
  yield* choices;
}

/** Yield the decisions for a save of Android: the form of its objects, and the extent of the undocumented state of a mission. */
function* ofAndroid(bytes, attempt) {
  for (const form of [true, false]) yield { is_object_variant_b: form, is_mission_save: false };
  const state = attempt({ is_mission_save: true, len_mission_state: BEYOND_FILE }).fault;
  if (state?.pointer !== "/pools/mission_state") return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = objectsStart(view, state.offset);
  if (start < 0) return;
  const end = start + 4 + view.getUint32(start, true) * OBJECT_STRIDE;
  for (let at = tagFrom(bytes, end), tries = 0; at >= 0 && tries < MOST_TAGS; at = tagFrom(bytes, at + TAG.length), tries += 1) {
    const sizes = { is_mission_save: true, len_mission_state: start - state.offset, len_mission_tail: at - end };
    for (const form of [true, false]) yield { is_object_variant_b: form, ...sizes };
  }
}

/** Return the offset of the list of objects, which the size in each of them shows; -1 where there is none. */
function objectsStart(view, from) {
  for (let at = from; at + 4 <= view.byteLength; at += 1) {
    if (view.getUint32(at, true) !== OBJECT_BYTES) continue;
    const start = at - OBJECT_SIZE_OFFSET - 4;
    const count = start >= from ? view.getUint32(start, true) : 0;
    if (!(count > 0 && count <= MOST_OBJECTS) || start + 4 + count * OBJECT_STRIDE > view.byteLength) continue;
    const isSized = (number) => view.getUint32(start + 4 + number * OBJECT_STRIDE + OBJECT_SIZE_OFFSET, true) === OBJECT_BYTES;
    if (Array.from({ length: count }, (_, number) => number).every(isSized)) return start;
  }
  return -1;
}

function tagFrom(bytes, from) {
  for (let at = bytes.indexOf(TAG[0], from); at >= 0; at = bytes.indexOf(TAG[0], at + 1)) if (TAG.every((letter, index) => bytes[at + index] === letter)) return at;
  return -1;
}

/** Return whether at least half of the objects have their type where the second form stores it. */
function hasObjectsOfMissions(file) {
  const table = file.layout.table("pools.objects");
  const leaf = table.leaves.find(({ path }) => path === "object_type");
  const rows = file.rows(table);
  let count = 0;
  for (let row = 0; row < rows; row += 1) if (file.value(leaf, row) === MISSION_OBJECT) count += 1;
  return 2 * count >= rows;
}
