import fc from "fast-check";
import { expect } from "vitest";
import { localDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";
import { pick, pickOf, step } from "../step.ts";
import { attendanceOf } from "./visits.ts";

const { center, additionalProcedures } = ids;
export const method = fc.constantFrom("CASH" as const, "CARD" as const, "TRANSFER" as const);
type Method = "CASH" | "CARD" | "TRANSFER";
const amount = fc.constantFrom(10_000, 25_050, 3_300, 120_000);

type Payment = { id: number; version: number; price: number; paid: number; vs: string };
/** The payments that there are to choose from. */
export const paymentsOf = (world: World, where = "true"): Promise<Payment[]> =>
  world.sql(
    `select id, version, price::int as price, paid::int as paid, variable_symbol as vs from payments where medical_center_id = $1 and ${where} order by id`,
    [center],
  );
const whole = (hellers: number) => Math.sign(hellers) * (Math.round(Math.abs(hellers) / 100) * 100) - hellers;
const roundingOf = (by: Method, hellers: number) => (by === "CASH" ? whole(hellers) : 0);

export const charge = step("charge", pick, async (world, pick) => {
  const visit = await attendanceOf(world, pick);
  if (visit)
    await world.ask("receptionist", `mutation { patientAttendanceCharge(patientAttendance: ${visit.id}) { id } }`);
});

export const chargeByHand = step(
  "chargeByHand",
  fc.record({ pick, amount, isForPatient: fc.boolean() }),
  async (world, { pick, amount, isForPatient }) => {
    const card = isForPatient ? pickOf(world.model.openCards(), pick) : undefined;
    const items = [
      {
        name: "Páska",
        price: { amount, currency: "CZK" },
        vatRate: "PRIMARY",
        targetType: "ADDITIONAL_PROCEDURE",
        ...(amount === 120_000 && { targetId: additionalProcedures.tape }),
      },
    ];
    const input = { items, ...(card ? { patientCard: card } : { payer: "Kovo s.r.o." }) };
    await world.ask("receptionist", "mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
      input,
    });
  },
);

export const take = step(
  "take",
  fc.record({ pick, method, part: fc.option(fc.constantFrom(100, 3_300, 20_000)) }),
  async (world, { pick, method, part }) => {
    const payment = pickOf(await paymentsOf(world, "payed_at is null and canceled_at is null and price > paid"), pick);
    if (!payment) return;
    const input = { paymentMethod: method, ...(part && { amount: { amount: part, currency: "CZK" } }) };
    const document = `mutation ($input: PaymentUpdateInput!) { paymentUpdate(payment: ${payment.id}, version: ${payment.version}, input: $input) { id } }`;
    if (!(await world.ask("receptionist", document, { input }))) return;
    const taken = part ?? payment.price - payment.paid;
    const isWhole = payment.paid + taken === payment.price;
    world.model.take(world.now, method, taken, isWhole ? roundingOf(method, taken) : 0);
  },
);

export const reverse = step("reverse", pick, async (world, pick) => {
  const entry = pickOf(
    await world.sql(
      `select e.id, e.payment_id, e.method, e.amount::int as amount, e.rounding::int as rounding, p.version from payment_entries e join payments p on p.id = payment_id
       where e.medical_center_id = $1 and amount > 0 and not exists (select from payment_entries r where r.reverses = e.id) order by e.id`,
      [center],
    ),
    pick,
  );
  if (!entry) return;
  const document = `mutation { paymentEntryReverse(payment: ${entry.payment_id}, version: ${entry.version}, entry: ${entry.id}, reason: "Omyl") { id } }`;
  if (!(await world.ask("admin", document)) || entry.method === "VOUCHER") return;
  world.model.take(world.now, entry.method, -entry.amount, -entry.rounding);
});

export const cancel = step("cancel", fc.record({ pick, method }), async (world, { pick, method }) => {
  const payment = pickOf(await paymentsOf(world, "canceled_at is null"), pick);
  if (!payment) return;
  const document = `mutation { paymentCancel(payment: ${payment.id}, version: ${payment.version}, reason: "Omyl", paymentMethod: ${method}) { id } }`;
  if (!(await world.ask("admin", document))) return;
  world.model.take(world.now, method, -payment.paid, -roundingOf(method, payment.paid));
});

export const moveCash = step("moveCash", fc.constantFrom(50_000, 10_000, -10_000), async (world, amount) => {
  const input = {
    direction: amount > 0 ? "IN" : "OUT",
    amount: { amount: Math.abs(amount), currency: "CZK" },
    reason: "Drobné",
  };
  const made = await world.ask(
    "receptionist",
    "mutation ($input: CashEntryInput!) { cashEntryCreate(input: $input) { id } }",
    { input },
  );
  if (made) world.model.byHand.push({ day: dayOf(world), amount });
});

const dayOf = ({ now, model }: World) => model.bookedOn(localDate(now));

/** Reception counts the cash, and finds as much as was taken. */
export const closeCash = step("closeCash", fc.constant(null), async (world) => {
  if (world.model.cash() < 0) return;
  const input = { counted: { amount: world.model.cash(), currency: "CZK" } };
  const closed = await world.ask(
    "receptionist",
    "mutation ($input: CashCloseInput!) { cashBoxClose(input: $input) { difference } }",
    { input },
  );
  expect(closed, `the box holds ${world.model.cash()} (${world.refusal})`).toEqual({ difference: 0 });
});

export const closeMonth = step("closeMonth", fc.constant(null), async (world) => {
  const { items } = await world.ask("admin", "{ months { items { month closable } } }");
  const next = items.find(({ closable }: { closable: boolean }) => closable);
  if (next && (await world.ask("admin", `mutation { monthClose(month: "${next.month.slice(0, 7)}") { month } }`)))
    world.model.closedMonths.add(next.month.slice(0, 7));
});

export const reopenMonth = step("reopenMonth", fc.constant(null), async (world) => {
  const [close] = await world.sql(
    "select to_char(month, 'YYYY-MM') as month, version from month_closes where medical_center_id = $1 and reopened_at is null order by month desc limit 1",
    [center],
  );
  if (!close) return;
  const { month } = close;
  if (
    await world.ask(
      "admin",
      `mutation { monthReopen(month: "${month}", version: ${close.version}, reason: "Oprava") { month } }`,
    )
  )
    world.model.closedMonths.delete(month);
});
