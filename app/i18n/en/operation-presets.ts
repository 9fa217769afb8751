import type { operationPresets as cs } from "../cs/operation-presets.ts";
import type { Words } from "../words.ts";

export const operationPresets = {
  title: "Templates of operation codes",
  text: "Operations that you bill together, under one name",
  newTitle: "New template of operations",
  editTitle: "Edit template of operations",
  emptyTitle: "No template of operations yet",
  emptyText:
    "Operations that you bill together belong here, such as an examination and exercise. You then put them into a report at once. Only you see your templates.",
  add: "Add template",
  save: "Save template",
  remove: "Remove",
  removeQuestion: "Remove the template of operations?",
  removeDo: "Remove template",
  removeText: "The template can no longer be put into reports. Reports with its operations stay as they are.",
  created: "The template {{name}} is added.",
  saved: "The template {{name}} is saved.",
  removed: "The template of operations is removed.",
  basics: "Template",
  name: "Name",
  nameHint: "For example Examination and exercise.",
  expertise: "Specialty",
  expertiseHint: "The code or part of the name, for example 902. Its operations are offered while you type a code.",
} satisfies Words<typeof cs>;
