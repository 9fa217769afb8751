import { expect } from "vitest";
import { findChangedMonths } from "#api/months/find-changed.ts";
import { ids } from "#tests/cast/people.ts";
import { sumOf, sumsOf, type Row } from "../../kit/money/tables.ts";
import type { World } from "../open-world.ts";

const { center, cashBoxes } = ids;

/** Each query finds rows that contradict one another. */
const contradictions: Record<string, string> = {
  "payments unlike their lines and entries": `
    select id from payments p where medical_center_id = ${center} and id > 100 and (price <> (select coalesce(sum(price), 0) from payment_items where payment_id = p.id)
      or paid <> (select coalesce(sum(amount), 0) from payment_entries where payment_id = p.id))`,
  "vouchers unlike their ledger": `
    select voucher_id from procedure_voucher_services s
    where available <> (select coalesce(sum(count), 0) from procedure_voucher_entries e where e.voucher_id = s.voucher_id and e.procedure_id = s.procedure_id)`,
  "visits that a voucher and money pay": `
    select payment_id from payment_entries group by payment_id
    having coalesce(sum(amount) filter (where method = 'VOUCHER'), 0) > 0 and coalesce(sum(amount) filter (where method <> 'VOUCHER'), 0) > 0`,
  "payments by a voucher that no voucher pays, and the other way round": `
    select p.id from payments p where (p.payment_method = 'VOUCHER' and p.payed_at is not null)
      <> (coalesce((select sum(count) from procedure_voucher_entries e where e.payment_id = p.id and e.kind in ('USED', 'RETURNED')), 0) = -1)`,
  "payments of another patient than their visit": `
    select p.id from payments p join patient_attendances a on a.id = p.attendance_id where a.patient_card_id is distinct from p.patient_card_id and p.patient_card_id is not null`,
  "charges of visits that are excused or removed": `
    select p.id from payments p join patient_attendances a on a.id = p.attendance_id join events e on e.id = a.event_id
    where p.canceled_at is null and p.paid = 0 and p.price > 0 and p.invoiced_at is null and (e.removed_at is not null or a.state = 'EXCUSED' and p.missed_percent is null)`,
  "movements of the bank unlike what is booked of them": `
    select id from bank_movements m where booked <> (select coalesce(sum(amount), 0) from payment_entries e where e.bank_movement_id = m.id) or booked > amount and amount > 0`,
  "cash without an entry in the book, or unlike it": `
    select e.id from payment_entries e left join cash_entries c on c.payment_entry_id = e.id
    where e.method = 'CASH' and e.medical_center_id = ${center} and e.id > 100 and c.amount is distinct from e.amount + e.rounding`,
};

const contradicting = Object.entries(contradictions)
  .map(([what, query]) => `select '${what}' as what, found.* from (${query}) as found (id)`)
  .join(" union all ");

/** Changes with every row of money and of attendances that is added or changed. */
const written = `
  select concat_ws(' ', (select max(id) from payment_entries), (select max(id) from cash_entries), (select max(id) from payment_items),
    (select max(id) from procedure_voucher_entries), (select sum(version) from payments), (select sum(version) from patient_attendances), (select sum(version) from events),
    (select count(*) from month_closes where reopened_at is null), (select sum(version) from bank_movements)) as written`;

/** Sums of payments, boxes, months and the bank are those of the money that changed hands. */
export async function expectMoney(world: World) {
  const { model } = world;
  const [row] = await world.sql(written);
  if (row.written === world.moneyWritten) return;
  world.moneyWritten = row.written;
  expect(await world.sql(contradicting), "rows that contradict one another").toEqual([]);
  expect(await findChangedMonths(world.ownerDb), "closed months").toEqual([]);

  const { items } = await world.ask("admin", '{ dataGrid(name: "months", parameters: []) { items } }');
  const listed: Month[] = items.map(({ month, ...row }: Record<string, any>) => ({
    month: month.slice(0, 7),
    sums: Object.fromEntries(summed.map((name) => [name, row[name].amount])) as Month["sums"],
  }));
  const months = new Map<string, Record<string, number>>();
  const add = (day: string, what: string, amount: number) => {
    const sums = months.get(day.slice(0, 7)) ?? { cash: 0, card: 0, transfer: 0, rounding: 0, inBoxes: 0 };
    sums[what]! += amount;
    months.set(day.slice(0, 7), sums);
  };
  for (const { day, method, amount, rounding } of model.taken) {
    add(day, method.toLowerCase(), amount);
    add(day, "rounding", rounding);
    if (method === "CASH") add(day, "inBoxes", amount + rounding);
  }
  for (const { day, amount } of model.byHand) add(day, "inBoxes", amount);
  const none = { cash: 0, card: 0, transfer: 0, rounding: 0, inBoxes: 0 };
  for (const { month, sums } of listed) {
    const { cashIn, cashOut, ...others } = sums;
    expect({ month, ...others, inBoxes: cashIn + cashOut }, "sums of a month").toEqual({
      month,
      ...none,
      ...months.get(month),
    });
  }
  await expectExports(world, listed);

  const [box] = await world.sql(
    "select coalesce(sum(amount), 0)::int as amount from cash_entries where cash_box_id = $1",
    [cashBoxes.first],
  );
  expect(box.amount, "cash in the box").toBe(model.cash());

  const [bank] = await world.sql(
    "select count(*)::int as n, count(distinct (day, amount, message))::int as kinds from bank_movements where medical_center_id = $1",
    [center],
  );
  expect(bank.n, "movements of the account, each once").toBeLessThanOrEqual(model.transfers.length);

  const [visits] = await world.sql(
    "select coalesce(sum(count), 0)::int as n from procedure_voucher_entries where kind = 'BOUGHT' and medical_center_id = $1 and voucher_id > 100",
    [center],
  );
  expect(visits.n, "visits that were sold").toBe([...model.bought.values()].reduce((sum, one) => sum + one, 0));
}

const summed = ["cash", "card", "transfer", "rounding", "cashIn", "cashOut"] as const;
type Month = { month: string; sums: Record<(typeof summed)[number], number> };

/** The files of entries and of the cash book have the sums that months have. */
async function expectExports(world: World, months: Month[]) {
  const entries = byMonth(await world.fileOf("paymentEntries"));
  const book = byMonth(await world.fileOf("cashEntries"));
  for (const { month, sums } of months) {
    const { voucher: _, ...money } = sumsOf(entries.get(month) ?? []);
    const cash = book.get(month) ?? [];
    const inBoxes = { cashIn: sumOf(cash, "Příjem"), cashOut: -sumOf(cash, "Výdej") || 0 };
    expect({ month, sums: { ...money, ...inBoxes } }, "sums of the files of a month").toEqual({ month, sums });
  }
}

/** Rows by the month of their time: "2026-03" of "16.3.2026 10:00". */
function byMonth(rows: readonly Row[]): Map<string, Row[]> {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const [, month, year] = /^\d+\.(\d+)\.(\d+)/.exec(row.Kdy!)!;
    const name = `${year}-${month!.padStart(2, "0")}`;
    months.set(name, [...(months.get(name) ?? []), row]);
  }
  return months;
}
