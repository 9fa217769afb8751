import type { gridViews as cs } from "../cs/grid-views.ts";
import type { Words } from "../words.ts";

export const gridViews = {
  title: "Pohľad na zoznam",
  newTitle: "Nový pohľad na zoznam",
  view: "Pohľad",
  note: "Vidíte ho len vy. Prvý stĺpec „{{first}}“ má každý pohľad.",
  name: "Názov pohľadu",
  nameHint: "Napríklad Dlžníci alebo Pre účtovníčku.",
  columns: "Stĺpce",
  columnsHint: "Zaškrtnite, čo chcete vidieť, a určte poradie.",
  column: "Stĺpec",
  order: "Poradie",
  up: "Posunúť vyššie: {{column}}",
  down: "Posunúť nižšie: {{column}}",
  withQuery: "Aj s\u00a0filtrom a zoradením",
  withQueryHint: "Ako sú v\u00a0zozname nastavené teraz. Inak pohľad mení len stĺpce.",
  save: "Uložiť pohľad",
  saveAsNew: "Uložiť ako nový",
  remove: "Odstrániť pohľad",
  saved: "Pohľad {{name}} je uložený.",
  removeQuestion: "Odstrániť pohľad?",
  removeText: "Zoznam potom bude mať opäť všetky svoje stĺpce. Riadky zostanú.",
  removeDo: "Odstrániť pohľad",
  removed: "Pohľad je odstránený.",
} satisfies Words<typeof cs>;
