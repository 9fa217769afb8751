/**
 * A template of a service, or a phrase without one; services and workers are named by their position in the clinic's
 * lists.
 */
export type DemoText = { name: string; service: number | null; author: number; own?: true; content: string };

export const reportTexts: DemoText[] = [
  {
    name: "Vstupní kineziologický rozbor",
    service: 0,
    author: 0,
    content: `## Kineziologický rozbor #datum# #cas#
**Nynější onemocnění:**
**OA, FA:** **PA:** **SA:**
## Objektivně
- stoj:
- chůze:
- dechový stereotyp:
- palpačně:

| Svalový test | vpravo | vlevo |
| --- | --- | --- |
|  |  |  |

## Závěr a plán
`,
  },
  {
    name: "LTV, kontrola",
    service: 1,
    author: 0,
    content: `## LTV #datum#
**Subjektivně:** VAS /10
**Objektivně:**
**Terapie:**
-
**Cvičení domů:**
-
`,
  },
  {
    name: "Edukace",
    service: null,
    author: 0,
    content: "Pacient byl poučen o režimu, cvičení předvedl a umí je sám. Má je písemně.",
  },
  { name: "Bez zhoršení", service: null, author: 0, content: "Po minulé terapii bez zhoršení, v noci bez bolesti." },
  {
    name: "Měkké techniky bederní",
    service: null,
    author: 1,
    own: true,
    content: "Měkké techniky bederní fascie, PIR m. quadratus lumborum a m. piriformis oboustranně.",
  },
];
