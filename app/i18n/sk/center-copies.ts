import type { centerCopies as cs } from "../cs/center-copies.ts";
import type { Words } from "../words.ts";

export const centerCopies = {
  title: "Kópia dát",
  text: "Všetko, čo zariadenie v\u00a0Motuse má, v\u00a0jednom súbore ZIP",
  contentsTitle: "Čo je v\u00a0kópii",
  contents: {
    lists: "všetky zoznamy celého zariadenia ako tabuľky CSV",
    patients: "každá karta so správami, návštevami, platbami, prílohami a\u00a0súhlasmi",
    invoices: "vystavené faktúry a\u00a0dobropisy v\u00a0PDF a\u00a0ISDOC, dávky pre poisťovne a\u00a0ďalšie súbory",
    import: "tabuľky pacientov, služieb, návštev, permanentiek a\u00a0dlhov, ktoré Motus načíta späť v\u00a0Importe",
    readme: "README.txt, kde je napísané, čo je ktorý súbor",
  },
  kept: "Kópia je zadarmo. Vytvára sa na pozadí, správcom potom príde e-mail a\u00a0uložiť sa dá 30\u00a0dní.",
  care: "Je v\u00a0nej aj zdravotná dokumentácia: uložte ju šifrovane a\u00a0odovzdajte ju len tomu, kto ju smie mať.",
  order: "Objednať kópiu",
  ordered: "Kópia sa vytvára.",
  waits: "Kópia čaká, kým na ňu príde rad.",
  progress: "Vytvára sa: {{done}} z\u00a0{{total}} zoznamov, faktúr a\u00a0kariet.",
  again: "Načítať znova",
  listTitle: "Objednané kópie",
  orderedAt: "Objednané",
  orderedBy: "Kto",
  state: "Stav",
  keptUntil: "Uložiť sa dá do",
  file: "Súbor",
  save: "Uložiť",
  states: {
    UNDERWAY: "vytvára sa",
    MADE: "hotová",
    FAILED: "nepodarila sa",
    REMOVED: "zmazaná po 30\u00a0dňoch",
  },
  faults: {
    diskFull:
      "Na disku servera nie je miesto. Povedzte o\u00a0tom tomu, kto sa stará o\u00a0server, a\u00a0potom ju objednajte znova.",
    other: "Nepodarila sa na prvý raz ani pri ďalších pokusoch. Objednajte ju znova.",
  },
  missing_one: "{{count}} súbor v\u00a0úložisku chýba, jeho meno je v\u00a0missing.csv.",
  missing_few: "{{count}} súbory v\u00a0úložisku chýbajú, ich mená sú v\u00a0missing.csv.",
  missing_many: "{{count}} súboru v\u00a0úložisku chýba, ich mená sú v\u00a0missing.csv.",
  missing_other: "{{count}} súborov v\u00a0úložisku chýba, ich mená sú v\u00a0missing.csv.",
  emptyTitle: "Zatiaľ žiadna kópia",
  emptyText: "Objednajte ju, keď prechádzate inam alebo keď chcete mať všetko pri sebe.",
} satisfies Words<typeof cs>;
