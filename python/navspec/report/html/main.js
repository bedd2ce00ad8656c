// The parts of the page, and what they tell each other.

document.documentElement.classList.add("js");

const map = data.maps.length ? new MapView((number) => select(number, { fromMap: true })) : null;
const tree = new Tree((number) => select(number, {}), (rule) => detail.showRule(rule));
const detail = new Detail(
  () => {
    detail.close();
    tree.clear();
    map?.select(-1, false);
    tree.box.focus({ preventScroll: true });
  },
  (number) => map?.select(number, true),
  (step) => tree.step(step),
);
const filters = new Filters(
  (numbers, left) => {
    tree.show(numbers, left);
    map?.show(numbers);
  },
  (file) => map?.showFile(file),
);

function select(number, { fromMap = false }) {
  detail.showFinding(number);
  if (fromMap) tree.goTo(number);
  map?.select(number, !fromMap);
}

filters.apply();
