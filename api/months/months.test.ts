import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, camtFile } from "#tests/kit/bank/statement-files.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { findChangedMonths } from "./find-changed.ts";

const api = await testApi();
const { owner } = api.database;
const february = await februaryOf(owner);

type Answer = Awaited<ReturnType<typeof api.call>>;
const sums = `sums { charged canceled cash card transfer voucher rounding cashIn cashOut invoiced credited }`;
const fields = `month ${sums} close { version closedBy { id } } closable reopenable`;
const month = async (name = "2026-02") =>
  (await api.call("admin", `{ month(month: "${name}") { ${fields} } }`)).data.month;
const close = (name = "2026-02", who: Role = "admin") =>
  api.call(who, `mutation { monthClose(month: "${name}") { month version } }`);
const reopen = (version: number, name = "2026-02", who: Role = "admin") =>
  api.call(who, `mutation { monthReopen(month: "${name}", version: ${version}, reason: "Chyba") { month } }`);
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const done = (answer: Answer) => {
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const versionOf = async (id: number) =>
  (await owner.query("select version from payments where id = $1", [id])).rows[0].version;

test("a month is closed after its cash, by administrators, in order, and keeps its sums", async () => {
  expect(await month()).toMatchObject({ sums: february.sums, close: null, closable: true, reopenable: false });
  expect(refusal(await close("2026-03"))).toEqual([409, "E214"]);
  expect(refusal(await close())).toEqual([409, "E215"]);
  const { monthObstacles } = done(
    await api.call("admin", `{ monthObstacles(month: "2026-02") { cashBoxes { id } waitingMovements } }`),
  );
  expect(monthObstacles).toEqual({ cashBoxes: [{ id: ids.cashBoxes.first }], waitingMovements: 0 });
  done(
    await api.call(
      "admin",
      `mutation { cashBoxClose(input: { counted: { amount: ${february.sums.cashIn}, currency: "CZK" } }) { id } }`,
    ),
  );
  expect(refusal(await close("2026-02", "receptionist"))).toEqual([403, "E002"]);
  done(await close());
  expect(refusal(await close())).toEqual([409, "E214"]);
  expect(await month()).toMatchObject({
    sums: february.sums,
    close: { closedBy: { id: ids.profiles.admin } },
    closable: false,
    reopenable: true,
  });
  const { rows } = await owner.query("select details from audit_rows where action = 'month.closed'");
  expect(rows).toEqual([{ details: { month: "2026-02-01", ...february.sums } }]);
});

test("the database refuses what is dated into a closed month, or would change its sums, to any role", async () => {
  const { center, profiles, cashBoxes } = ids;
  const { unpaid } = february;
  for (const change of [
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values (${center}, 'CZK', 1, '1', '2026-02-28T22:59:59Z')`,
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values (${center}, 'CZK', 1, '1', '2025-11-03')`,
    `insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values (${center}, ${unpaid}, '2026-02-03', 'CARD', 1, ${profiles.admin})`,
    `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) values (${center}, ${cashBoxes.gym}, 'IN', 2026, 77, '2026-02-03', 1, 'x', ${profiles.admin})`,
    `insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by) values (gen_random_uuid(), ${center}, 2026, 77, '2026-02-28', '{}', '', now(), ${profiles.admin})`,
    `update payments set price = price + 1 where id = ${unpaid}`,
    `update payments set created_at = '2026-03-02' where id = ${unpaid}`,
    `update payments set canceled_at = '2026-02-27', cancel_cause = 'WAIVED' where id = ${unpaid}`,
    `update payments set canceled_at = null, cancel_cause = null where id = ${february.waived}`,
    `delete from payment_items where payment_id = ${unpaid}`,
    `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, given_back_at) values (${center}, ${unpaid}, 7, 'x', -1, -1, 'ZERO', 'PROCEDURE_VOUCHER', '2026-02-20')`,
    `update payment_items set vat_rate = 'PRIMARY' where payment_id = ${unpaid}`,
    `update month_closes set sums = '{}'`,
    `delete from month_closes`,
  ])
    await expect(owner.query(change), change).rejects.toMatchObject({ code: expect.stringMatching(/^(23001|P0001)$/) });
  // A minute after the end of the month, by the clock of Prague.
  await owner.query(
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values (${center}, 'CZK', 1, '2', '2026-02-28T23:00:00Z')`,
  );
});

test("an unpaid payment of a closed month keeps its lines, is paid and canceled later, and what was paid is reversed later", async () => {
  const { unpaid, other, paid } = february;
  const line = { name: "Tejp", price: { amount: 1, currency: "CZK" }, targetType: "ADDITIONAL_PROCEDURE" };
  const changed = await api.call(
    "admin",
    `mutation ($inputs: [PaymentItemInput!]!) { paymentItemsUpdate(payment: ${unpaid}, version: 1, inputs: $inputs) { id } }`,
    { inputs: [line] },
  );
  expect(refusal(changed)).toEqual([409, "E213"]);
  done(
    await api.call(
      "admin",
      `mutation { paymentUpdate(payment: ${unpaid}, version: 1, input: { paymentMethod: CARD }) { id } }`,
    ),
  );
  done(await api.call("admin", `mutation { paymentCancel(payment: ${other}, version: 1, reason: "Omyl") { id } }`));
  const entry = (await owner.query("select id from payment_entries where payment_id = $1", [paid])).rows[0].id;
  done(
    await api.call(
      "admin",
      `mutation { paymentEntryReverse(payment: ${paid}, version: ${await versionOf(paid)}, entry: ${entry}, reason: "Omyl") { id } }`,
    ),
  );
  expect(await findChangedMonths(createDb(owner))).toEqual([]);
  expect((await month("2026-03")).sums).toMatchObject({
    canceled: february.prices.other,
    card: february.prices.unpaid - february.prices.paid + 25_050,
  });
});

test("a visit whose charge was taken back in a closed month is charged by a new payment, of the same payer", async () => {
  await owner.query("update payments set payer = 'Kovo s.r.o.' where id = $1", [february.waived]);
  const state = (name: string) =>
    api.call(
      "admin",
      `mutation { patientAttendanceSetState(patientAttendance: ${ids.attendances.jana}, state: ${name}) { id } }`,
    );
  done(await state("PRESENT"));
  const { rows } = await owner.query(
    "select id, price::int, payer, created_at > '2026-03-01' as new from payments where attendance_id = $1",
    [ids.attendances.jana],
  );
  expect(rows).toEqual([{ id: expect.any(Number), price: 95_000, payer: "Kovo s.r.o.", new: true }]);
  const former = await owner.query(
    "select attendance_id, canceled_at < '2026-03-01' as kept from payments where id = $1",
    [february.waived],
  );
  expect(former.rows).toEqual([{ attendance_id: null, kept: true }]);
});

test("a movement that the bank booked in a closed month is entered at the beginning of the first open one", async () => {
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Lípa', $2, $3, 'Praha')",
    [ids.center, ACCOUNT.iban, ACCOUNT.number],
  );
  const { bySymbol } = february;
  done(
    await api.upload(
      "admin",
      `mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }`,
      { file: null },
      { file: camtFile([{ amount: february.prices.bySymbol, vs: bySymbol.vs, day: "2026-02-20", reference: "M-1" }]) },
    ),
  );
  const { rows } = await owner.query(
    "select at, m.day::text from payment_entries e join bank_movements m on m.id = e.bank_movement_id where payment_id = $1",
    [bySymbol.id],
  );
  expect(rows).toEqual([{ at: new Date("2026-02-28T23:00:00Z"), day: "2026-02-20" }]);
});

test("the check names a closed month whose sums differ", async () => {
  await owner.query(
    `begin; set local session_replication_role = replica; update payments set price = price + 100 where id = ${february.other}; commit`,
  );
  expect(await findChangedMonths(createDb(owner))).toEqual([
    { medicalCenterId: ids.center, month: "2026-02-01", sums: ["charged"] },
  ]);
  await owner.query(
    `begin; set local session_replication_role = replica; update payments set price = price - 100 where id = ${february.other}; commit`,
  );
});

test("the last closed month is opened again with a reason, and closed once more with the sums of then", async () => {
  const { version } = (await month()).close;
  expect(refusal(await reopen(version + 1))).toEqual([409, "E012"]);
  expect(refusal(await reopen(version, "2026-01"))).toEqual([409, "E214"]);
  expect(refusal(await reopen(version, "2026-02", "receptionist"))).toEqual([403, "E002"]);
  done(await reopen(version));
  await owner.query(
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values (${ids.center}, 'CZK', 700, '3', '2026-02-28')`,
  );
  done(await close());
  expect((await month()).sums.charged).toBe(february.sums.charged + 700);
  const { rows } = await owner.query("select reopen_reason as reason from month_closes order by id");
  expect(rows).toEqual([{ reason: "Chyba" }, { reason: null }]);
});

test("months of another centre are its own, and a list costs the same number of queries however much is in it", async () => {
  const list = async (who: "admin" | "foreign", parameters = "[]") =>
    (await api.call(who, `{ dataGrid(name: "months", parameters: ${parameters}) { total items } }`)).data.dataGrid;
  expect(await list("admin")).toMatchObject({
    total: 2,
    items: [
      { month: "2026-03-01", state: { closed: false, next: null } },
      { month: "2026-02-01", state: { closed: true, next: "REOPEN" } },
    ],
  });
  expect(await list("foreign")).toMatchObject({ total: 1, items: [{ state: { closed: false } }] });
  const last = await owner.query("select version from month_closes where reopened_at is null");
  done(await reopen(last.rows[0].version));
  api.queries.length = 0;
  await list("admin");
  const few = api.queries.length;
  await owner.query(
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) select ${ids.center}, 'CZK', 1, 'x' || n, make_date(2025, n, 1) from generate_series(1, 12) as n`,
  );
  api.queries.length = 0;
  const { total, items } = await list(
    "admin",
    '[{ name: "sort", value: "charged" }, { name: "direction", value: "asc" }]',
  );
  expect([total, items[0].month]).toEqual([15, "2026-01-01"]);
  expect(items[1]).toMatchObject({ month: "2025-01-01", charged: { amount: 1 }, state: { next: "CLOSE" } });
  expect(api.queries.length).toBeLessThanOrEqual(few);
});
