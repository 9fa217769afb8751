import type { facilities as cs } from "../cs/facilities.ts";
import type { Words } from "../words.ts";

export const facilities = {
  title: "Räume und Ausstattung",
  text: "Wo und womit gearbeitet wird und wer es benutzen darf",
  newTitle: "Neuer Raum oder neue Ausstattung",
  editTitle: "Raum oder Ausstattung bearbeiten",
  removeQuestion: "Aus dem Kalender nehmen?",
  emptyTitle: "Noch kein Raum und keine Ausstattung",
  emptyText:
    "Hierher gehören Räume und Geräte, die nicht mehrere Personen zugleich haben können. Der Kalender achtet dann darauf, dass sie frei sind.",
  add: "Raum oder Ausstattung hinzufügen",
  save: "Speichern",
  remove: "Entfernen",
  removeDo: "Aus dem Kalender nehmen",
  removeText: "Im Kalender nicht mehr auswählbar. Eingetragene Termine bleiben, wie sie sind, auch mit diesem Namen.",
  comingEvents: "Kommende Termine: {{count}}",
  neededBy: "Leistungen, die ohne auskommen werden: {{names}}",
  created: "{{name}} ist im Kalender.",
  saved: "Gespeichert: {{name}}.",
  removed: "{{name}} ist nicht mehr im Kalender.",

  basics: "Was es ist",
  name: "Name",
  nameHint: "Zum Beispiel Turnraum oder Stoßwelle.",
  facilityType: "Art",
  types: {
    ROOM: "Raum",
    EQUIPMENT: "Ausstattung, Gerät",
  },
  who: "Wer",
  profileIds: "Wer es benutzen darf",
  profileIdsHint: "Ohne Auswahl alle.",
} satisfies Words<typeof cs>;
