import { expect, test } from "vitest";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { patients, procedures, profiles, voucherPresets } = ids;
const counts = "availableProceduresWithCount { procedure { id } count } usedProceduresWithCount { count }";
const fields = `id name archived validTo ${counts} entries { kind count reason } payment { id version price { amount } payedAt paymentItems { targetType targetId vatRate listPrice { amount } discountReason } } version`;
const sell = (patientCard: number, input: object, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($patientCard: Int!, $input: ProcedureVoucherCreateInput!) { procedureVoucherCreate(patientCard: $patientCard, input: $input) { ${fields} } }`,
    { patientCard, input },
  );
const sold = async (patientCard: number = patients.anna) =>
  (await sell(patientCard, { procedureVoucherPreset: voucherPresets.therapy })).data.procedureVoucherCreate;
const read = async (id: number, who: Role = "receptionist") =>
  (await api.call(who, `{ procedureVoucher(procedureVoucher: ${id}) { ${fields} } }`)).data.procedureVoucher;
const update = (id: number, version: number, input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: ProcedureVoucherInput!) { procedureVoucherUpdate(procedureVoucher: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const left = (id: number, count: number) => ({ availableProceduresWithCount: [{ procedure: id, count }] });

/** A visit of a patient in a week of its own, by the id of the attendance. */
let week = 0;
async function visit(patientCard: number = patients.anna): Promise<number> {
  const begin = new Date(Date.UTC(2026, 3, 14 + 7 * week++, 8));
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin.toISOString()}", patientCards: [${patientCard}] }) { patientAttendances { id } } }`,
  );
  return data.eventCreate.patientAttendances[0].id;
}
const attend = (id: number, state: string) =>
  api.call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { id payment { id version price { amount } payedAt paymentMethod canceledAt entries { id method amount { amount } } } usableProcedureVouchers { available procedureVoucher { id } } } }`,
  );
const attended = async (id: number, state: string) => (await attend(id, state)).data.patientAttendanceSetState;
const pay = (attendance: number, voucher: number) =>
  api.call(
    "receptionist",
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${attendance}, procedureVoucher: ${voucher}) { id version payedAt paymentMethod entries { id } } }`,
  );
type Answer = Awaited<ReturnType<typeof sell>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

test("a sold voucher has the visits of its preset, ends by its validity, and its price is owed", async () => {
  const voucher = await sold();
  expect(voucher).toMatchObject({
    name: "10× Individuální LTV",
    archived: false,
    validTo: "2027-03-16",
    availableProceduresWithCount: [
      { procedure: { id: procedures.therapy }, count: 10 },
      { procedure: { id: procedures.examination }, count: 1 },
    ],
    usedProceduresWithCount: [{ count: 0 }, { count: 0 }],
    entries: [
      { kind: "BOUGHT", count: 10 },
      { kind: "BOUGHT", count: 1 },
    ],
    payment: {
      price: { amount: 850_000 },
      payedAt: null,
      paymentItems: [{ targetType: "PROCEDURE_VOUCHER", targetId: voucher.id, listPrice: { amount: 850_000 } }],
    },
  });
  const { data } = await api.call(
    "paramedic",
    `{ procedureVouchers(patientCard: "${uuids.anna}") { id } patientCard(uuid: "${uuids.anna}") { owed { amount } availableProcedureVouchers { id } } }`,
  );
  expect(data.procedureVouchers).toContainEqual({ id: voucher.id });
  expect(data.patientCard.availableProcedureVouchers).toContainEqual({ id: voucher.id });
});

test("it is sold for less by administrators with a reason, and only from a preset of the centre", async () => {
  const cheaper = { procedureVoucherPreset: voucherPresets.therapy, price: { amount: 800_000, currency: "CZK" } };
  expect(faults(await sell(patients.anna, cheaper))).toEqual(["price E1Q8"]);
  expect(faults(await sell(patients.anna, cheaper, "admin"))).toEqual(["discountReason E1F1"]);
  const { procedureVoucherCreate: given } = (
    await sell(patients.anna, { ...cheaper, discountReason: "Věrnost" }, "admin")
  ).data;
  expect(given.payment.paymentItems).toMatchObject([{ listPrice: { amount: 850_000 }, discountReason: "Věrnost" }]);
  expect(refusal(await sell(patients.anna, { procedureVoucherPreset: voucherPresets.foreign }))).toEqual([404, "E003"]);
  expect(refusal(await sell(patients.foreign, { procedureVoucherPreset: voucherPresets.therapy }))).toEqual([
    404,
    "E003",
  ]);
});

test("a present patient's visit is paid by the voucher that ends first, and an excuse puts it back", async () => {
  const [later, first] = [await sold(patients.jana), await sold(patients.jana)];
  await update(first.id, 1, { validTo: "2026-12-31" });
  const attendance = await visit(patients.jana);
  const { payment } = await attended(attendance, "PRESENT");
  expect(payment).toMatchObject({
    payedAt: api.clock.now.toISOString(),
    paymentMethod: "VOUCHER",
    entries: [{ method: "VOUCHER", amount: { amount: 95_000 } }],
  });
  expect((await read(first.id)).usedProceduresWithCount).toEqual([{ count: 1 }, { count: 0 }]);
  expect((await read(later.id)).usedProceduresWithCount).toEqual([{ count: 0 }, { count: 0 }]);
  await api.call(
    "paramedic",
    `mutation { medicalReportCreate(input: { patientCard: ${patients.jana}, patientAttendance: ${attendance}, procedure: ${procedures.therapy}, duration: 45, examinedAt: "${api.clock.now.toISOString()}", content: "Bez obtíží" }) { id } }`,
  );
  const { data } = await api.call(
    "paramedic",
    `{ medicalReports(patientCard: ${patients.jana}) { items { patientAttendance { id } payment { id } procedureVoucher { id invoice { id } } invoice { id } } } }`,
  );
  expect(data.medicalReports.items).toContainEqual({
    patientAttendance: { id: attendance },
    payment: { id: payment.id },
    procedureVoucher: { id: first.id, invoice: null },
    invoice: null,
  });
  const excused = await attended(attendance, "EXCUSED");
  expect(excused.payment).toMatchObject({ payedAt: null, canceledAt: api.clock.now.toISOString() });
  expect(await read(first.id)).toMatchObject({
    availableProceduresWithCount: [{ count: 10 }, { count: 1 }],
    usedProceduresWithCount: [{ count: 0 }, { count: 0 }],
    entries: [{ kind: "BOUGHT" }, { kind: "BOUGHT" }, { kind: "USED", count: -1 }, { kind: "RETURNED", count: 1 }],
  });
});

test("a patient who did not come is charged by hand: a visit off the voucher, which a reversal puts back", async () => {
  const voucher = await sold(patients.anna);
  const attendance = await visit();
  const missed = await attended(attendance, "NOT_EXCUSED");
  expect(missed.payment).toBeNull();
  expect(missed.usableProcedureVouchers.length).toBeGreaterThan(0);
  const { patientAttendanceUseVoucher: paid } = (await pay(attendance, voucher.id)).data;
  expect(paid).toMatchObject({ payedAt: api.clock.now.toISOString(), paymentMethod: "VOUCHER" });
  expect(refusal(await pay(attendance, voucher.id))).toEqual([409, "E185"]);
  const undone = await api.call(
    "receptionist",
    `mutation { paymentEntryReverse(payment: ${paid.id}, version: ${paid.version}, entry: ${paid.entries[0].id}, reason: "Zaplatí kartou") { payedAt } }`,
  );
  expect(undone.data.paymentEntryReverse.payedAt).toBeNull();
  expect((await read(voucher.id)).usedProceduresWithCount[0].count).toBe(0);
  // Somebody has put it back: the patient pays, also when the attendance is set once more.
  expect((await attended(attendance, "PRESENT")).payment.payedAt).toBeNull();
});

test("the last visit of a voucher is used once by twenty visits at once", async () => {
  await api.database.owner.query("update procedure_vouchers set archived_at = now() where patient_card_id = $1", [
    patients.jana,
  ]);
  const voucher = await sold(patients.jana);
  await update(voucher.id, 1, { ...left(procedures.therapy, 1), reason: "Převod z papíru" });
  const visits: number[] = [];
  for (let n = 0; n < 20; n++) visits.push(await visit(patients.jana));
  const answers = await Promise.all(visits.map((id) => attended(id, "PRESENT")));
  expect(answers.filter(({ payment }) => payment.paymentMethod === "VOUCHER")).toHaveLength(1);
  expect(await read(voucher.id)).toMatchObject({
    availableProceduresWithCount: [{ count: 0 }, { count: 1 }],
    usedProceduresWithCount: [{ count: 1 }, { count: 0 }],
  });
});

test("visits are corrected with a reason by administrators, an archived voucher pays none, and a used one is not taken back", async () => {
  const voucher = await sold(patients.anna);
  const change = left(procedures.therapy, 7);
  expect(refusal(await update(voucher.id, 1, change, "receptionist"))).toEqual([403, "E002"]);
  expect(faults(await update(voucher.id, 1, change))).toEqual(["reason E1F1"]);
  expect(faults(await update(voucher.id, 1, { ...left(procedures.group, 1), reason: "Omyl" }))).toEqual([
    "availableProceduresWithCount E1F6",
  ]);
  expect(
    (await update(voucher.id, 1, { ...change, reason: "Chodil už v lednu" })).data.procedureVoucherUpdate,
  ).toMatchObject({
    availableProceduresWithCount: [{ count: 7 }, { count: 1 }],
    entries: [{}, {}, { kind: "CORRECTED", count: -3, reason: "Chodil už v lednu" }],
    version: 2,
  });
  expect(refusal(await update(voucher.id, 1, { name: "Starší" }))).toEqual([409, "E012"]);
  await api.call("admin", `mutation { procedureVoucherArchive(procedureVoucher: ${voucher.id}) { archived } }`);
  expect(refusal(await pay(await visit(), voucher.id))).toEqual([409, "E196"]);
  await api.call("admin", `mutation { procedureVoucherUnarchive(procedureVoucher: ${voucher.id}) { archived } }`);
  await pay(await visit(), voucher.id);
  const { payment } = await read(voucher.id);
  const cancel = (version: number) =>
    api.call(
      "admin",
      `mutation { paymentCancel(payment: ${payment.id}, version: ${version}, reason: "Vrácení") { id } }`,
    );
  expect(refusal(await cancel(payment.version))).toEqual([409, "E197"]);
  const other = await sold(patients.anna);
  await api.call(
    "admin",
    `mutation { paymentCancel(payment: ${other.payment.id}, version: 1, reason: "Rozmyslel si to") { id } }`,
  );
  expect(await read(other.id)).toMatchObject({
    archived: true,
    availableProceduresWithCount: [{ count: 0 }, { count: 0 }],
    entries: [{}, {}, { kind: "REFUNDED", count: -10, reason: "Rozmyslel si to" }, { kind: "REFUNDED", count: -1 }],
  });
});

test("the ledger equals its sums, and no row of it is changed", async () => {
  const { owner } = api.database;
  const { rows } = await owner.query(
    `select s.available, s.used, sum(e.count)::int as count, -coalesce(sum(e.count) filter (where e.kind in ('USED', 'RETURNED')), 0)::int as visits
     from procedure_voucher_services s join procedure_voucher_entries e on (e.voucher_id, e.procedure_id) = (s.voucher_id, s.procedure_id) group by s.id`,
  );
  expect(rows.filter(({ available, used, count, visits }) => available !== count || used !== visits)).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
  await expect(owner.query("update procedure_voucher_entries set count = 5")).rejects.toThrow("only added");
});
