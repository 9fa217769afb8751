import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, csvFile } from "#tests/kit/bank/statement-files.ts";

const api = await testApi();
const { owner } = api.database;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Rehabilitace U Lípy', $2, $3, 'Praha')`,
  [ids.center, ACCOUNT.iban, ACCOUNT.number],
);

const send = async (file: File, columns?: object) => {
  const { data, errors } = await api.upload(
    "receptionist",
    `mutation ($file: Upload!, $columns: BankColumnsInput) { bankStatementImport(file: $file, columns: $columns) { known replaced statements { id movements waiting booked } } }`,
    { file: null, columns },
    { file },
  );
  return data?.bankStatementImport ?? errors?.[0]?.extensions.code;
};
const remove = async (id: number, who: "receptionist" | "foreign" | "paramedic" = "receptionist") => {
  const { data, errors } = await api.call(who, `mutation { bankStatementRemove(bankStatement: ${id}) { id } }`);
  return errors ? errors[0]!.extensions.code : data.bankStatementRemove;
};
const rowsOf = async (query: string) => (await owner.query(query)).rows;
const stored = () =>
  rowsOf("select day::text, amount::int, variable_symbol as vs, booked::int from bank_movements order by id");
const head = "Den;Kolik;Nesprávný;Kdo;Text;Č.;Správný";
let last = 800_000;
async function owed(price: number) {
  const vs = `26${++last}`;
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) values ($1, $2, 'CZK', $3, $4, '2026-03-10') returning id`,
    [ids.center, ids.patients.anna, price, vs],
  );
  return { id: rows[0].id as number, vs };
}
/** A table with the symbol of the payment in its last column. */
const table = (lines: { amount: number; vs?: string; reference: string; symbol?: string }[]) =>
  csvFile(
    lines.map(({ reference, symbol = "", ...line }) => ({ ...line, reference: `${reference};${symbol}` })),
    head,
  );
const clean = () =>
  owner.query(
    "delete from bank_movements where booked = 0; delete from bank_statements s where not exists (select from bank_movements m where m.statement_id = s.id)",
  );

test("columns chosen again replace what was read by other ones, so that no transfer is there twice", async () => {
  await owner.query(
    `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) values ($1, $2, 'CZK', 72200, '26000665', '2026-03-10')`,
    [ids.center, ids.patients.anna],
  );
  const file = () => new File([readFileSync("tests/fixtures/bank/columns-chosen-again.csv")], "vypis.csv");
  const misread = await send(file(), { day: 3, amount: 1, variableSymbol: 5 });
  expect(misread).toMatchObject({ replaced: 0, statements: [{ movements: 1, waiting: 1, booked: 0 }] });
  const again = await send(file(), { day: 3, amount: 1, variableSymbol: 6, reference: 8 });
  expect(again).toMatchObject({ known: 0, replaced: 1, statements: [{ movements: 1, waiting: 0, booked: 1 }] });
  expect(await stored()).toEqual([{ day: "2026-11-20", amount: 72_200, vs: "26000665", booked: 72_200 }]);
  expect(await rowsOf("select id from bank_statements")).toEqual([{ id: again.statements[0].id }]);
  expect(
    await rowsOf("select entity_id as id, details from audit_rows where action = 'bankStatement.removed'"),
  ).toEqual([{ id: misread.statements[0].id, details: { movements: 1 } }]);
  expect(await send(file(), { day: 3, amount: 1, variableSymbol: 6, reference: 8 })).toMatchObject({
    known: 1,
    statements: [],
  });
});

test("a longer table, read by other columns, replaces the rows of the shorter one and leaves its other rows", async () => {
  await clean();
  const [a, b, c] = ["1", "2", "3"].map((reference) => ({ amount: 10_000, vs: "111", symbol: reference, reference }));
  const first = await send(table([a!, b!]), { day: 0, amount: 1, variableSymbol: 2 });
  expect(first.statements).toMatchObject([{ movements: 2 }]);
  const next = await send(table([b!, c!]), { day: 0, amount: 1, variableSymbol: 6, reference: 5 });
  expect(next).toMatchObject({ known: 0, replaced: 1, statements: [{ movements: 2 }] });
  expect((await stored()).filter(({ booked }) => booked === 0).map(({ vs }) => vs)).toEqual(["111", "2", "3"]);
});

test("while something is booked, other columns are refused and nothing is changed", async () => {
  await clean();
  const one = await owed(33_300);
  const lines = [
    { amount: 33_300, symbol: one.vs, reference: "10" },
    { amount: 44_400, symbol: "77", reference: "11" },
  ];
  const columns = { day: 0, amount: 1, variableSymbol: 6 };
  expect((await send(table(lines), columns)).statements).toMatchObject([{ booked: 1, waiting: 1 }]);
  const before = await stored();
  expect(await send(table(lines), { day: 0, amount: 1, variableSymbol: 6, message: 5 })).toBe("E257");
  expect(await stored()).toEqual(before);
  expect(await send(table([...lines, { amount: 1, reference: "12" }]))).toMatchObject({ known: 2, replaced: 0 });
});

test("a movement that was booked and reversed is read by the new columns and waits", async () => {
  await clean();
  const one = await owed(55_500);
  const lines = [{ amount: 55_500, vs: "20260301", symbol: one.vs, reference: "20" }];
  await send(table(lines), { day: 2, amount: 1, variableSymbol: 6 });
  const [payment] = await rowsOf(
    `select p.version, e.id as entry from payments p join payment_entries e on payment_id = p.id where p.id = ${one.id}`,
  );
  await api.call(
    "admin",
    `mutation { paymentEntryReverse(payment: ${one.id}, version: ${payment.version}, entry: ${payment.entry}, reason: "Jiný den") { id } }`,
  );
  const again = await send(table(lines), { day: 0, amount: 1, variableSymbol: 6 });
  expect(again).toMatchObject({ known: 1, replaced: 1, statements: [] });
  expect((await stored()).at(-1)).toEqual({ day: "2026-03-13", amount: 55_500, vs: one.vs, booked: 0 });
});

test("an import is removed with its movements and can come again, until something of it is booked", async () => {
  const one = await owed(66_600);
  const file = (reference: string, vs = "") => csvFile([{ amount: 66_600, vs, reference }]);
  const columns = { day: 0, amount: 1, variableSymbol: 2 };
  const [{ id }] = (await send(file("30"), columns)).statements;
  expect(await remove(id, "foreign")).toBe("E003");
  expect(await remove(id, "paramedic")).toBe("E002");
  expect(await remove(id)).toBeNull();
  expect(await remove(id)).toBe("E003");
  expect(await rowsOf(`select id from bank_movements where statement_id = ${id}`)).toEqual([]);
  expect((await send(file("30"))).statements).toMatchObject([{ movements: 1 }]);
  const [booked] = (await send(file("31", one.vs))).statements;
  expect(await remove(booked.id)).toBe("E257");
  const [{ version, entry }] = await rowsOf(
    `select p.version, e.id as entry from payments p join payment_entries e on payment_id = p.id where p.id = ${one.id}`,
  );
  await api.call(
    "admin",
    `mutation { paymentEntryReverse(payment: ${one.id}, version: ${version}, entry: ${entry}, reason: "Omyl") { id } }`,
  );
  expect(await remove(booked.id)).toEqual({ id: booked.id });
  expect(await rowsOf(`select booked::int from bank_movements where statement_id = ${booked.id}`)).toEqual([
    { booked: 0 },
  ]);
});

test("the database removes no movement that is booked", async () => {
  const one = await owed(88_800);
  await send(csvFile([{ amount: 88_800, vs: one.vs, reference: "40" }]));
  await expect(owner.query("delete from bank_movements where booked > 0")).rejects.toThrow("only added");
});
