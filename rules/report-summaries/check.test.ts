import { expect, test } from "vitest";
import { courses } from "#api/seed/contents/reports.ts";
import { holdsIn, whatHolds } from "./check.ts";
import { passagesOf } from "./passages.ts";
import { sentencesOf } from "./statements.ts";

const back =
  "Nynější onemocnění: tři týdny bolest v kříži s propagací do levé hýždě. VAS 6/10, v noci 3/10, horší vsedě.";
const strength = "m. gluteus medius: vpravo 5, vlevo 4-";
const knees = "Bolest pravého kolene a levého ramene.";
const denied = "Alergie: neguje. Otok kolene bez zarudnutí. Lasègue negativní oboustranně, Hawkins pozitivní.";

test.each([
  ["Bolest v kříži tři týdny.", back],
  ["Bolest v kříži 3 týdny s propagací do levé hýždě", back],
  ["VAS 6/10, v noci 3/10", back],
  ["Gluteus medius vlevo 4-, vpravo 5", strength],
  ["Bolest pravého kolene", knees],
  ["Otok kolene", denied],
  ["Otok kolene bez zarudnutí", denied],
  ["Není zarudnutí", denied],
  ["Alergie neguje", denied],
  ["Lasègue negativní oboustranně", denied],
  ["Hawkins pozitivní", denied],
  ["Koleno vpravo: flexe 115°", "flexe kolene aktivně: vpravo 115°, vlevo 140°"],
  ["Rameno dx. bez otoku", "Pravé rameno bez otoku a bolesti"],
  ["Bolest PDK od 2. 3. 2026", "Od 2. 3. 2026 bolest PDK"],
  ["Dg. M54.5, bolest dolní části zad", "Diagnóza: M545 Bolest dolní části zad"],
  ["Bolesť pravého kolena 2 týždne", "Bolesť pravého kolena dva týždne."],
  ["Bez opuchu kolena vľavo", "Vľavo bez opuchu kolena."],
])("«%s» holds in «%s»", (sentence, passage) => expect(holdsIn(sentence, passage)).toBe(true));

test.each([
  // A number, its unit, its decimals, its sign, its range, and whose it is.
  ["Bolest v kříži 4 týdny", back],
  ["Bolest v kříži čtyři týdny", back],
  ["Bolest v kříži tři měsíce", back],
  ["VAS 5/10", back],
  ["VAS 6", back],
  ["VAS 3/10", back],
  ["Obvod 41,5 cm", "Obvod 415 cm"],
  ["Zátěž do 2 kg", "Zátěž do 2 mg"],
  ["Extenze 5°", "Extenze −5°"],
  ["Rotace 55–0–50", "Rotace 50–0–55"],
  ["Svalový test gluteus 4+", "Svalový test gluteus 4-"],
  ["Operace kolene 3. 2. 2026", "Operace kolene 2. 3. 2026"],
  ["Koleno vpravo: flexe 140°", "flexe kolene aktivně: vpravo 115°, vlevo 140°"],
  // A side.
  ["Bolest v kříži s propagací do pravé hýždě", back],
  ["Propagace do hýždě l. dx.", back],
  ["Propagace do hýždě oboustranně", back],
  ["m. gluteus medius vlevo 5", strength],
  ["Bolest levého kolene", knees],
  ["Bolest LDK", "Bolest PDK"],
  ["Koleno sin. s otokem", "Koleno dx. s otokem"],
  ["Bolesť ľavého kolena", "Bolesť pravého kolena"],
  // A code.
  ["Diagnóza M54.4, bolest zad", "Diagnóza M54.5, bolest zad"],
  ["Diagnóza M54, bolest zad", "Diagnóza M54.5, bolest zad"],
  ["Hypertonus L4–S1", "Hypertonus L3–S1"],
  // A denial that is left out, added, moved, or turned round.
  ["Zarudnutí kolene", denied],
  ["Koleno bez otoku", denied],
  ["Bez alergie a otoku", denied],
  ["Alergie", denied],
  ["Lasègue pozitivní oboustranně", denied],
  ["Hawkins negativní", denied],
  ["Bolest propaguje do hýždě", "Bolest nepropaguje do hýždě"],
  ["Bolest nepropaguje do hýždě", "Bolest propaguje do hýždě"],
  ["Koleno stabilní", "Koleno nestabilní"],
  ["Bolest v klidu", "Bolest při zátěži, v klidu bez bolesti"],
  ["Zarudnutí", "Bez otoku, zarudnutí"],
  ["Bez opuchu kolena", "Opuch kolena"],
  // A turn for the opposite, and an invented statement.
  ["Stav zhoršen, bolest kolene", "Stav zlepšen, bolest kolene"],
  ["Diabetes, hypertenze", back],
  ["", back],
  ["6/10", back],
  [`Bolest v kříži ${"a".repeat(700)}`, back],
])("«%s» does not hold in «%s»", (sentence, passage) => expect(holdsIn(sentence, passage)).toBe(false));

test("any sentence of a report is supported by that report", () => {
  const passages = courses
    .flatMap(({ reports }) => reports.flatMap(({ content }) => passagesOf(content)))
    .map(({ text }) => text);
  const sentences = passages.flatMap((passage) => sentencesOf(passage).map((sentence) => [sentence, passage] as const));
  const says = sentences.filter(([sentence]) => sentence !== "Terapie (45 min):");
  expect(says.length).toBeGreaterThan(60);
  expect(says.filter(([sentence, passage]) => !holdsIn(sentence, passage)).map(([sentence]) => sentence)).toEqual([]);
});

test("of each sentence of a report with one thing changed nothing is left", () => {
  const swap = (text: string) =>
    text.replace(
      /vpravo|vlevo|levé|pravé/gu,
      (side) => ({ vpravo: "vlevo", vlevo: "vpravo", levé: "pravé", pravé: "levé" })[side]!,
    );
  const more = (text: string) => text.replace(/\d+/, (number) => String(Number(number) + 1));
  const passages = courses
    .flatMap(({ reports }) => reports.flatMap(({ content }) => passagesOf(content)))
    .map(({ text }) => text);
  const wrong = passages.flatMap((passage) =>
    sentencesOf(passage).flatMap((sentence) =>
      [swap(sentence), more(sentence)]
        .filter((changed) => changed !== sentence)
        .map((changed) => [changed, passage] as const),
    ),
  );
  expect(wrong.length).toBeGreaterThan(40);
  const left = wrong.filter(([changed, passage]) => holdsIn(changed, passage)).map(([changed]) => changed);
  // The same is found on both sides, so it is true either way.
  expect(left).toEqual(["břišní svaly: vlevo 3+, vpravo 3+"]);
});

test("a sentence stays only with a passage that its report has", () => {
  const reports = [
    { uuid: "one", content: "## Závěr\nDg. M54.5, bolest zad." },
    { uuid: "other", content: "Dg. M75.1, bolest ramene." },
  ];
  const [one, other] = ["Dg. M54.5, bolest zad.", "Dg. M75.1, bolest ramene."];
  const cited = { text: "Bolest zad, M54.5", report: "one", passage: one! };
  const claimed = [
    cited,
    { ...cited, report: "other" },
    { ...cited, report: "" },
    { ...cited, passage: "" },
    { ...cited, passage: "Bolest zad, M54.5 a chuť k jídlu." },
    { ...cited, text: "Bolest zad, M75.1" },
    { ...cited, text: "Bolest zad, M75.1", report: "other", passage: other! },
  ];
  expect(whatHolds(claimed, reports)).toEqual([cited]);
});
