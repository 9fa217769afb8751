import type { facilities as cs } from "../cs/facilities.ts";
import type { Words } from "../words.ts";

export const facilities = {
  title: "Rooms and equipment",
  text: "Where and with what you work, and who may use it",
  newTitle: "New room or equipment",
  editTitle: "Edit room or equipment",
  removeQuestion: "Remove from the calendar?",
  emptyTitle: "No room or equipment yet",
  emptyText:
    "Rooms and devices that several people cannot have at once belong here. The calendar then sees to it that they are free.",
  add: "Add room or equipment",
  save: "Save",
  remove: "Remove",
  removeDo: "Remove from the calendar",
  removeText: "Nobody will be able to choose it in the calendar any more. Its events stay as they are, with this name.",
  comingEvents: "Coming events: {{count}}",
  neededBy: "Services that will do without it: {{names}}",
  created: "{{name}} is in the calendar.",
  saved: "Saved: {{name}}.",
  removed: "{{name}} is no longer in the calendar.",

  basics: "What it is",
  name: "Name",
  nameHint: "For example Gym or Shock wave.",
  facilityType: "Kind",
  types: {
    ROOM: "room",
    EQUIPMENT: "equipment, device",
  },
  who: "Who",
  profileIds: "Who may use it",
  profileIdsHint: "With nobody chosen, everybody.",
} satisfies Words<typeof cs>;
