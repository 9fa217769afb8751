import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isOwnAccount } from "#rules/bank-statements/is-own-account.ts";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { gpcFile } from "#tests/kit/bank/statement-files.ts";
import { readStatements } from "./read-statements.ts";

const IBAN = "CZ6508000000192000145399";
const file = (name: string) => readFileSync(`tests/fixtures/bank/${name}`);
const read = (bytes: Uint8Array | string) =>
  readStatements(typeof bytes === "string" ? Buffer.from(bytes) : bytes, { currency: "CZK" });

test.each(["creditor-reference", "end-to-end-id", "proprietary-reference"])("the symbol in %s is read", (where) => {
  expect(read(file(`camt-symbol-in-${where}.xml`))[0]?.movements).toMatchObject([
    { amount: 31_400, variableSymbol: "26000570", bankReference: "R1" },
  ]);
});

test("two elements of details describe one entry, unless they differ", () => {
  const text = file("camt-two-entry-details.xml").toString();
  expect(read(text)[0]?.movements).toMatchObject([
    { amount: 31_400, variableSymbol: "26000570", constantSymbol: "308", bankReference: "R1" },
  ]);
  const other = text.replace("<AcctSvcrRef>R1</AcctSvcrRef></Refs>", "<EndToEndId>/VS777</EndToEndId></Refs>");
  expect(read(other)[0]?.movements).toMatchObject([{ amount: 31_400, variableSymbol: null, constantSymbol: "308" }]);
});

test("a table of mBank is read with the texts below it", () => {
  expect(read(file("mbank-with-trailer.csv"))).toMatchObject([
    {
      account: null,
      movements: [
        {
          day: "2026-11-20",
          amount: 71_200,
          variableSymbol: "26000752",
          counterAccount: "178124-4159/0710",
          counterName: "VZOROVÁ ANNA",
          message: "cvičení",
        },
      ],
    },
  ]);
});

test("the number of a statement of Fio is no account, in any month and year", () => {
  const text = file("fio-number-like-an-account.csv").toString();
  for (const number of ["19/2026", "11/2030", "108/2027"])
    expect(read(text.replace("19/2026", number))).toMatchObject([
      { account: "19-2000145399/0800", movements: [{ amount: 75_100, variableSymbol: "990002" }] },
    ]);
});

test.each([
  ['"Číslo účtu";"19-2000145399"', "19-2000145399"],
  ["Cislo uctu;192000145399", "19-2000145399"],
  ["Cislo uctu;192000145399\nIBAN;CZ65 0800 0000 1920 0014 5399", IBAN],
])("the preface of KB names the account: %s", (lines, account) => {
  const text = `"MojeBanka, export transakční historie";\n"Datum vytvoření souboru";"26.11.2026"\n${lines}\n"Číslo výpisu";"19/2026"\n\n"Datum splatnosti";"Protiúčet a kód banky";"Částka";"VS"\n"20.11.2026";"178124-4159/0710";"+450,00";"123"\n`;
  const [statement] = read(text);
  expect(statement).toMatchObject({ account, movements: [{ amount: 45_000, variableSymbol: "123" }] });
  expect(isOwnAccount(statement!.account!, IBAN, statement!.isAccountBare)).toBe(true);
});

test("a symbol in the payer's reference is read", () => {
  expect(
    read("Dátum zaúčtovania;Suma;Mena;Referencia platiteľa\n20.11.2026;45,00;EUR;/VS26000570/SS/KS0308\n"),
  ).toMatchObject([{ movements: [{ variableSymbol: "26000570", constantSymbol: "308" }] }]);
});

test("rows of a table are of the account that they name, by its number alone or as a whole", () => {
  const [own, whole, other, named] = read(
    "Účet;Datum;Částka;VS\n2000145399;20.11.2026;1,00;1\n19-2000145399/0800;20.11.2026;2,00;2\n1011038930;20.11.2026;3,00;3\nBěžný účet;20.11.2026;4,00;4\n",
  );
  const isOwn = [own, whole, other].map((one) => isOwnAccount(one!.account!, IBAN, one!.isAccountBare));
  expect([isOwn, named?.account]).toEqual([[true, true, false], null]);
});

test("GPC is read below a blank line and in CP852", async () => {
  const bytes = new Uint8Array(await gpcFile([{ amount: 100, name: "DVO?", reference: "1" }]).arrayBuffer());
  // «Ř» in CP852.
  bytes[bytes.indexOf(0x3f)] = 0xfc;
  expect(read(Uint8Array.from([13, 10, ...bytes]))).toMatchObject([{ movements: [{ counterName: "DVOŘ" }] }]);
});

test.each([":20:VYPIS\n:25:CZ65", "{1:F01GIBACZPXAXXX0000000000}{4:\n:20:A,B\n"])(
  "MT940 is refused by name: %s",
  (text) => {
    expect(() => read(text)).toThrow(new StatementFault("mt940"));
  },
);
