import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { patients, procedures, profiles } = ids;
const ask = async (document: string, who: "admin" | "receptionist" = "receptionist") => {
  const { data, errors } = await api.call(who, document);
  return errors ? String(errors[0]!.extensions.code) : Object.values(data)[0];
};
const version = async () =>
  (await api.call("admin", "{ me { profile { medicalCenter { version } } } }")).data.me.profile.medicalCenter.version;
const rule = async (
  feePercent: number,
  lateHours: number,
  validFrom = "2026-03-16",
  who: "admin" | "receptionist" = "admin",
) =>
  ask(
    `mutation { datedSettingSet(setting: MISSED_VISITS, validFrom: "${validFrom}", numbers: [{ name: "feePercent", value: ${feePercent} }, { name: "lateHours", value: ${lateHours} }], version: ${await version()}) { name } }`,
    who,
  );
const { price, name } = (
  await api.database.owner.query("select price_amount::int as price, name from procedures where id = $1", [
    procedures.therapy,
  ])
).rows[0] as { price: number; name: string };

/** A visit of Karel at an hour of a day after the cast's. */
async function visit(day: string): Promise<number> {
  const event = (await ask(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${day}T08:00:00+01:00", patientCards: [${patients.karel}] }) { patientAttendances { id } } }`,
  )) as { patientAttendances: { id: number }[] };
  return event.patientAttendances[0]!.id;
}
type Attended = { missedFee: { amount: number } | null; payment: { canceledAt: string | null } | null };
const attend = (id: number, state: string) =>
  ask(
    `mutation { patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { missedFee { amount } payment { canceledAt } } }`,
  ) as Promise<Attended>;
const charge = (id: number) =>
  ask(
    `mutation { patientAttendanceCharge(patientAttendance: ${id}) { price { amount } canceledAt paymentItems { name } } }`,
  );

test("the fee of a missed visit is the part of its price that the centre has set, and the whole is owed once the patient was there after all", async () => {
  await rule(50, 0);
  const id = await visit("2026-03-24");
  expect(await attend(id, "NOT_EXCUSED")).toEqual({ missedFee: { amount: price / 2 }, payment: null });
  expect(await charge(id)).toEqual({
    price: { amount: price / 2 },
    canceledAt: null,
    paymentItems: [{ name: `Zmeškaná návštěva: ${name}` }],
  });
  await attend(id, "PRESENT");
  expect(await charge(id)).toEqual({ price: { amount: price }, canceledAt: null, paymentItems: [{ name }] });
  expect(await attend(id, "NOT_EXCUSED")).toMatchObject({ payment: { canceledAt: expect.any(String) } });
  expect(await charge(id)).toMatchObject({ price: { amount: price / 2 }, canceledAt: null });
});

test("an excuse within the hours of the rule is late, and one before is free; without a fee nothing is charged", async () => {
  await rule(100, 48);
  const [soon, later] = [await visit("2026-03-17"), await visit("2026-03-25")];
  expect(await attend(soon, "EXCUSED")).toMatchObject({ missedFee: { amount: price } });
  expect(await attend(later, "EXCUSED")).toMatchObject({ missedFee: null });
  expect([await charge(later), await charge(soon)]).toEqual([
    "E003",
    expect.objectContaining({ price: { amount: price } }),
  ]);
  await attend(soon, "NOT_SET");
  await attend(soon, "EXCUSED");
  await rule(0, 48);
  expect(await charge(soon)).toBe("E003");
});

test("a visit is missed by the rule of its day", async () => {
  await rule(50, 0);
  await rule(20, 0, "2026-03-27");
  const [before, since] = [await visit("2026-03-26"), await visit("2026-03-27")];
  expect(await attend(before, "NOT_EXCUSED")).toMatchObject({ missedFee: { amount: price / 2 } });
  expect(await attend(since, "NOT_EXCUSED")).toMatchObject({ missedFee: { amount: price / 5 } });
  expect(await charge(since)).toMatchObject({ price: { amount: price / 5 } });
});
