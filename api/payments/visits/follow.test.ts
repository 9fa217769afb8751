import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { patients, procedures, profiles, voucherPresets } = ids;
const { owner } = api.database;
const ask = async (document: string, who: "admin" | "receptionist" = "receptionist") => {
  const { data, errors } = await api.call(who, document);
  return errors ? String(errors[0]!.extensions.code) : data[Object.keys(data)[0]!];
};
const fields =
  "id cover payment { id version price { amount } paid { amount } payedAt canceledAt paymentMethod paymentItems { targetId } }";

/** A visit in a week of its own, with its event. */
let week = 0;
async function visit(patient: number): Promise<{ id: number; event: number }> {
  const begin = new Date(Date.UTC(2026, 3, 14 + 7 * week++, 8)).toISOString();
  const {
    id: event,
    patientAttendances: [{ id }],
  } = await ask(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patient}] }) { id patientAttendances { id } } }`,
  );
  return { id, event };
}
const attend = (id: number, state: string) =>
  ask(`mutation { patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { ${fields} } }`);
const charge = (id: number) =>
  ask(`mutation { patientAttendanceCharge(patientAttendance: ${id}) { id version price { amount } } }`);
const take = (id: number, version: number) =>
  ask(`mutation { paymentUpdate(payment: ${id}, version: ${version}, input: { paymentMethod: CARD }) { id version } }`);
const change = (event: number, details: string) =>
  ask(`mutation { eventUpdate(event: ${event}, detailsInput: { ${details} }) { id } }`);
const sell = (patient: number) =>
  ask(
    `mutation { procedureVoucherCreate(patientCard: ${patient}, input: { procedureVoucherPreset: ${voucherPresets.therapy} }) { id version } }`,
  );
const usedOf = async (voucher: number): Promise<number> =>
  (await owner.query("select sum(used)::int as used from procedure_voucher_services where voucher_id = $1", [voucher]))
    .rows[0].used;
const paymentOf = async (id: number) => (await owner.query("select * from payments where id = $1", [id])).rows[0];

test("a voucher pays a visit again after an excuse by mistake, after its event was restored, and without an FT voucher", async () => {
  const { id: voucher } = await sell(patients.anna);
  const { id, event } = await visit(patients.anna);
  await attend(id, "PRESENT");
  expect(await usedOf(voucher)).toBe(1);
  await attend(id, "EXCUSED");
  expect(await usedOf(voucher)).toBe(0);
  expect(await attend(id, "PRESENT")).toMatchObject({ payment: { paymentMethod: "VOUCHER", canceledAt: null } });
  await ask(`mutation { eventRemove(event: ${event}) { id } }`);
  expect(await usedOf(voucher)).toBe(0);
  await ask(`mutation { eventRestore(event: ${event}) { id } }`);
  expect(await usedOf(voucher)).toBe(1);
  for (const [on, used] of [
    [true, 0],
    [false, 1],
  ] as const) {
    await ask(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${on ? "FT_VOUCHER" : null}) { id } }`,
    );
    expect(await usedOf(voucher)).toBe(used);
  }
});

test("a form of a voucher from before a visit was used is refused, and so is a service that is named twice", async () => {
  const { id: voucher, version } = await sell(patients.anna);
  const update = (of: number, counts: string) =>
    ask(
      `mutation { procedureVoucherUpdate(procedureVoucher: ${voucher}, version: ${of}, input: { availableProceduresWithCount: [${counts}], reason: "Oprava" }) { version } }`,
      "admin",
    );
  const { id } = await visit(patients.anna);
  await ask(`mutation { patientAttendanceUseVoucher(patientAttendance: ${id}, procedureVoucher: ${voucher}) { id } }`);
  const left = `{ procedure: ${procedures.therapy}, count: 10 }`;
  expect(await update(version, left)).toBe("E012");
  expect(await update(version + 1, `${left}, ${left}`)).toBe("E004");
  await attend(id, "EXCUSED");
  expect(await update(version + 1, left)).toBe("E012");
});

test("a patient who is taken out of an event owes nothing, and gets the visit back; money is given back first", async () => {
  const { id: voucher } = await sell(patients.jana);
  const byVoucher = await visit(patients.jana);
  await attend(byVoucher.id, "PRESENT");
  expect(await change(byVoucher.event, `patientCards: [${patients.karel}]`)).toEqual({ id: byVoucher.event });
  expect(await usedOf(voucher)).toBe(0);
  const owed = await visit(patients.karel);
  const { payment } = await attend(owed.id, "PRESENT");
  await change(owed.event, `patientCards: [${patients.anna}]`);
  expect(await paymentOf(payment.id)).toMatchObject({ canceled_at: api.clock.now, attendance_id: null });
  const paid = await visit(patients.karel);
  const { id, version } = await charge(paid.id);
  await take(id, version);
  expect(await change(paid.event, `patientCards: [${patients.anna}]`)).toBe("E218");
  expect(await paymentOf(id)).toMatchObject({ attendance_id: paid.id, canceled_at: null });
});

test("the charge of a visit follows the service of its event while nothing of it is paid", async () => {
  const { id, event } = await visit(patients.karel);
  const { payment } = await attend(id, "PRESENT");
  const { price } = (
    await owner.query("select price_amount::int as price from procedures where id = $1", [procedures.examination])
  ).rows[0];
  await change(event, `procedure: ${procedures.examination}`);
  const after = await attend(id, "PRESENT");
  expect(after.payment).toMatchObject({
    id: payment.id,
    price: { amount: price },
    canceledAt: null,
    paymentItems: [{ targetId: procedures.examination }],
  });
  await take(payment.id, (await paymentOf(payment.id)).version);
  await change(event, `procedure: ${procedures.therapy}`);
  expect(await paymentOf(payment.id)).toMatchObject({ price, paid: price });
});

test("the fee takes the place of a whole charge when a voucher's visit of a missed one is put back", async () => {
  const { id: voucher } = await sell(patients.karel);
  const { id } = await visit(patients.karel);
  await attend(id, "NOT_EXCUSED");
  const { version } = (await ask("{ me { profile { medicalCenter { version } } } }", "admin")).profile.medicalCenter;
  await ask(
    `mutation { datedSettingSet(setting: MISSED_VISITS, validFrom: "2026-03-16", numbers: [{ name: "feePercent", value: 50 }, { name: "lateHours", value: 0 }], version: ${version}) { id } }`,
    "admin",
  );
  const used = await ask(
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${id}, procedureVoucher: ${voucher}) { id version price { amount } entries { id } } }`,
  );
  await ask(
    `mutation { paymentEntryReverse(payment: ${used.id}, version: ${used.version}, entry: ${used.entries[0].id}, reason: "Zaplatí kartou") { id } }`,
  );
  expect(await charge(id)).toMatchObject({ id: used.id, price: { amount: used.price.amount / 2 } });
  for (const on of [true, false])
    await ask(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${on ? "FT_VOUCHER" : null}) { id } }`,
    );
  expect(await paymentOf(used.id)).toMatchObject({ canceled_at: null });
});

test("a visit for nothing is paid when it comes back", async () => {
  const { id } = await visit(patients.karel);
  await owner.query("update procedure_vouchers set archived_at = now()");
  const { payment } = await attend(id, "PRESENT");
  await ask(
    `mutation { paymentItemsUpdate(payment: ${payment.id}, version: ${payment.version}, inputs: [{ name: "Terapie", price: { amount: 0, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE, targetId: ${procedures.therapy}, discountReason: "Kolega" }]) { id } }`,
    "admin",
  );
  await attend(id, "EXCUSED");
  await sell(patients.karel);
  expect((await attend(id, "PRESENT")).payment).toMatchObject({ payedAt: expect.any(String), price: { amount: 0 } });
});

test("a visit whose service costs nothing is taken off a voucher that has it, and is not charged without one", async () => {
  await owner.query("update procedures set price_amount = 0 where id = $1", [procedures.examination]);
  await owner.query("update procedure_vouchers set archived_at = now()");
  const free = async () => {
    const one = await visit(patients.karel);
    await change(one.event, `procedure: ${procedures.examination}`);
    return one.id;
  };
  const alone = await free();
  expect(await attend(alone, "PRESENT")).toMatchObject({ cover: "NOBODY", payment: null });
  expect(await charge(alone)).toBe("E003");
  const { id: voucher } = await sell(patients.karel);
  const id = await free();
  for (const [state, used] of [
    ["PRESENT", 1],
    ["EXCUSED", 0],
    ["PRESENT", 1],
  ] as const) {
    await attend(id, state);
    expect([state, await usedOf(voucher)]).toEqual([state, used]);
  }
  expect(await attend(id, "PRESENT")).toMatchObject({
    cover: "PROCEDURE_VOUCHER",
    payment: { price: { amount: 0 }, payedAt: expect.any(String), paymentMethod: "VOUCHER" },
  });
  expect(
    await ask(
      `mutation { patientAttendanceUseVoucher(patientAttendance: ${id}, procedureVoucher: ${voucher}) { id } }`,
    ),
  ).toBe("E185");
  await attend(id, "EXCUSED");
  await ask(
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${alone}, procedureVoucher: ${voucher}) { id } }`,
  );
  expect(await usedOf(voucher)).toBe(1);
});

test("the charge of a visit that is removed or excused goes with its last money", async () => {
  const goings: [string, (one: { id: number; event: number }) => Promise<unknown>][] = [
    ["removed", ({ event }) => ask(`mutation { eventRemove(event: ${event}) { id } }`)],
    ["excused", ({ id }) => attend(id, "EXCUSED")],
    ["there", async () => {}],
  ];
  for (const [name, go] of goings) {
    const one = await visit(patients.karel);
    const payment = await charge(one.id);
    const part = await ask(
      `mutation { paymentUpdate(payment: ${payment.id}, version: ${payment.version}, input: { paymentMethod: CARD, amount: { amount: 10000, currency: "CZK" } }) { version entries { id } } }`,
    );
    await go(one);
    expect(await paymentOf(payment.id), name).toMatchObject({ paid: 10_000, canceled_at: null });
    const undone = await ask(
      `mutation { paymentEntryReverse(payment: ${payment.id}, version: ${part.version}, entry: ${part.entries[0].id}, reason: "Omyl") { paid { amount } version canceledAt } }`,
    );
    const { canceled_at, version } = await paymentOf(payment.id);
    expect({ paid: 0, version, canceled: canceled_at !== null }, name).toEqual({
      paid: undone.paid.amount,
      version: undone.version,
      canceled: undone.canceledAt !== null,
    });
    expect(canceled_at !== null, name).toBe(name !== "there");
  }
});
