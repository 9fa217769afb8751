import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { serve, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api);
const { jana, anna } = ids.payments;

test("unpaid payments are listed by role, sorted, of an age, and saved by administrators", async () => {
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, paid, variable_symbol, created_at)
     values ($1, 'Klub', 'CZK', 10000, 1000, '26000031', '2026-02-13 12:00Z'), ($1, null, 'CZK', 100, 0, '26000032', '2026-03-01 12:00Z') returning id`,
    [ids.center],
  );
  const [old, nameless] = rows.map(({ id }) => id);
  await owner.query(
    "insert into payment_reminders (medical_center_id, payment_id, at, amount, profile_id) values ($1, $2, '2026-03-01 09:00Z', 9000, $3), ($1, $2, '2026-03-14 09:00Z', 9000, $3)",
    [ids.center, old, ids.profiles.admin],
  );
  expect(await rowsOf("receptionist", "unpaidPayments", "age=TO_60")).toEqual([
    {
      id: old,
      symbol: { id: old, name: "26000031" },
      patient: { uuid: null, fullName: "" },
      payer: "Klub",
      created: "2026-02-13",
      due: "2026-02-13",
      reminded: "2026-03-14",
      owed: { amount: 9_000, currency: "CZK" },
      currency: "CZK",
    },
  ]);
  expect(await idsOf("admin", "unpaidPayments")).toEqual([old, nameless, jana, anna]);
  expect(await idsOf("receptionist", "unpaidPayments", "sort=owed&direction=desc")).toEqual([
    jana,
    anna,
    old,
    nameless,
  ]);
  expect(await idsOf("admin", "unpaidPayments", "sort=symbol")).toEqual([old, nameless, jana, anna]);
  expect(await idsOf("paramedic", "unpaidPayments")).toEqual([anna]);
  expect(await idsOf("foreign", "unpaidPayments")).toEqual([ids.payments.foreign]);
  const [head, first, ...rest] = await fileOf("admin", "unpaidPayments");
  expect(head!.join()).toBe("Variabilní symbol,Pacient,Jiný plátce,Vznikla,Splatnost,Upomenuto,Zbývá zaplatit,Měna");
  expect(first).toEqual(["26000031", "", "Klub", "13.2.2026", "13.2.2026", "14.3.2026", "90,00", "CZK"]);
  expect(rest.length).toBe(3);
  for (const who of ["receptionist", "paramedic"] as const)
    expect(await refusal(serve(who, "unpaidPayments", "format=csv"))).toBe("forbidden");
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "unpaidPayments", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
});

test("an unpaid payment is due by its latest invoice", async () => {
  await owner.query(
    `with issued as (
       insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
       select gen_random_uuid(), $1, 2026, n, '2026-03-16', jsonb_build_object('dueOn', '2026-04-0' || n), '', now(), $2 from generate_series(1, 2) n returning id)
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select id, $3, $1, '{0}' from issued`,
    [ids.center, ids.profiles.admin, jana],
  );
  expect(await rowsOf("admin", "unpaidPayments", "sort=symbol&direction=desc")).toContainEqual(
    expect.objectContaining({ id: jana, due: "2026-04-02" }),
  );
});

/** A statement with a movement for each of these amounts, the first of them booked. */
async function addStatement(amounts: number[], days: [string, string] | [null, null] = ["2026-03-01", "2026-03-14"]) {
  const { rows } = await owner.query(
    `with statement as (
       insert into bank_statements (medical_center_id, account, number, currency, from_date, to_date, created_at, created_by)
       values ($1, 'CZ6508000000192000145399', '7', 'CZK', $3, $4, '2026-03-15 09:00Z', $2) returning id)
     insert into bank_movements (medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal, variable_symbol, counter_name, counter_account, message, booked)
     select $1, id, at - 1, id || ' ' || at, '2026-03-13', amount, 'CZK', false, '26900004', 'Anna Malá', '178124-4159/0710', 'Děkuji', case when at = 1 then amount else 0 end
     from statement, unnest($5::int[]) with ordinality as movement(amount, at) returning statement_id, id`,
    [ids.center, ids.profiles.receptionist, ...days, amounts],
  );
  return { statement: rows[0].statement_id as number, movements: rows.map(({ id }) => id as number) };
}

test("bank statements are listed with their counts for those who book them", async () => {
  const { statement } = await addStatement([85_000, 20_000, -50_000]);
  const { statement: table } = await addStatement([100], [null, null]);
  expect(await rowsOf("receptionist", "bankStatements")).toEqual([
    expect.objectContaining({ id: table, statement: { id: table, from: null, to: null }, movements: 1, waiting: 0 }),
    {
      id: statement,
      statement: { id: statement, from: "2026-03-01", to: "2026-03-14" },
      number: "7",
      account: "CZ6508000000192000145399",
      imported: { at: "2026-03-15T09:00:00.000Z", by: expect.stringContaining("Renata") },
      movements: 3,
      waiting: 1,
    },
  ]);
  expect(await idsOf("admin", "bankStatements", "sort=statement&direction=asc")).toEqual([statement, table]);
  const [head, first] = await fileOf("admin", "bankStatements");
  expect(head!.slice(0, 3)).toEqual(["Období: od", "Období: do", "Číslo"]);
  expect(first!.slice(0, 3)).toEqual(["1.3.2026", "14.3.2026", "7"]);
  expect(await idsOf("foreign", "bankStatements")).toEqual([]);
  await owner.query("update sessions set authenticated_at = null");
  expect(await refusal(serve("admin", "bankStatements", "format=csv"))).toBe(null);
  expect(await refusal(serve("admin", "bankMovements", "format=csv"))).toBe("reauthenticationNeeded");
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  expect(await refusal(serve("paramedic", "bankStatements"))).toBe("forbidden");
});

test("bank movements are listed with their payments and with why they wait, and saved by administrators", async () => {
  const { statement, movements } = await addStatement([85_000, 20_000, -50_000]);
  const [booked, waiting, outgoing] = movements;
  await owner.query(
    "insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, bank_movement_id, profile_id) values ($1, $2, '2026-03-15 09:00Z', 'TRANSFER', 85000, 0, $3, $4)",
    [ids.center, jana, booked, ids.profiles.admin],
  );
  const ofStatement = `bankStatement=${statement}`;
  const rows = await rowsOf("receptionist", "bankMovements", ofStatement);
  expect(rows[0]).toEqual({
    id: booked,
    movement: { id: booked, day: "2026-03-13" },
    payer: { name: "Anna Malá", account: "178124-4159/0710", message: "Děkuji" },
    account: "178124-4159/0710",
    message: "Děkuji",
    symbol: "26900004",
    state: {
      state: "BOOKED",
      amount: { amount: 85_000, currency: "CZK" },
      booked: { amount: 85_000 },
      leftOutReason: null,
      payments: [{ id: jana, name: "Jana Dvořáčková" }],
    },
    advice: null,
    amount: { amount: 85_000, currency: "CZK" },
    booked: { amount: 85_000, currency: "CZK" },
    payments: "26900001",
    reason: null,
    currency: "CZK",
  });
  expect(rows.slice(1)).toMatchObject([
    { id: waiting, state: { state: "WAITING", payments: [] }, advice: "AMOUNT_DIFFERS", payments: null },
    { id: outgoing, state: { state: "OUTGOING" }, advice: null },
  ]);
  expect(await idsOf("admin", "bankMovements", `${ofStatement}&waiting=1`)).toEqual([waiting]);
  const byAmount = [outgoing, waiting, booked];
  expect(await idsOf("admin", "bankMovements", `${ofStatement}&sort=amount`)).toEqual(byAmount);
  expect(await idsOf("admin", "bankMovements")).toEqual(expect.arrayContaining(movements));
  const [head, first, second] = await fileOf("admin", "bankMovements", ofStatement);
  expect(head!.join()).toBe(
    "Zaúčtováno,Protistrana,Účet protistrany,Zpráva,Variabilní symbol,Stav,Proč čeká,Částka,Z\u00a0toho na platbách,Symboly plateb,Důvod vynechání,Měna",
  );
  const from = ["13.3.2026", "Anna Malá", "178124-4159/0710", "Děkuji", "26900004"];
  expect(first).toEqual([...from, "Zaúčtováno", "", "850,00", "850,00", "26900001", "", "CZK"]);
  expect(second!.slice(5, 8)).toEqual(["Čeká", "Symbol odpovídá platbě, částka ne.", "200,00"]);
  const { rows: audit } = await owner.query(
    "select entity_id from audit_rows where action = 'bankStatement.read' order by id limit 1",
  );
  expect(audit).toEqual([{ entity_id: statement }]);
  expect(await refusal(serve("receptionist", "bankMovements", `format=csv&${ofStatement}`))).toBe("forbidden");
  expect(await refusal(serve("paramedic", "bankMovements", ofStatement))).toBe("forbidden");
  expect(await refusal(serve("foreign", "bankMovements", ofStatement))).toBe("notFound");
  expect(await idsOf("foreign", "bankMovements")).toEqual([]);
});

test("a page takes as many queries whatever it holds", async () => {
  const few = await queriesOf("unpaidPayments", "age=TO_60");
  expect(await queriesOf("unpaidPayments")).toBe(few);
  const statements = await queriesOf("bankStatements");
  const { statement } = await addStatement([100, 101]);
  const { statement: longer } = await addStatement(Array.from({ length: 60 }, (_, at) => 100 + at));
  expect(await queriesOf("bankMovements", `bankStatement=${longer}`)).toBe(
    await queriesOf("bankMovements", `bankStatement=${statement}&sort=amount`),
  );
  expect(await queriesOf("bankStatements")).toBe(statements);
});

test("months are saved from the oldest one, with all their sums", async () => {
  const [head, first] = await fileOf("admin", "months");
  expect(head!.slice(0, 4)).toEqual(["Měsíc", "Účtováno", "Zrušeno a\u00a0vráceno", "Zaplaceno"]);
  expect(first!.slice(0, 4)).toEqual(["1.2.2026", "100,00", "0,00", "0,00"]);
  expect(await refusal(serve("receptionist", "months"))).toBe("forbidden");
});
