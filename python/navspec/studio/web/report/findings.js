// A page of findings: list, details, filters and map, and their connections.

import { Addresses } from "./address.js";
import { $, data } from "./data.js";
import { Detail } from "./detail.js";
import { Filters } from "./filters.js";
import { ReportMap } from "./map.js";
import { FindingTree } from "./tree.js";

export function openFindings() {
  const map = data.maps.length ? new ReportMap({ onFinding: (number) => select(number, { fromMap: true }), onThing: (thing) => detail.showThing(thing) }) : null;
  const tree = new FindingTree((number) => select(number, {}), (rule) => detail.showRule(rule));
  const detail = new Detail(
    () => {
      detail.close();
      tree.list.clear();
      map?.select(-1, false);
      history.replaceState(null, "", location.href.split("#")[0]);
      tree.list.element.focus({ preventScroll: true });
    },
    (number) => map?.select(number, true),
    (step) => tree.step(step),
  );
  const filters = new Filters(
    (numbers, unlistedGroups) => {
      tree.show(numbers, unlistedGroups);
      map?.show(numbers);
    },
    (file) => map?.showFile(file),
  );

  function select(number, { fromMap = false }) {
    detail.showFinding(number);
    if (fromMap) tree.goTo(number);
    map?.select(number, !fromMap);
    history.replaceState(null, "", Addresses.of(number));
  }

  // Open the finding that the address of the page names, even if the filters hide it.
  function follow() {
    const { number } = Addresses;
    if (number < 0) return;
    filters.clear();
    select(number, {});
    tree.goTo(number);
    $("findings").scrollIntoView();
  }
  addEventListener("hashchange", follow);

  filters.apply();
  follow();
}
