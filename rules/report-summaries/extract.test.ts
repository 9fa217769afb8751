import { expect, test } from "vitest";
import { courses } from "#api/seed/contents/reports.ts";
import { whatHolds } from "./check.ts";
import { extractOf, MOST_SENTENCES } from "./extract.ts";

const reports = courses[0]!.reports.map(({ content }, index) => ({ uuid: `report-${index}`, content }));
const said = (...contents: string[]) =>
  extractOf(contents.map((content, index) => ({ uuid: String(index), content }))).map(
    ({ report, text }) => `${report} ${text}`,
  );

test("a course of reports is summed up by its beginning, its conclusions and its present state", () => {
  const sentences = extractOf(reports);
  expect(sentences.map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Nynější onemocnění: tři týdny bolest v kříži s propagací do levé hýždě, vznik po zvednutí těžkého břemene.",
      "Funkční porucha bederní páteře se svalovou dysbalancí, bez kořenového dráždění.",
      "Plán: 8 návštěv LTV, měkké techniky, aktivace hlubokého stabilizačního systému, ergonomie sedu.",
      "Subjektivně: po vyšetření bez zhoršení, VAS 5/10, ráno ztuhlost do půl hodiny.",
      "Autoterapie: dýchání 2× denně 5 minut, poloha na čtyřech s protažením dozadu.",
      "Subjektivně: bolest ustupuje, VAS 4/10, sedí bez úlevy asi hodinu.",
      "Objektivně: Thomayer 12 cm, hypertonus paravertebrálních svalů mírnější.",
      "Autoterapie: most na lopatkách 3 × 10, beze změny dýchání.",
      "Subjektivně: VAS 2/10, bolest jen po celodenním sezení.",
      "V noci bez obtíží.",
      "Subjektivně: bez bolesti, zkouší plavat.",
      "Objektivně: Schober 4 cm, Thomayer 5 cm, Trendelenburg negativní.",
    ]
  `);
  expect(whatHolds(sentences, reports)).toEqual(sentences);
  expect(extractOf(reports)).toEqual(sentences);
});

test("conclusions, diagnoses and recommendations come before treatments", () => {
  const visit =
    "## LTV\n- měkké techniky bederní fascie\n- nácvik dýchání vleže na zádech\n- cvičení na míči\n\n**Doporučení:** další kontrola za měsíc.\n\n**Diagnóza:** M54.5 bolest zad.\n\nNa závěr poučen o cvičení.";
  expect(said(visit)).toEqual([
    "0 Doporučení: další kontrola za měsíc.",
    "0 Diagnóza: M54.5 bolest zad.",
    "0 Na závěr poučen o cvičení.",
  ]);
});

test("rows of tables are read with the heads of their columns", () => {
  expect(
    said(
      "## Závěr\n| Svalový test | vpravo | vlevo |\n| --- | --- | --- |\n| m. gluteus medius | 5 | 4- |\n| břišní svaly |  |  |",
    ),
  ).toEqual(["0 m. gluteus medius: vpravo 5, vlevo 4-", "0 břišní svaly"]);
});

test("it is short for any input, repeats nothing, and is empty for an empty input", () => {
  const many = extractOf(
    Array.from({ length: 600 }, (_, index) => ({
      uuid: String(index),
      content: `## Závěr\nStav po ${index} návštěvách beze změny.\n\nCvičí doma podle plánu.`,
    })),
  );
  expect(many).toHaveLength(MOST_SENTENCES);
  expect(many[0]!.report).toBe("0");
  expect(many.at(-1)!.report).toBe("599");
  expect(many.filter(({ text }) => text.startsWith("Cvičí"))).toHaveLength(1);
  expect(said("", "##\n---\n- **", "x".repeat(5_000), "Ano.")).toEqual([]);
  expect(extractOf([])).toEqual([]);
});

test("reading a report takes time in proportion to its length, as long as they may be", () => {
  const processorTime = (share: number) => {
    const begun = process.cpuUsage();
    said(
      "Stav po 3 návštěvách, bolest 4/10 vlevo, bez otoku. ".repeat(2_000 / share),
      "a.".repeat(50_000 / share),
      "1,2/".repeat(25_000 / share),
      "| a ".repeat(25_000 / share),
      "*".repeat(100_000 / share),
      " ".repeat(100_000 / share),
    );
    return process.cpuUsage(begun).user / 1000;
  };
  // Eight times the length by a quadratic pattern would take 64 times as long.
  const part = processorTime(8);
  expect(processorTime(1)).toBeLessThan(24 * Math.max(part, 100));
});
