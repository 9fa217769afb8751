import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, csvFile } from "#tests/kit/bank/statement-files.ts";
import { refusal, statementImportsOf } from "#tests/kit/bank/import-statements.ts";

const api = await testApi();
const { owner } = api.database;
const { send, owed } = await statementImportsOf(api);

test("a table asks for its columns once, and remembers them for the next one", async () => {
  const one = await owed(20_000);
  const head = "Den;Kolik;Značka;Kdo;Text;Č.";
  const lines = [{ amount: 20_000, vs: one.vs, name: "178124-4159/0710", reference: "T-1" }];
  const asked = (await send(csvFile(lines, head))).data.bankStatementImport;
  expect(asked).toMatchObject({ statements: [], table: { names: head.split(";") } });
  const missing = await send(csvFile(lines, head), { day: 0 });
  expect(missing.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["amount"], code: "E1F1" }]);
  const outside = await send(csvFile(lines, head), { day: 0, amount: 6 });
  expect(outside.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["amount"], code: "E1F6" }]);
  const wrong = await send(csvFile(lines, head), { day: 2, amount: 1 });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "E202", reason: "dayInvalid", line: 3 });
  const columns = { day: 0, amount: 1, variableSymbol: 2, account: 3 };
  const read = (await send(csvFile(lines, head), columns)).data.bankStatementImport;
  expect(read.statements).toMatchObject([{ account: ACCOUNT.number, movements: 1, booked: 1 }]);
  const next = await owed(21_000);
  const again = await send(csvFile([{ amount: 21_000, vs: next.vs, reference: "T-2" }], head));
  expect(again.data.bankStatementImport).toMatchObject({ table: null, statements: [{ booked: 1 }] });
});

test("remembered columns are asked for again where they read no movement, and where somebody wants to correct them", async () => {
  const head = "Den;Kolik;Jiná;Kdo;Text;Č.";
  const read = async (reference: string, columns?: object, again?: boolean) =>
    (await send(csvFile([{ amount: 100, vs: "20260313", reference }], head), columns, "receptionist", undefined, again))
      .data.bankStatementImport;
  expect(await read("K-1", { day: 2, amount: 1 })).toMatchObject({ table: null });
  expect((await read("K-2", undefined, true)).table.columns).toEqual({ day: 2, amount: 1, variableSymbol: null });
  const unlike = (await send(csvFile([{ amount: 100, reference: "K-3" }], head))).data.bankStatementImport;
  expect(unlike).toMatchObject({ statements: [], table: { columns: { day: 2, amount: 1 } } });
  const corrected = await read("K-3", { day: 0, amount: 1, variableSymbol: 2, reference: 5 });
  expect(corrected.statements).toMatchObject([{ from: "2026-03-13", movements: 1 }]);
  expect(await read("K-4")).toMatchObject({ table: null, statements: [{ movements: 1 }] });
});

test("a table with known names proposes its columns", async () => {
  const { table } = (await send(csvFile([{ amount: 1, reference: "P" }]))).data.bankStatementImport;
  expect(table.columns).toEqual({ day: 0, amount: 1, variableSymbol: 2 });
});

test("rows of a table that name another account are left out and named, and a table of that account alone is refused", async () => {
  const head = "Účet;Datum;Částka;VS";
  const table = (...rows: string[]) => new File([[head, ...rows, ""].join("\n")], "vypis.csv");
  const columns = { ownAccount: 0, day: 1, amount: 2, variableSymbol: 3 };
  const other = "1011038930;20.3.2026;10,00;1";
  expect(refusal(await send(table(other), columns))).toEqual([409, "E203"]);
  const { statements, otherAccounts } = (await send(table("2000145399;20.3.2026;11,00;2", other), columns)).data
    .bankStatementImport;
  expect([statements, otherAccounts]).toMatchObject([[{ account: "2000145399", movements: 1 }], ["1011038930"]]);
  const { rows } = await owner.query("select amount::int from bank_movements where amount in (1000, 1100)");
  expect(rows).toEqual([{ amount: 1_100 }]);
});
