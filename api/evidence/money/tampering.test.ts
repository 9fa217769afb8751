import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { findUnequalSums } from "./find-unequal.ts";
import { moneyTableNames, moneyTables, type MoneyTable } from "./tables.ts";
import { verifyMoneyRows } from "./verify-rows.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients, profiles } = ids;

const ask = async (document: string) => {
  const { data, errors } = await api.call("admin", `mutation { ${document} }`);
  expect(errors).toBeUndefined();
  return data[Object.keys(data)[0]!];
};
const czk = (amount: number) => `{ amount: ${amount}, currency: "CZK" }`;

/** Rows of every table of money: those that the application writes, and those of before, which are attested. */
beforeAll(async () => {
  await februaryOf(owner);
  const one = async (query: string, values: unknown[]) => (await owner.query(query, values)).rows[0].id as number;
  const statement = await one(
    "insert into bank_statements (medical_center_id, account, number, currency, created_by) values ($1, 'CZ6508000000192000145399', '1', 'CZK', $2) returning id",
    [center, profiles.admin],
  );
  await owner.query(
    "insert into bank_movements (medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal) values ($1, $2, 0, 'x', '2026-03-02', 500, 'CZK', false)",
    [center, statement],
  );
  await owner.query("select attest_money()");
  const { id } = await ask(
    `paymentCreate(input: { payer: "Klub", items: [{ name: "Tejp", price: ${czk(33_333)}, targetType: ADDITIONAL_PROCEDURE }] }) { id }`,
  );
  await ask(`paymentUpdate(payment: ${id}, version: 1, input: { paymentMethod: CARD, amount: ${czk(10_000)} }) { id }`);
  await ask(`paymentUpdate(payment: ${id}, version: 2, input: { paymentMethod: CASH }) { id }`);
  await ask(
    `procedureVoucherCreate(patientCard: ${patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id }`,
  );
  await ask(`cashEntryCreate(input: { direction: IN, amount: ${czk(10_000)}, reason: "Drobné" }) { id }`);
  await ask(`cashBoxClose(input: { counted: ${czk(100_000)}, reason: "Rozdíl" }) { counted }`);
  await ask(`monthClose(month: "2026-02") { month }`);
  const connection = await api.database.app.connect();
  await connection.query(`begin; select set_config('motus.medical_center', '${center}', true)`);
  await connection.query(
    `insert into payment_reminders (medical_center_id, payment_id, at, amount, profile_id) values ($1, $2, now(), 100, $3)`,
    [center, id, profiles.admin],
  );
  await connection.query("commit");
  connection.release();
});

/** The names that verification gives to what a superuser did, whom no trigger stops; it is undone. */
async function after(tamper: (connection: pg.PoolClient) => Promise<unknown>, role = "replica") {
  const connection = await owner.connect();
  try {
    await connection.query(`begin; set local session_replication_role = ${role}`);
    await tamper(connection);
    const db = drizzle(connection);
    const rows = (await verifyMoneyRows(db)).differing.map(({ table, id, fault }) => `${table} ${id} ${fault}`);
    return { rows, sums: (await findUnequalSums(db)).map(({ sum, id }) => `${sum} ${id}`) };
  } finally {
    await connection.query("rollback");
    connection.release();
  }
}
const query = (text: string) => (connection: pg.PoolClient) => connection.query(text);

/** A change of each table, and what makes a copy of a row unlike it, where the table asks for that. */
const changes: Record<MoneyTable, { update: string; copy?: string }> = {
  payments: { update: "created_at = created_at - interval '1 month'", copy: "variable_symbol = 'copy'" },
  payment_items: { update: "vat_rate = 'PRIMARY'", copy: "position = 99" },
  payment_entries: { update: "method = 'TRANSFER'" },
  payment_reminders: { update: "amount = 1" },
  cash_boxes: { update: "number = 77", copy: "number = 99" },
  cash_entries: { update: "at = at - interval '1 day'", copy: "number = 99, payment_entry_id = null, reason = 'copy'" },
  cash_closes: { update: "counted = counted + 100" },
  month_closes: { update: "sums = sums || '{\"cash\": 1}'", copy: "month = '2026-01-01'" },
  procedure_vouchers: { update: "valid_to = valid_to + 1" },
  procedure_voucher_services: { update: "available = available + 1", copy: "procedure_id = 999999" },
  procedure_voucher_entries: { update: "count = count + 1" },
  bank_statements: { update: "account = 'CZ0000000000000000000000'", copy: "number = 'copy'" },
  bank_movements: { update: "booked = amount", copy: "fingerprint = 'copy'" },
};
const latest = async (table: string): Promise<number> =>
  (await owner.query(`select max(id) as id from ${table} where medical_center_id = $1`, [center])).rows[0].id;

test("nothing is named where the application alone has written, and what was there before is attested", async () => {
  expect(await after(async () => {})).toEqual({ rows: [], sums: [] });
});

test("every table of money has rows here, and the triggers that record its writes", async () => {
  for (const table of moneyTableNames) expect([table, await latest(table)]).toEqual([table, expect.any(Number)]);
  const { rows } = await owner.query(
    "select tgrelid::regclass::text as name, count(*)::int as count from pg_trigger where tgname in ('money_inserted', 'money_updated', 'money_deleted') group by 1",
  );
  expect(rows.map(({ name, count }) => `${name} ${count}`).sort()).toEqual(
    moneyTableNames.map((name) => `${name} 3`).sort(),
  );
});

test.each(moneyTableNames)("a superuser's update, delete and insert in %s is named", async (table) => {
  const id = await latest(table);
  const { update, copy = "id = id" } = changes[table];
  expect((await after(query(`update ${table} set ${update} where id = ${id}`))).rows).toEqual([
    `${table} ${id} altered`,
  ]);
  expect((await after(query(`delete from ${table} where id = ${id}`))).rows).toEqual([`${table} ${id} missing`]);
  const insert = `create temp table copy on commit drop as select * from ${table} where id = ${id};
    update copy set id = 999999; update copy set ${copy}; insert into ${table} overriding system value select * from copy`;
  expect((await after(query(insert))).rows).toEqual([`${table} 999999 unrecorded`]);
});

test("a change of any column is named", async () => {
  const { rows } = await owner.query(
    `select table_name as name, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and column_name not in ('id', 'medical_center_id') and data_type in ('integer', 'bigint', 'text', 'character varying', 'timestamp with time zone', 'boolean', 'date')`,
    [moneyTableNames],
  );
  const another: Record<string, string> = {
    integer: "coalesce(:column, 0) + 100000",
    bigint: "coalesce(:column, 0) + 1",
    text: "coalesce(:column, '') || '1'",
    "character varying": "left('1' || coalesce(:column, ''), 3)",
    "timestamp with time zone": "coalesce(:column, now()) + interval '1 microsecond'",
    boolean: "not :column",
    date: "coalesce(:column, '2026-01-01') + 1",
  };
  const unnamed: string[] = [];
  for (const { name, column, type } of rows) {
    const value = another[type]!.replace(":column", `"${column}"`);
    // Checks of the table refuse some changes; a superuser drops them first.
    const drop = `do $$ declare one text; begin for one in select conname from pg_constraint where conrelid = '${name}'::regclass and contype = 'c' loop execute format('alter table ${name} drop constraint %I', one); end loop; end $$`;
    const found = await after(
      query(`${drop}; update ${name} set "${column}" = ${value} where id = ${await latest(name)}`),
    );
    if (!found.rows.some((row) => row.startsWith(`${name} `))) unnamed.push(`${name}.${column}`);
  }
  expect(rows.length).toBeGreaterThan(60);
  expect(unnamed).toEqual([]);
});

test("a superuser is named also where the triggers run, and where the change is recorded along", async () => {
  const payment = await latest("payments");
  const change = `update payments set payer = 'Jiný' where id = ${payment}`;
  expect((await after(query(change), "origin")).rows).toEqual([`payments ${payment} altered`]);
  for (const table of moneyTableNames.filter((name) => moneyTables[name].onlyAdded)) {
    const id = await latest(table);
    const forge = `update ${table} set ${changes[table].update} where id = ${id}; select record_money('${table}', array[${id}])`;
    expect((await after(query(forge))).rows).toEqual([`${table} ${id} altered`]);
  }
});

test.each<[sum: string, table: MoneyTable, tamper: string]>([
  ["price", "payments", "update payments set price = price + 1 where id = :id"],
  ["paid", "payments", "update payments set paid = paid + 1 where id = :id"],
  ["disallowed", "payments", "update payments set disallowed = disallowed + 1 where id = :id"],
  ["cash", "payment_entries", "delete from cash_entries where payment_entry_id = :id"],
  ["cash", "payment_entries", "update cash_entries set amount = amount + 100 where payment_entry_id = :id"],
  [
    "receipts",
    "cash_boxes",
    "update cash_entries set number = number + 100 where direction = 'IN' and cash_box_id = :id",
  ],
  ["counted", "cash_closes", "update cash_closes set counted = counted + 1 where id = :id"],
  ["booked", "bank_movements", "update bank_movements set booked = 1 where id = :id"],
  [
    "visits",
    "procedure_vouchers",
    "update procedure_voucher_services set available = available + 1 where voucher_id = :id",
  ],
  ["visits", "procedure_vouchers", "update procedure_voucher_entries set count = count + 1 where voucher_id = :id"],
])("a sum that is not that of its rows is named: %s of %s", async (sum, table, tamper) => {
  const which = table === "cash_boxes" ? ids.cashBoxes.first : await latest(table);
  const checks = "alter table payments drop constraint payments_paid_within";
  const { sums } = await after(query(`${checks}; ${tamper.replace(":id", String(which))}`));
  expect(sums).toContain(`${sum} ${which}`);
});

test("the application cannot record rows itself, nor is a reader of the log shown the records", async () => {
  for (const call of ["record_money('payments', null)", "attest_money()"])
    await expect(api.database.app.query(`select ${call}`)).rejects.toThrow("permission denied");
  const { data } = await api.call("admin", `{ dataGrid(name: "auditLog", parameters: []) { items } }`);
  const actions = data.dataGrid.items.map(({ what }: { what: { action: string } }) => what.action);
  expect(actions).toContain("payment.taken");
  expect(actions).not.toContain("money.recorded");
});

test("a migration that adds a column with a value to a table of money attests its rows again", () => {
  const folder = "api/core/db/migrations";
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const since = files.sort().slice(files.findIndex((name) => name.endsWith("_record_money.sql")) + 1);
  const forgotten = since.filter((name) => {
    const text = readFileSync(path.join(folder, name), "utf8");
    const adds = new RegExp(`alter table "(${moneyTableNames.join("|")})" add column [^;]*(default|not null)`, "i");
    return adds.test(text) && !/attest_money|record_money/.test(text);
  });
  expect(forgotten).toEqual([]);
});
