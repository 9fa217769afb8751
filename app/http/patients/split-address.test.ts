import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAddress } from "./split-address.ts";

/**
 * The typed text (`#` ends a line), its street | house | orientation | part of town | postcode | town, and the
 * remainder.
 */
const table: [typed: string, fields: string, rest?: string][] = [
  ["Nádražní 12/3a, 602 00 Brno-Židenice", "Nádražní|12|3a|Židenice|60200|Brno"],
  ["č. p. 45, Lhota 267 61", "|45|||26761|Lhota"],
  ["Praha 5, Na Bělidle 3", "Na Bělidle|3||||Praha 5"],
  ["Nádražní 12/3a#602 00 Brno", "Nádražní|12|3a||60200|Brno"],
  ["Lhota 45, 26761", "|45|||26761|Lhota"],
  ["Lhota 45, 267 61 Lhota", "|45||Lhota|26761|Lhota"],
  ["Lhota 45 267 61", "|45|||26761|Lhota"],
  ["267 61 Lhota 45", "|45|||26761|Lhota"],
  ["Lhota č.p. 45, 267 61 Hořovice", "|45||Lhota|26761|Hořovice"],
  ["Kačerov 12, 331 51 Kaznějov", "||||33151|Kaznějov", "Kačerov 12"],
  ["Kačerov č. ev. 12, 331 51 Kaznějov", "|č. ev. 12||Kačerov|33151|Kaznějov"],
  ["Horní Lhota č. ev. 7, 675 71 Obec", "|č. ev. 7||Horní Lhota|67571|Obec"],
  ["Jankovcova 1522/53, 170 00 Praha 7", "Jankovcova|1522|53||17000|Praha 7"],
  ["Jankovcova 1522/53, 170 00 Praha 7 – Holešovice", "Jankovcova|1522|53|Holešovice|17000|Praha 7"],
  ["Dlouhá 12, 675 71 Náměšť", "Dlouhá|12|||67571|Náměšť"],
  ["ul. Dlouhá 12, Kolín", "Dlouhá|12||||Kolín"],
  ["ulice Vinohrady 12, 639 00 Brno", "Vinohrady|12|||63900|Brno"],
  ["Vinohrady 12, 639 00 Brno", "Vinohrady|12|||63900|Brno"],
  ["28. října 12, Ostrava", "28. října|12||||Ostrava"],
  ["tř. 28. října 12, 702 00 Ostrava 1", "tř. 28. října|12|||70200|Ostrava 1"],
  ["náměstí Míru 5, 120 00 Praha 2", "náměstí Míru|5|||12000|Praha 2"],
  ["U Tří lvů 4, 370 01 České Budějovice", "U Tří lvů|4|||37001|České Budějovice"],
  ["17. listopadu 1230/8a#708 00 Ostrava-Poruba", "17. listopadu|1230|8a|Poruba|70800|Ostrava"],
  ["Praha", "|||||Praha"],
  ["Brno, 602 00", "||||60200|Brno"],
  ["602 00 Brno", "||||60200|Brno"],
  ["602 00", "||||60200|"],
  ["Nádražní 12", "Nádražní|12||||"],
  ["Kačerov 12", "|||||", "Kačerov 12"],
  ["Lhota", "|||||", "Lhota"],
  ["č. p. 45", "|45||||"],
  ["Na Bělidle 3 Praha 5", "Na Bělidle|3||||Praha 5"],
  ["Praha 5 Na Bělidle 3", "Na Bělidle|3||||Praha 5"],
  ["Brno Nádražní 12", "Nádražní|12||||Brno"],
  ["Nádražní 12 Brno", "Nádražní|12||||Brno"],
  ["Nádražní 12/3a 602 00 Brno", "Nádražní|12|3a||60200|Brno"],
  ["Nádražní 12, Židenice, 602 00 Brno", "Nádražní|12||Židenice|60200|Brno"],
  ["Židenice, Nádražní 12, 602 00 Brno", "Nádražní|12|||60200|Brno", "Židenice"],
  ["Jan Novák, Nádražní 12, 602 00 Brno", "Nádražní|12|||60200|Brno", "Jan Novák"],
  ["Nádražní 12, 602 00 Brno, okr. Brno-město", "Nádražní|12|||60200|Brno", "okr. Brno-město"],
  ["Nádražní 12, 602 00 Brno, Česká republika", "Nádražní|12|||60200|Brno", "Česká republika"],
  ["Nádražní 12, byt 5, 602 00 Brno", "Nádražní|12|||60200|Brno", "byt 5"],
  ["Štefánikova 45/12, 811 05 Bratislava-Staré Mesto", "Štefánikova|45|12|Staré Mesto|81105|Bratislava"],
  ["Hlavná 1, 040 01 Košice-Juh", "Hlavná|1||Juh|04001|Košice"],
  ["súp. č. 123, 034 81 Lisková", "|123|||03481|Lisková"],
  ["Lisková 123, 034 81", "||||03481|", "Lisková 123"],
  ["Frýdek-Místek, Nádražní 5", "Nádražní|5||||Frýdek-Místek"],
  ["738 01 Frýdek-Místek, Nádražní 5", "Nádražní|5|||73801|Frýdek-Místek"],
  ["Nádražní 5, Brandýs nad Labem-Stará Boleslav 250 01", "Nádražní|5|||25001|Brandýs nad Labem-Stará Boleslav"],
  ["Jiráskova 12-14, 602 00 Brno", "||||60200|Brno", "Jiráskova 12-14"],
  ["Nádražní 12, Polní 5, 602 00 Brno", "||||60200|Brno", "Nádražní 12, Polní 5"],
  ["Nádražní 12, 602 00 Brno 2", "Nádražní|12|||60200|Brno 2"],
  ["Žižkova 3, 280 02 Kolín 2", "Žižkova|3|||28002|Kolín 2"],
  ["Nádražní 12,PSČ 60200 Brno", "Nádražní|12|||60200|Brno"],
  ["PSČ 602 00, Brno, Nádražní 12", "Nádražní|12|||60200|Brno"],
  ["Nádražní 12#Brno#602 00", "Nádražní|12|||60200|Brno"],
  ["Nádražní 12#602 00#Brno", "Nádražní|12|||60200|Brno"],
  ["Nádražní č. 12, Brno", "Nádražní|12||||Brno"],
  ["Dlouhá 3a, 602 00 Brno", "Dlouhá||3a||60200|Brno"],
  ["Nádražní 12 / 3 a, 602 00 Brno", "Nádražní|12|3a||60200|Brno"],
  ["tel. 601 123 456, Nádražní 12, Brno", "Nádražní|12||||Brno", "tel. 601 123 456"],
  ["c/o Novákovi, Nádražní 12, 602 00 Brno", "Nádražní|12|||60200|Brno", "c/o Novákovi"],
  ["Nová Ves 12, 267 61 Nová Ves", "|12||Nová Ves|26761|Nová Ves"],
  ["Nová Ves, 12", "|12||||Nová Ves"],
  ["Nová Ves#č.p.12#267 61", "|12|||26761|Nová Ves"],
  ["Nádražní, 602 00 Brno", "Nádražní||||60200|Brno"],
  ["Vinohrady, 602 00 Brno", "||||60200|Brno", "Vinohrady"],
  ["bez adresy", "|||||", "bez adresy"],
  ["P.O. Box 12, 602 00 Brno", "||||60200|Brno", "P.O. Box 12"],
  ["Karla IV. 12, 500 02 Hradec Králové", "Karla IV.|12|||50002|Hradec Králové"],
  ["Hradec Králové 2, Karla IV. 12", "Karla IV.|12||||Hradec Králové 2"],
  ["Nám. T. G. Masaryka 5588, 760 01 Zlín", "Nám. T. G. Masaryka|5588|||76001|Zlín"],
  ["K Lesu 12/3, Praha 4 - Chodov, 149 00", "K Lesu|12|3|Chodov|14900|Praha 4"],
  ["Brno - Židenice, Nádražní 12", "Nádražní|12||Židenice||Brno"],
  ["Nádražní 12 – Brno", "Nádražní|12||||Brno"],
  ["NÁDRAŽNÍ 12, 602 00 BRNO", "NÁDRAŽNÍ|12|||60200|BRNO"],
  ["nadrazni 12, brno", "nadrazni|12||||brno"],
  ["SK-811 05 Bratislava, Hlavná 5", "Hlavná|5|||81105|Bratislava", "SK"],
  ["V Zahradách 77, 252 42 Jesenice, Osnice", "V Zahradách|77|||25242|Jesenice", "Osnice"],
  ["Bří Čapků 5, Louny", "Bří Čapků|5||||Louny"],
  ["601 123 456", "|||||", "601 123 456"],
  ["602 00 Brno, 603 00 Brno", "|||||", "602 00 Brno, 603 00 Brno"],
];

test.each(table)("%s", (typed, fields, rest = "") => {
  const { address: a, rest: left } = splitAddress(typed.replaceAll("#", "\n"));
  expect([
    [a.uliceNazev, a.cisloDomovni, a.cisloOrientacni, a.castObceNazev, a.psc, a.obecNazev]
      .map((field) => field ?? "")
      .join("|"),
    left,
  ]).toEqual([fields, rest]);
});

/** Letters, digits and signs with their frequency; punctuation separates fields and is dropped. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text.match(/[\p{L}\p{M}\p{N}\p{S}]/gu) ?? []) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}
const labels =
  /ulice|ulica|ul\.|PSČ|č\.?\s?p|súp\.?\s?č|číslo popisné|súpisné číslo|č\.?\s?ev|ev\.?\s?č|číslo evidenční|č\./giu;
const bits = [
  "Nádražní",
  " 12",
  "/3a",
  " 12a",
  ",",
  "\n",
  " ",
  "č. p. 45",
  "č. ev. 7",
  "602 00",
  " 26761",
  "PSČ ",
  "Brno",
  "-Židenice",
  "Praha 5",
  "Lhota",
  "ul. ",
  "Na Bělidle 3",
  "28. října ",
  "byt 4",
  "+420 601 123 456",
  "(u nádraží)",
  "Frýdek-Místek",
  "–",
  "č. 8",
  "Jan Novák",
  "SK-",
  "X",
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...bits), { maxLength: 12 }).map((some) => some.join("")),
  fc.array(fc.constantFrom(...bits), { maxLength: 8 }).map((some) => some.join(" ")),
  fc.string({ unit: "grapheme" }),
);

test("no letter and no digit is lost but of words that name a field, and none is made up", () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const { address, rest } = splitAddress(typed);
      const [given, kept] = [counted(typed), counted([...Object.values(address), rest].join(" "))];
      const named = counted((typed.match(labels) ?? []).join(""));
      for (const [sign, count] of kept) expect(count).toBeLessThanOrEqual(given.get(sign) ?? 0);
      for (const [sign, count] of given)
        expect(count - (kept.get(sign) ?? 0)).toBeLessThanOrEqual(named.get(sign) ?? 0);
    }),
    { numRuns: 2000 },
  );
});
