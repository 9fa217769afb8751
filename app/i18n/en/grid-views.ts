import type { gridViews as cs } from "../cs/grid-views.ts";
import type { Words } from "../words.ts";

export const gridViews = {
  title: "View of the list",
  newTitle: "New view of the list",
  view: "View",
  note: "Only you see it. Every view has the first column, “{{first}}”.",
  name: "Name of the view",
  nameHint: "For example Debtors or For the accountant.",
  columns: "Columns",
  columnsHint: "Tick what you want to see and set the order.",
  column: "Column",
  order: "Order",
  up: "Move up: {{column}}",
  down: "Move down: {{column}}",
  withQuery: "With filter and sorting",
  withQueryHint: "As they are set in the list now. Otherwise the view changes only the columns.",
  save: "Save view",
  saveAsNew: "Save as new",
  remove: "Remove view",
  saved: "The view {{name}} is saved.",
  removeQuestion: "Remove the view?",
  removeText: "The list will have all its columns again. The rows stay.",
  removeDo: "Remove view",
  removed: "The view is removed.",
} satisfies Words<typeof cs>;
