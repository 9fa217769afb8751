import type { operationPresets as cs } from "../cs/operation-presets.ts";
import type { Words } from "../words.ts";

export const operationPresets = {
  title: "Vorlagen für Kassenleistungen",
  text: "Kassenleistungen, die Sie zusammen abrechnen, unter einem Namen",
  newTitle: "Neue Vorlage für Kassenleistungen",
  editTitle: "Vorlage für Kassenleistungen bearbeiten",
  emptyTitle: "Noch keine Vorlage für Kassenleistungen",
  emptyText:
    "Hierher gehören Kassenleistungen, die Sie zusammen abrechnen, etwa Untersuchung und Übungen. In einen Bericht fügen Sie sie dann auf einmal ein. Ihre Vorlagen sehen nur Sie.",
  add: "Vorlage hinzufügen",
  save: "Vorlage speichern",
  remove: "Entfernen",
  removeQuestion: "Vorlage für Kassenleistungen entfernen?",
  removeDo: "Vorlage entfernen",
  removeText:
    "Die Vorlage lässt sich nicht mehr in Berichte einfügen. Berichte mit ihren Kassenleistungen bleiben, wie sie sind.",
  created: "Die Vorlage {{name}} ist hinzugefügt.",
  saved: "Die Vorlage {{name}} ist gespeichert.",
  removed: "Die Vorlage für Kassenleistungen ist entfernt.",
  basics: "Vorlage",
  name: "Name",
  nameHint: "Zum Beispiel Untersuchung und Übungen.",
  expertise: "Fachrichtung",
  expertiseHint:
    "Code oder Teil des Namens, zum Beispiel 902. Ihre Kassenleistungen werden beim Schreiben eines Codes angeboten.",
} satisfies Words<typeof cs>;
