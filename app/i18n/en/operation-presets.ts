import type { operationPresets as cs } from "../cs/operation-presets.ts";
import type { Words } from "../words.ts";

export const operationPresets = {
  title: "Procedure code templates",
  text: "Procedures that you bill together, under one name",
  newTitle: "New procedure template",
  editTitle: "Edit procedure template",
  emptyTitle: "No procedure templates yet",
  emptyText:
    "Add procedures that you bill together, such as an examination and exercise. You can then put them into a report at once. Only you see your templates.",
  add: "Add template",
  save: "Save template",
  remove: "Remove",
  removeQuestion: "Remove the procedure template?",
  removeDo: "Remove template",
  removeText: "You can no longer put the template into reports. Reports with its procedures stay as they are.",
  created: "Template {{name}} added.",
  saved: "Template {{name}} saved.",
  removed: "Procedure template removed.",
  basics: "Template",
  name: "Name",
  nameHint: "For example Examination and exercise.",
  expertise: "Specialty",
  expertiseHint: "A code or part of the name, for example 902. Its procedures are suggested as you type a code.",
} satisfies Words<typeof cs>;
