import { expect, test } from "vitest";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, voucherPresets } = ids;
const fields = `id name validTo archived availableProceduresWithCount { procedure { id } count } entries { kind count reason otherVoucher { id } } payment { id } patientCard { id } unusedValue { amount } version`;
const read = async (id: number) =>
  (await api.call("admin", `{ procedureVoucher(procedureVoucher: ${id}) { ${fields} } }`)).data.procedureVoucher;
async function sold(patientCard: number = patients.jana) {
  const { data } = await api.call(
    "admin",
    `mutation { procedureVoucherCreate(patientCard: ${patientCard}, input: { procedureVoucherPreset: ${voucherPresets.therapy} }) { ${fields} } }`,
  );
  return data.procedureVoucherCreate;
}
type Given = { therapy?: number; examination?: number; reason?: string; version?: number; to?: number };
const transfer = (
  id: number,
  { therapy = 0, examination = 0, reason = "Dává je mamince", version = 1, to = patients.karel }: Given,
  who: Role = "admin",
) =>
  api.call(
    who,
    `mutation ($input: ProcedureVoucherTransferInput!) { procedureVoucherTransfer(procedureVoucher: ${id}, patientCard: ${to}, version: ${version}, input: $input) { ${fields} } }`,
    {
      input: {
        proceduresWithCount: [
          { procedure: procedures.therapy, count: therapy },
          ...(examination > 0 ? [{ procedure: procedures.examination, count: examination }] : []),
        ],
        reason,
      },
    },
  );
const transferred = async (id: number, given: Given) => (await transfer(id, given)).data.procedureVoucherTransfer;
type Answer = Awaited<ReturnType<typeof transfer>>;
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

test("visits go to another patient on a voucher of the same last day, and each of the two names the other", async () => {
  const before = await sold();
  const other = await transferred(before.id, { therapy: 4 });
  expect(other).toMatchObject({
    name: before.name,
    validTo: before.validTo,
    patientCard: { id: patients.karel },
    payment: null,
    availableProceduresWithCount: [{ procedure: { id: procedures.therapy }, count: 4 }],
    entries: [{ kind: "TRANSFERRED", count: 4, reason: "Dává je mamince", otherVoucher: { id: before.id } }],
  });
  const after = await read(before.id);
  expect(after).toMatchObject({
    availableProceduresWithCount: [{ count: 6 }, { count: 1 }],
    entries: [{}, {}, { kind: "TRANSFERRED", count: -4, reason: "Dává je mamince", otherVoucher: { id: other.id } }],
    version: 2,
  });
  expect(after.unusedValue.amount + other.unusedValue.amount).toBe(850_000);
  const { rows } = await owner.query(
    "select action, entity_id, patient_card_id from audit_rows where action in ('procedureVoucher.transferred', 'procedureVoucher.received') order by id",
  );
  expect(rows).toEqual([
    { action: "procedureVoucher.transferred", entity_id: before.id, patient_card_id: patients.jana },
    { action: "procedureVoucher.received", entity_id: other.id, patient_card_id: patients.karel },
  ]);
});

test("the other patient's visit is paid by what came, and the sale is not canceled then", async () => {
  await owner.query("update procedure_vouchers set archived_at = now() where patient_card_id = $1", [patients.anna]);
  const before = await sold();
  const other = await transferred(before.id, { therapy: 1, to: patients.anna });
  const { data } = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "2026-04-14T08:00:00Z", patientCards: [${patients.anna}] }) { patientAttendances { id } } }`,
  );
  const attendance = data.eventCreate.patientAttendances[0].id;
  await api.call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: PRESENT) { id } }`,
  );
  expect((await read(other.id)).availableProceduresWithCount).toMatchObject([{ count: 0 }]);
  const cancel = () =>
    api.call("admin", `mutation { paymentCancel(payment: ${before.payment.id}, version: 1, reason: "Omyl") { id } }`);
  expect(refusal(await cancel())).toBe("E197");
  await api.call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: EXCUSED) { id } }`,
  );
  await cancel();
  for (const id of [before.id, other.id]) expect(await read(id)).toMatchObject({ archived: true, unusedValue: null });
});

test("more than is left, nothing, the same patient and a voucher that is over are refused; of two at once one is done", async () => {
  const { id } = await sold();
  expect(faults(await transfer(id, { therapy: 10, examination: 2 }))).toEqual(["proceduresWithCount.1.count E204"]);
  expect(faults(await transfer(id, {}))).toEqual(["proceduresWithCount E1F1"]);
  expect(faults(await transfer(id, { therapy: 1, reason: " " }))).toEqual(["reason E1F1"]);
  expect(faults(await transfer(id, { therapy: 1, to: patients.jana }))).toEqual(["patientCard E1F6"]);
  expect(refusal(await transfer(id, { therapy: 1, to: patients.foreign }))).toBe("E003");
  expect(refusal(await transfer(id, { therapy: 1 }, "receptionist"))).toBe("E002");
  const both = await Promise.all([transfer(id, { therapy: 6 }), transfer(id, { therapy: 6 })]);
  expect(both.map(refusal).toSorted()).toEqual(["E012", undefined]);
  await owner.query("update procedure_vouchers set valid_to = '2026-03-15' where id = $1", [id]);
  expect(refusal(await transfer(id, { therapy: 1, version: 2 }))).toBe("E205");
});

test("a merge of the two patients keeps both vouchers, and the copy of a patient has the ledger", async () => {
  const before = await sold(patients.anna);
  const other = await transferred(before.id, { therapy: 2 });
  const back = await transferred(other.id, { therapy: 1, to: patients.anna });
  const cards = await api.call(
    "admin",
    `{ one: patientCard(uuid: "${uuids.anna}") { version } two: patientCard(uuid: "${uuids.karel}") { version } }`,
  );
  const { errors } = await api.call(
    "admin",
    `mutation { patientCardsMerge(kept: ${patients.anna}, keptVersion: ${cards.data.one.version}, merged: ${patients.karel}, mergedVersion: ${cards.data.two.version}, fromMerged: [], fromBoth: []) { id } }`,
  );
  expect(errors).toBeUndefined();
  const values = await Promise.all([before.id, other.id, back.id].map(read));
  expect(values.every(({ patientCard }) => patientCard.id === patients.anna)).toBe(true);
  expect(values.reduce((sum, { unusedValue }) => sum + unusedValue.amount, 0)).toBe(850_000);
});
