import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { crowns, paymentCalls } from "#tests/kit/money/payment-calls.ts";

const api = await testApi();
const { patients, procedures, profiles } = ids;
const { take } = paymentCalls(api);

test("a visit is charged once its patient is present, owed no more without, and again when it takes place after all", async () => {
  const attendance = ids.attendances.jana;
  const set = (state: string) =>
    api.call(
      "receptionist",
      `mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: ${state}) { payment { id canceledAt version price { amount } paymentItems { name targetId } } } }`,
    );
  const paymentAfter = async (state: string) => (await set(state)).data.patientAttendanceSetState.payment;
  const charged = await paymentAfter("PRESENT");
  expect(charged).toMatchObject({
    canceledAt: null,
    price: { amount: 95_000 },
    paymentItems: [{ name: "Individuální LTV", targetId: procedures.therapy }],
  });
  expect(await paymentAfter("EXCUSED")).toMatchObject({ id: charged.id, canceledAt: api.clock.now.toISOString() });
  const again = await paymentAfter("PRESENT");
  expect(again).toMatchObject({ id: charged.id, canceledAt: null });
  const owed = async () =>
    (await api.call("receptionist", `{ payment(payment: ${charged.id}) { patientCard { owed { amount } } } }`)).data
      .payment.patientCard.owed.amount;
  const before = await owed();
  await take(charged.id, again.version, { paymentMethod: "CARD", amount: crowns(50_000) });
  expect(await owed()).toBe(before - 50_000);
  expect(await paymentAfter("EXCUSED")).toMatchObject({ canceledAt: null });
});

test("a visit is charged before its patient comes, and its unpaid charge goes with a removed event, and comes back with a restored one whose patient was present", async () => {
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-04-14T08:00:00+02:00", patientCards: [${patients.karel}] }) { id patientAttendances { id } } }`,
  );
  const { id: event, patientAttendances } = data.eventCreate;
  const charge = `mutation { patientAttendanceCharge(patientAttendance: ${patientAttendances[0].id}) { id } }`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.call("receptionist", charge)));
  const made = new Set(answers.map((answer) => answer.data?.patientAttendanceCharge.id));
  expect(made.size).toBe(1);
  const [payment] = [...made];
  const after = async (mutation: string) => {
    await api.call("receptionist", `mutation { ${mutation} { id } }`);
    return (await api.call("admin", `{ payment(payment: ${payment}) { canceledAt } }`)).data.payment.canceledAt;
  };
  expect(await after(`eventRemove(event: ${event})`)).not.toBeNull();
  expect(await after(`eventRestore(event: ${event})`)).not.toBeNull();
  const present = `patientAttendanceSetState(patientAttendance: ${patientAttendances[0].id}, state: PRESENT)`;
  expect(await after(present)).toBeNull();
  expect(await after(`eventRemove(event: ${event})`)).not.toBeNull();
  expect(await after(`eventRestore(event: ${event})`)).toBeNull();
});
