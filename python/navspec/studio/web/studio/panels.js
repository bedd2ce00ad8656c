// The panels of the page by what they are for, in the order of their tabs. Each is a class: `new Panel(studio)` has an `element`;
// `static title` and `static name` are its title and name, and `static doc` says what it is good for;
// `static fits(document, isRead)` returns whether it has something for a document, even for an unreadable one;
// `shown()` is called when its tab is opened and `closed()` when another one is, `static leads(document)` returns whether its tab opens first.

import { CardPanel } from "./card/panel.js";
import { ChangesPanel } from "./compare/changes.js";
import { ComparePanel } from "./compare/panel.js";
import { ConvertPanel } from "./convert/panel.js";
import { ExportPanel } from "./export/panel.js";
import { FieldsPanel } from "./fields/panel.js";
import { FindingsPanel } from "./findings/panel.js";
import { FormPanel } from "./form/panel.js";
import { HistoryPanel } from "./history/panel.js";
import { ImportPanel } from "./import/panel.js";
import { InspectPanel } from "./inspect/panel.js";
import { ProfilePanel } from "./profile/panel.js";
import { RepairPanel } from "./repair/panel.js";
import { RoutePanel } from "./route/panel.js";
import { SpacePanel } from "./space/panel.js";

export const GROUPS = [
  { title: "Look and edit", panels: [CardPanel, FormPanel, FindingsPanel, InspectPanel, FieldsPanel, RepairPanel] },
  { title: "Changes", panels: [ChangesPanel, HistoryPanel, ComparePanel] },
  { title: "Ways and heights", panels: [RoutePanel, ProfilePanel, SpacePanel] },
  { title: "Files", panels: [ExportPanel, ImportPanel, ConvertPanel] },
];
