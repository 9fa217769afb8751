import type { facilities as cs } from "../cs/facilities.ts";
import type { Words } from "../words.ts";

export const facilities = {
  title: "Miestnosti a\u00a0vybavenie",
  text: "Kde a\u00a0s\u00a0čím sa pracuje a\u00a0kto to smie používať",
  newTitle: "Nová miestnosť alebo vybavenie",
  editTitle: "Úprava miestnosti alebo vybavenia",
  removeQuestion: "Odobrať z\u00a0kalendára?",
  emptyTitle: "Zatiaľ žiadna miestnosť ani vybavenie",
  emptyText:
    "Sem patria miestnosti a\u00a0prístroje, ktoré nemôže mať viac ľudí naraz. Kalendár potom postráži, aby boli voľné.",
  add: "Pridať miestnosť alebo vybavenie",
  save: "Uložiť",
  remove: "Odobrať",
  removeDo: "Odobrať z\u00a0kalendára",
  removeText: "V\u00a0kalendári sa už nebude dať vybrať. Zapísané udalosti zostanú, ako sú, aj s\u00a0týmto názvom.",
  comingEvents: "Nadchádzajúce udalosti: {{count}}",
  neededBy: "Služby, ktoré to už nebudú vyžadovať: {{names}}",
  created: "{{name}} je v\u00a0kalendári.",
  saved: "Uložené: {{name}}.",
  removed: "{{name}} už v\u00a0kalendári nie je.",

  basics: "Čo to je",
  name: "Názov",
  nameHint: "Napríklad Telocvičňa alebo Rázová vlna.",
  facilityType: "Druh",
  types: {
    ROOM: "miestnosť",
    EQUIPMENT: "vybavenie, prístroj",
  },
  who: "Kto",
  profileIds: "Kto to smie používať",
  profileIdsHint: "Bez výberu všetci.",
} satisfies Words<typeof cs>;
