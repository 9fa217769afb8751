import { expect, test } from "vitest";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { proposeCsv, type CsvChoice } from "./csv.ts";
import { readStatements } from "./read-statements.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, csv?: CsvChoice) => readStatements(bytesOf(text), { currency: "CZK", csv })[0]!;

const faultOf = (text: string) => {
  try {
    return read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StatementFault);
    const { fault, line } = error as StatementFault;
    return [fault, line];
  }
};

const czech = `"Výpis č. 7/2026 z účtu ""19-2000145399/0800"""
"Počáteční stav: 12 500,50 CZK"

"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Kód banky";"Název protiúčtu";"KS";"VS";"SS";"Zpráva pro příjemce"
"90011";"14.03.2026";"1 450,00";"CZK";"178124-4159";"0710";"Nováková, Jana";"0308";"0026000123";"";"Fyzioterapie
březen"
"90012";"15.03.2026";"-70,00";"CZK";"";"";"Poplatek";"";"";"";""
;;;;;;;;;;
`;

test("a Czech table is read below what the bank prints above it", () => {
  expect(read(czech)).toMatchObject({
    account: "19-2000145399/0800",
    currency: "CZK",
    from: "2026-03-14",
    to: "2026-03-15",
    openingBalance: null,
    movements: [
      {
        day: "2026-03-14",
        amount: 145_000,
        variableSymbol: "26000123",
        specificSymbol: null,
        constantSymbol: "308",
        counterAccount: "178124-4159/0710",
        counterName: "Nováková, Jana",
        message: "Fyzioterapie\nbřezen",
        bankReference: "90011",
      },
      { amount: -7_000, counterAccount: null, message: null, bankReference: "90012" },
    ],
  });
});

test.each([
  ["commas", 'Date,Description,Amount,Currency\n2026-03-14,Physio VS 123,"1,450.00",EUR\n', "123"],
  ["tabulators", "Buchungstag\tVerwendungszweck\tBetrag\tWährung\n14.03.2026\t/VS123/SS/KS\t+1.450,00\tEUR\n", "123"],
  ["bars", "Dátum|VS|Suma|Mena\n14.3.2026|0123|1 450,00|EUR\n", "123"],
])("a table with %s is read", (_, text, variableSymbol) => {
  expect(read(text)).toMatchObject({
    currency: "EUR",
    movements: [{ day: "2026-03-14", amount: 145_000, variableSymbol }],
  });
});

test("both directions, in two columns or by a mark, give signed amounts", () => {
  const amounts = (text: string) => read(text).movements.map(({ amount }) => amount);
  expect(amounts("Datum;Příjem;Výdaj\n1.3.2026;100,00;\n2.3.2026;;50,00\n3.3.2026;0,00;-20,00\n")).toEqual([
    10_000, -5_000, -2_000,
  ]);
  expect(amounts("Datum;Částka;Směr\n1.3.2026;100;příjem\n2.3.2026;50;D\n3.3.2026;-20;-\n")).toEqual([
    10_000, -5_000, -2_000,
  ]);
});

test("a currency is read by its code or its sign", () => {
  const currencies = (text: string) => read(text).movements.map(({ currency }) => currency);
  expect(currencies("Datum;Částka;Měna\n1.3.2026;1,00;eur\n1.3.2026;1,00;Kč\n1.3.2026;1,00;€\n1.3.2026;1,00;")).toEqual(
    ["EUR", "CZK", "EUR", "CZK"],
  );
  expect(faultOf("Datum;Částka;Měna\n1.3.2026;1,00;korun\n")).toEqual(["recordInvalid", 2]);
});

test.each(["utf-8", "windows-1250", "utf-16"])("letters are read in %s", (charset) => {
  const text = "Datum;Částka;Jméno\n14.03.2026;450,00;Žofie\n";
  const windows = Uint8Array.from(text, (sign) => ({ Č: 0xc8, á: 0xe1, é: 0xe9, Ž: 0x8e })[sign] ?? sign.charCodeAt(0));
  const bytes = { "utf-8": bytesOf(text), "windows-1250": windows, "utf-16": Buffer.from(`\uFEFF${text}`, "utf16le") };
  const [statement] = readStatements(bytes[charset as keyof typeof bytes], { currency: "CZK" });
  expect(statement?.movements[0]?.counterName).toBe("Žofie");
});

test("a proposal names the columns and can be corrected", () => {
  const text = "Kdy;Kolik;Kdo\n14.03.2026;450,00;Jana\n";
  expect(proposeCsv(text)).toEqual({ separator: ";", headLine: 1, columns: {}, names: ["Kdy", "Kolik", "Kdo"] });
  expect(faultOf(text)).toEqual(["columnsUnknown", 1]);
  const chosen = { separator: ";", headLine: 1, columns: { day: 0, amount: 1, name: 2 } } as const;
  expect(read(text, chosen).movements).toMatchObject([{ amount: 45_000, counterName: "Jana" }]);
});

test("totals below the movements are skipped, a row that may be a movement without its day is a fault", () => {
  const head = "Datum;Částka;Protiúčet;VS\n";
  const movement = "1.3.2026;100,00;178124-4159/0710;123\n";
  for (const total of [";100,00;;\n", "Celkem:;100,00;;\n", "Součet za období;100,00\n"])
    expect(read(head + movement + total).movements).toHaveLength(1);
  for (const row of [";100,00;178124-4159/0710;\n", ";100,00;;123\n", "blokace;100,00;;\n"])
    expect(faultOf(head + movement + row)).toEqual(["dayInvalid", 3]);
  expect(faultOf(head + "Celkem;100,00;;\n" + movement)).toEqual(["dayInvalid", 2]);
  expect(faultOf(head + ";100,00;;\n")).toEqual(["dayInvalid", 2]);
});

test("the proposal reads the table as no choice does", () => {
  const { names, ...choice } = proposeCsv(czech);
  expect([choice.separator, choice.headLine, names[choice.columns.variableSymbol ?? -1]]).toEqual([";", 4, "VS"]);
  expect(read(czech, choice)).toEqual(read(czech));
});

test("faults have the line on which their row begins", () => {
  expect(faultOf(czech.replace("-70,00", "sedmdesát"))).toEqual(["amountInvalid", 7]);
  expect(faultOf(czech.replace("15.03.2026", "31.02.2026"))).toEqual(["dayInvalid", 7]);
  expect(faultOf("Datum;Částka\n1.3.2026;1.250\n")).toEqual(["amountInvalid", 2]);
  expect(faultOf("Datum;Příjem;Výdaj\n1.3.2026;1,00;1,00\n")).toEqual(["amountInvalid", 2]);
  expect(faultOf("Datum;Částka;Směr\n1.3.2026;1,00;doleva\n")).toEqual(["recordInvalid", 2]);
  expect(faultOf("Dobrý den, posílám výpis")).toEqual(["columnsUnknown", 1]);
  expect(faultOf("dopis")).toEqual(["kindUnknown", null]);
});
