import type { facilities as cs } from "../cs/facilities.ts";
import type { Words } from "../words.ts";

export const facilities = {
  title: "Rooms and equipment",
  text: "Where you work, with what, and who may use it",
  newTitle: "New room or equipment",
  editTitle: "Edit room or equipment",
  removeQuestion: "Remove from the calendar?",
  emptyTitle: "No rooms or equipment yet",
  emptyText:
    "Add rooms and devices that only one person can use at a time. The calendar then makes sure they are free.",
  add: "Add room or equipment",
  save: "Save",
  remove: "Remove",
  removeDo: "Remove from the calendar",
  removeText: "It can no longer be chosen in the calendar. Existing events stay as they are, with this name.",
  comingEvents: "Upcoming events: {{count}}",
  neededBy: "Services that will no longer need it: {{names}}",
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
  profileIdsHint: "If you select nobody, everyone.",
} satisfies Words<typeof cs>;
