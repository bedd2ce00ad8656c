// The variant of a file: what distinguishes files of one format, by the names of `navspec`.

/** Last version of meshes of GoldSrc, which are decided like others without data of a game. */
const LAST_GOLDSRC = 5;

/** Variants that no decision pins. */
const BY_VALUES = {
  gta_sa_paths_fla: (value) => (value("has_name") ? { [0x32524556]: "ver2", [0x33524556]: "ver3" }[value("version_word")] : "fla4"),
  gta_sa_save_android: (value) => (value("is_guarded") ? "guarded" : "android"),
  metroid_prime_path: (value) => ({ 4: "prime", 5: "echoes", 6: "echoes", 7: "corruption" })[value("version")],
  source2_nav: (value) => (value("version") >= 31 ? "polygons" : "corners"),
};

/** Return the name of the variant of a file that was read; empty where it has none. */
export function variantOf({ about }, file) {
  const { scope } = file.layout.root;
  const value = (name) => scope.get([name])(file, 0);
  const named = BY_VALUES[about.id];
  if (named) return named(value) ?? "";
  const isOld = about.id === "source_nav" && value("version") <= LAST_GOLDSRC;
  const fitting = Object.entries(about.variants).filter(([name]) => (name === "goldsrc") === isOld).find(([, decisions]) => Object.entries(decisions).every(([name, decision]) => value(name) === decision));
  return fitting?.[0] ?? "";
}
