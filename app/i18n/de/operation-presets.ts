import type { operationPresets as cs } from "../cs/operation-presets.ts";
import type { Words } from "../words.ts";

export const operationPresets = {
  title: "Vorlagen für Leistungskennzahlen",
  text: "Leistungen, die Sie zusammen abrechnen, unter einem Namen",
  newTitle: "Neue Vorlage für Leistungen",
  editTitle: "Vorlage für Leistungen bearbeiten",
  emptyTitle: "Noch keine Vorlage für Leistungen",
  emptyText:
    "Hierher gehören Leistungen, die Sie zusammen abrechnen, etwa Untersuchung und Übungen. In einen Bericht fügen Sie sie dann auf einmal ein. Ihre Vorlagen sehen nur Sie.",
  add: "Vorlage hinzufügen",
  save: "Vorlage speichern",
  remove: "Entfernen",
  removeQuestion: "Vorlage für Leistungen entfernen?",
  removeDo: "Vorlage entfernen",
  removeText:
    "Die Vorlage lässt sich nicht mehr in Berichte einfügen. Berichte mit ihren Leistungen bleiben, wie sie sind.",
  created: "Die Vorlage {{name}} ist hinzugefügt.",
  saved: "Die Vorlage {{name}} ist gespeichert.",
  removed: "Die Vorlage für Leistungen ist entfernt.",
  basics: "Vorlage",
  name: "Name",
  nameHint: "Zum Beispiel Untersuchung und Übungen.",
  expertise: "Fachrichtung",
  expertiseHint:
    "Code oder Teil des Namens, zum Beispiel 902. Ihre Leistungen werden beim Schreiben einer Kennzahl angeboten.",
} satisfies Words<typeof cs>;
