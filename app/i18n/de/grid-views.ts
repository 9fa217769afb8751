import type { gridViews as cs } from "../cs/grid-views.ts";
import type { Words } from "../words.ts";

export const gridViews = {
  title: "Ansicht der Liste",
  newTitle: "Neue Ansicht der Liste",
  view: "Ansicht",
  note: "Nur Sie sehen sie. Die erste Spalte „{{first}}“ hat jede Ansicht.",
  name: "Name der Ansicht",
  nameHint: "Zum Beispiel Offene Posten oder Für die Buchhaltung.",
  columns: "Spalten",
  columnsHint: "Kreuzen Sie an, was Sie sehen möchten, und legen Sie die Reihenfolge fest.",
  column: "Spalte",
  order: "Reihenfolge",
  up: "Nach oben: {{column}}",
  down: "Nach unten: {{column}}",
  withQuery: "Mit Filter und Sortierung",
  withQueryHint: "So, wie sie jetzt in der Liste eingestellt sind. Sonst ändert die Ansicht nur die Spalten.",
  save: "Ansicht speichern",
  saveAsNew: "Als neue speichern",
  remove: "Ansicht entfernen",
  saved: "Die Ansicht {{name}} ist gespeichert.",
  removeQuestion: "Ansicht entfernen?",
  removeText: "Die Liste hat dann wieder alle ihre Spalten. Die Zeilen bleiben.",
  removeDo: "Ansicht entfernen",
  removed: "Die Ansicht ist entfernt.",
} satisfies Words<typeof cs>;
