import type { operationPresets as cs } from "../cs/operation-presets.ts";
import type { Words } from "../words.ts";

export const operationPresets = {
  title: "Šablóny kódov výkonov",
  text: "Výkony, ktoré vykazujete spolu, pod jedným názvom",
  newTitle: "Nová šablóna výkonov",
  editTitle: "Úprava šablóny výkonov",
  emptyTitle: "Zatiaľ žiadna šablóna výkonov",
  emptyText:
    "Sem patria výkony, ktoré vykazujete spolu, napríklad vyšetrenie a\u00a0cvičenie. Do správy ich potom vložíte naraz. Šablóny vidíte iba vy.",
  add: "Pridať šablónu",
  save: "Uložiť šablónu",
  remove: "Odobrať",
  removeQuestion: "Odobrať šablónu výkonov?",
  removeDo: "Odobrať šablónu",
  removeText: "Šablónu už do správy nevložíte. Správy s\u00a0jej výkonmi zostanú, ako sú.",
  created: "Šablóna {{name}} je pridaná.",
  saved: "Šablóna {{name}} je uložená.",
  removed: "Šablóna výkonov je odobratá.",
  basics: "Šablóna",
  name: "Názov",
  nameHint: "Napríklad Vyšetrenie a\u00a0LTV.",
  expertise: "Odbornosť",
  expertiseHint: "Kód alebo časť názvu, napríklad 902. Jej výkony sa ponúkajú pri písaní kódu.",
} satisfies Words<typeof cs>;
