// Expression trees as functions. The caller resolves names: `name` turns such a node into a function.

const narrow = (value) => typeof value === "bigint" || Math.abs(value) > 0x7fffffff;

// JavaScript shifts and masks 32 bits; larger numbers go through integers without an end.
const bitwise = (small, large) => (a, b) => {
  if (!narrow(a) && !narrow(b)) return small(a, b);
  const value = large(BigInt(a), BigInt(b));
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
};

function floored(a, b) {
  if (b === 0) throw new RangeError("division by zero");
  return Math.floor(a / b);
}

// Numbers of eight bytes may be BigInts, which `==` compares with others by their value.
const BINARY = {
  "==": (a, b) => a == b,
  "!=": (a, b) => a != b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": floored,
  "%": (a, b) => a - b * floored(a, b),
  "<<": bitwise((a, b) => a * 2 ** b, (a, b) => a << b),
  ">>": bitwise((a, b) => a >> b, (a, b) => a >> b),
  "&": bitwise((a, b) => a & b, (a, b) => a & b),
  "|": bitwise((a, b) => a | b, (a, b) => a | b),
  "^": bitwise((a, b) => a ^ b, (a, b) => a ^ b),
};

/** Return the function of (file, row) of a tree; constants may be numbers, truth values or lists of them. */
export function compileExpression(tree, name) {
  if (Array.isArray(tree)) {
    const items = tree.map((item) => compileExpression(item, name));
    return (file, row) => items.map((item) => item(file, row));
  }
  if (tree === null || typeof tree !== "object") return () => tree;
  if (tree.op === "get" || tree.op === "row" || tree.op === "io") return name(tree);
  const [first, second, third] = (tree.args ?? []).map((arg) => compileExpression(arg, name));
  switch (tree.op) {
    case "cast": return first;
    case "if": return (file, row) => (first(file, row) ? second(file, row) : third(file, row));
    case "and": return (file, row) => first(file, row) && second(file, row);
    case "or": return (file, row) => first(file, row) || second(file, row);
    case "not": return (file, row) => !first(file, row);
    case "neg": return (file, row) => -first(file, row);
    case "inv": return (file, row) => -first(file, row) - 1;
  }
  const apply = BINARY[tree.op];
  return (file, row) => apply(first(file, row), second(file, row));
}
