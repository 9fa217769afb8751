import type { facilities as cs } from "../cs/facilities.ts";
import type { Words } from "../words.ts";

export const facilities = {
  title: "Räume und Geräte",
  text: "Wo und womit gearbeitet wird und wer es benutzen darf",
  newTitle: "Neuer Raum oder neues Gerät",
  editTitle: "Raum oder Gerät bearbeiten",
  removeQuestion: "Aus dem Kalender nehmen?",
  emptyTitle: "Noch kein Raum und kein Gerät",
  emptyText:
    "Hierher gehören Räume und Geräte, die nur eine Person zugleich nutzen kann. Der Kalender achtet dann darauf, dass sie frei sind.",
  add: "Raum oder Gerät hinzufügen",
  save: "Speichern",
  remove: "Entfernen",
  removeDo: "Aus dem Kalender nehmen",
  removeText: "Im Kalender nicht mehr auswählbar. Eingetragene Termine bleiben, wie sie sind, auch mit diesem Namen.",
  comingEvents: "Kommende Termine: {{count}}",
  neededBy: "Leistungen, die dann ohne auskommen: {{names}}",
  created: "{{name}} ist im Kalender.",
  saved: "Gespeichert: {{name}}.",
  removed: "{{name}} ist nicht mehr im Kalender.",

  basics: "Was es ist",
  name: "Name",
  nameHint: "Zum Beispiel Turnraum oder Stoßwelle.",
  facilityType: "Art",
  types: {
    ROOM: "Raum",
    EQUIPMENT: "Gerät",
  },
  who: "Wer",
  profileIds: "Wer es benutzen darf",
  profileIdsHint: "Ohne Auswahl alle.",
} satisfies Words<typeof cs>;
