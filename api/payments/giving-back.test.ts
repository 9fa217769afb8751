import { expect, test } from "vitest";
import { errors } from "#rules/errors.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const czk = (amount: number) => `{ amount: ${amount}, currency: "CZK" }`;

const ask = async (who: Role, document: string) => {
  const { data, errors } = await api.call(who, `mutation { ${document} }`);
  const fault = errors?.[0]?.extensions;
  if (fault) return fault.fields ? `${fault.fields[0].path.join(".")} ${fault.fields[0].code}` : fault.code;
  return data[Object.keys(data)[0]!];
};
const create = (price: number, payer = "Klub") =>
  ask(
    "admin",
    `paymentCreate(input: { payer: "${payer}", items: [{ name: "Kurz", price: ${czk(price)}, targetType: ADDITIONAL_PROCEDURE }] }) { id version }`,
  );
type Payment = { id: number; version: number };
const take = ({ id, version }: Payment, method: string, amount?: number) =>
  ask(
    "admin",
    `paymentUpdate(payment: ${id}, version: ${version}, input: { paymentMethod: ${method}${amount ? `, amount: ${czk(amount)}` : ""} }) { id version entries { id } }`,
  );
const cancel = ({ id, version }: Payment, method = "", who: Role = "admin") =>
  ask(
    who,
    `paymentCancel(payment: ${id}, version: ${version}, reason: "Omyl"${method && `, paymentMethod: ${method}`}) { id version paid { amount } canceledAt entries { method amount { amount } rounding { amount } } }`,
  );
const cash = (direction: "IN" | "OUT", amount: number) =>
  ask("admin", `cashEntryCreate(input: { direction: ${direction}, amount: ${czk(amount)}, reason: "Drobné" }) { id }`);
const balance = async (): Promise<number> =>
  Number(
    (
      await owner.query("select coalesce(sum(amount), 0) as sum from cash_entries where medical_center_id = $1", [
        ids.center,
      ])
    ).rows[0].sum,
  );

test("no more cash is given back than is in the box, of a card's payment nor by a reversal", async () => {
  const byCard = await take(await create(95_000), "CARD");
  expect(await cancel(byCard, "CASH")).toBe(`paymentMethod ${errors.notEnoughCash.code}`);
  expect(await balance()).toBe(0);
  const inCash = await take(await create(30_000), "CASH");
  await cash("OUT", 30_000);
  const reverse = () =>
    ask(
      "admin",
      `paymentEntryReverse(payment: ${inCash.id}, version: ${inCash.version}, entry: ${inCash.entries[0].id}, reason: "Omyl") { id }`,
    );
  expect(await reverse()).toBe("E251");
  await cash("IN", 125_000);
  expect(await reverse()).toMatchObject({ id: inCash.id });
  expect(await cancel(byCard, "CASH")).toMatchObject({ paid: { amount: 0 } });
  expect(await balance()).toBe(0);
});

test("the rounded amount that came in cash goes back by another method", async () => {
  const down = await take(await create(10_049), "CASH");
  expect(await cancel(down, "TRANSFER")).toMatchObject({
    entries: [
      { method: "CASH", amount: { amount: 10_049 }, rounding: { amount: -49 } },
      { method: "TRANSFER", amount: { amount: -10_049 }, rounding: { amount: 49 } },
    ],
  });
  const parts = await take(await take(await create(10_050), "CARD", 5_000), "CASH");
  expect((await cancel(parts, "CARD")).entries.at(-1)).toEqual({
    method: "CARD",
    amount: { amount: -10_050 },
    rounding: { amount: -50 },
  });
  const byCard = await take(await create(10_049), "CARD");
  expect((await cancel(byCard, "TRANSFER")).entries.at(-1)).toMatchObject({ rounding: { amount: 0 } });
});

test("cash of one payer and day stays within the limit of the law, in parts, by several payments and back", async () => {
  const limit = 27_000_000;
  const above = `paymentMethod ${errors.cashAboveLimit.code}`;
  const large = await create(limit + 100, "Statek");
  expect(await take(large, "CASH")).toBe(above);
  const part = await take(large, "CASH", limit);
  expect(await take(part, "CASH")).toBe(above);
  expect(await take(await create(100, "Statek"), "CASH")).toBe(above);
  expect(await take(await create(100, "Jiný"), "CASH")).toMatchObject({ id: expect.any(Number) });
  const rest = await take(part, "CARD");
  expect(await cancel(rest, "CASH")).toBe(above);
  const undone = await ask(
    "admin",
    `paymentEntryReverse(payment: ${rest.id}, version: ${rest.version}, entry: ${rest.entries[0].id}, reason: "Omyl") { id version }`,
  );
  expect(await take(undone, "CASH", 200)).toMatchObject({ id: rest.id });
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000);
  await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1", [api.clock.now]);
  expect(await take(await create(limit, "Statek"), "CASH")).toMatchObject({ id: expect.any(Number) });
});

/** A visit of Karel's in a week of its own, with its charge. */
let week = 0;
async function visit() {
  const begin = new Date(Date.UTC(2026, 3, 14 + 7 * week++, 8)).toISOString();
  const { patientAttendances } = await ask(
    "receptionist",
    `eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.karel}] }) { patientAttendances { id } }`,
  );
  return patientAttendances[0].id as number;
}
const chargeOf = (id: number) =>
  ask("receptionist", `patientAttendanceCharge(patientAttendance: ${id}) { id version cancelable }`);
const attend = (id: number, state: string) =>
  ask(
    "receptionist",
    `patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { payment { id version price { amount } canceledAt } }`,
  );

test("the charge of a visit is forgiven by those who give discounts alone, paid or not, before the visit or after", async () => {
  await owner.query("update procedure_vouchers set archived_at = now()");
  const id = await visit();
  const charge = await chargeOf(id);
  expect(charge.cancelable).toBe(false);
  for (const who of ["receptionist", "paramedic"] as const) expect(await cancel(charge, "", who)).toBe("E250");
  const { payment } = await attend(id, "PRESENT");
  expect(await cancel(payment, "", "receptionist")).toBe("E250");
  const paid = await ask(
    "receptionist",
    `paymentUpdate(payment: ${payment.id}, version: ${payment.version}, input: { paymentMethod: CARD }) { id version }`,
  );
  expect(await cancel(paid, "CARD", "receptionist")).toBe("E250");
  expect(await cancel(paid, "CARD")).toMatchObject({ canceledAt: expect.any(String) });
});

test("reception gives back the money of an excused visit, which is charged again when it takes place", async () => {
  const id = await visit();
  const { id: payment, version } = await chargeOf(id);
  const paid = await ask(
    "receptionist",
    `paymentUpdate(payment: ${payment}, version: ${version}, input: { paymentMethod: CARD }) { id version }`,
  );
  await attend(id, "EXCUSED");
  expect(await cancel(paid, "CARD", "receptionist")).toMatchObject({ canceledAt: expect.any(String) });
  const again = (await attend(id, "PRESENT")).payment;
  expect(again).toMatchObject({ canceledAt: null });
  expect(again.id).not.toBe(payment);
});
