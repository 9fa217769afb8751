import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { crowns, faults, line, paymentCalls, refusal } from "#tests/kit/money/payment-calls.ts";

const api = await testApi();
const { patients, procedures, profiles } = ids;
const { create, created, take, change } = paymentCalls(api);

test("less than the list price is a discount: by administrators, with a reason", async () => {
  const cheaper = line(90_000, { targetId: procedures.therapy });
  expect(faults(await create([cheaper]))).toEqual(["items.0.price E1Q8"]);
  expect(faults(await create([cheaper], "admin"))).toEqual(["items.0.discountReason E1F1"]);
  const given = await create([{ ...cheaper, discountReason: "Studentská sleva" }], "admin");
  expect(given.data.paymentCreate.paymentItems).toEqual([
    {
      name: "Individuální LTV",
      price: { amount: 90_000 },
      listPrice: { amount: 95_000 },
      discountReason: "Studentská sleva",
    },
  ]);
  expect(faults(await create([line(100, { targetId: procedures.foreign })]))).toEqual(["items.0.targetId E1F6"]);
});

test("lines are replaced while nothing is paid", async () => {
  const payment = await created(50_000, 20_000);
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [line(30_000)])).data;
  expect(changed).toMatchObject({ price: crowns(30_000), paymentItems: [{ price: { amount: 30_000 } }], version: 2 });
  expect(faults(await change(payment.id, 2, []))).toEqual(["items E1F1"]);
  await take(payment.id, 2, { paymentMethod: "CASH", amount: crowns(10_000) });
  expect(refusal(await change(payment.id, 3, [line(20_000)]))).toEqual([409, "E185"]);
  expect(refusal(await take(payment.id, 2, { paymentMethod: "CASH" }))).toEqual([409, "E012"]);
});

test("a line that equals a stored one keeps its discount and a removed service, and only as often as it is stored", async () => {
  const [cheaper, tape] = [
    line(90_000, { targetId: procedures.therapy }),
    { ...line(100, { targetType: "ADDITIONAL_PROCEDURE" }), targetId: ids.additionalProcedures.tape, name: "Tejp" },
  ];
  const reasoned = (one: object) => ({ ...one, discountReason: "Student" });
  const { paymentCreate: payment } = (await create([reasoned(cheaper), reasoned(tape)], "admin")).data;
  const remove = (at: string) =>
    api.database.owner.query(`update additional_procedures set removed_at = ${at} where id = $1`, [
      ids.additionalProcedures.tape,
    ]);
  await remove("now()");
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [cheaper, tape, line(5_000)])).data;
  expect(changed.paymentItems).toMatchObject([
    { price: { amount: 90_000 }, listPrice: { amount: 95_000 }, discountReason: "Student" },
    { price: { amount: 100 }, discountReason: "Student" },
    { price: { amount: 5_000 }, listPrice: { amount: 5_000 }, discountReason: null },
  ]);
  expect(faults(await change(payment.id, 2, [cheaper, tape, tape]))).toEqual(["items.2.targetId E1F6"]);
  await remove("null");
  expect(faults(await change(payment.id, 2, [cheaper, cheaper]))).toEqual(["items.1.price E1Q8"]);
  expect(faults(await change(payment.id, 2, [{ ...cheaper, price: crowns(89_000) }]))).toEqual(["items.0.price E1Q8"]);
  const worded = await change(payment.id, 2, [{ ...cheaper, discountReason: "Věrnost" }], "admin");
  expect(worded.data.paymentItemsUpdate.paymentItems).toMatchObject([{ discountReason: "Věrnost" }]);
});

test("a visit's line that gives way to a cheaper text is a discount, however often it is replaced", async () => {
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-05-12T08:00:00+02:00", patientCards: [${patients.karel}] }) { patientAttendances { id } } }`,
  );
  const { patientAttendanceCharge: visit } = (
    await api.call(
      "receptionist",
      `mutation { patientAttendanceCharge(patientAttendance: ${data.eventCreate.patientAttendances[0].id}) { id version } }`,
    )
  ).data;
  const service = line(95_000, { targetId: procedures.therapy });
  expect(faults(await change(visit.id, 1, [line(90_000)]))).toEqual(["items.0.price E1Q8"]);
  expect(faults(await change(visit.id, 1, [line(90_000)], "admin"))).toEqual(["items.0.discountReason E1F1"]);
  expect((await change(visit.id, 1, [service, line(20_000)])).status).toBe(200);
  expect((await change(visit.id, 2, [service])).status).toBe(200);
  expect((await change(visit.id, 3, [line(50_000), line(45_000)])).status).toBe(200);
  expect(faults(await change(visit.id, 4, [line(50_000)]))).toEqual(["items.0.price E1Q8"]);
  const given = await change(visit.id, 4, [line(50_000, { discountReason: "Známý" })], "admin");
  expect(given.data.paymentItemsUpdate).toMatchObject({
    price: crowns(50_000),
    paymentItems: [{ listPrice: { amount: 95_000 }, discountReason: "Známý" }],
  });
  expect((await change(visit.id, 5, [line(50_000), line(20_000)])).status).toBe(200);
});

test("lines of a payment for nothing are replaced, and it is then owed", async () => {
  const payment = await created(0);
  expect(payment.payedAt).not.toBeNull();
  const { paymentItemsUpdate: changed } = (await change(payment.id, 1, [line(30_000)])).data;
  expect(changed).toMatchObject({ price: crowns(30_000), payedAt: null });
});

test("a payer of VAT states the rate of a text, also one that will pay it; others need none", async () => {
  const status = (pays: boolean, from: string | null) =>
    api.database.owner.query(
      `insert into billing_information (medical_center_id, company_name, vat_payer, vat_payer_from) values ($1, 'Lípa', $2, $3)
       on conflict (medical_center_id) do update set vat_payer = $2, vat_payer_from = $3`,
      [ids.center, pays, from],
    );
  const text = line(10_000, { vatRate: null });
  const service = line(95_000, { vatRate: null, targetId: procedures.therapy });
  for (const [pays, from] of [
    [true, null],
    [true, "2027-01-01"],
    [false, "2027-01-01"],
  ] as const) {
    await status(pays, from);
    expect(faults(await create([service, text]))).toEqual(["items.1.vatRate E258"]);
  }
  expect((await create([service, line(10_000)])).errors).toBeUndefined();
  const { id } = await created(10_000);
  expect(faults(await change(id, 1, [text, text]))).toEqual(["items.1.vatRate E258"]);
  await status(false, "2026-01-01");
  expect((await create([text])).errors).toBeUndefined();
});
