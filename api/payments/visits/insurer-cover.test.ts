import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers } from "#tests/kit/insurance.ts";

const api = await testApi();
const { patients, procedures, profiles, voucherPresets } = ids;
const fields = "id cover payment { id version paid { amount } canceledAt cancelCause payedAt }";
const ask = async (document: string) => {
  const { data, errors } = await api.call("receptionist", document);
  return errors ? String(errors[0]!.extensions.code) : Object.values(data)[0];
};
type Visit = {
  id: number;
  cover: string;
  payment: { id: number; version: number; canceledAt: string | null; payedAt: string | null } | null;
};

/** A visit of Karel in a week of its own. */
let week = 0;
async function visit(): Promise<number> {
  const begin = new Date(Date.UTC(2026, 3, 14 + 7 * week++, 8)).toISOString();
  const event = (await ask(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.karel}] }) { patientAttendances { id cover } } }`,
  )) as { patientAttendances: Visit[] };
  return event.patientAttendances[0]!.id;
}
const set = (id: number, on: boolean) =>
  ask(
    `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${on ? "FT_VOUCHER" : null}) { ${fields} } }`,
  ) as Promise<Visit>;
const attend = (id: number, state: string) =>
  ask(
    `mutation { patientAttendanceSetState(patientAttendance: ${id}, state: ${state}) { ${fields} missedFee { amount } } }`,
  ) as Promise<Visit & { missedFee: { amount: number } | null }>;
const charge = (id: number) =>
  ask(`mutation { patientAttendanceCharge(patientAttendance: ${id}) { price { amount } } }`);
const take = ({ id, version }: NonNullable<Visit["payment"]>) =>
  ask(`mutation { paymentUpdate(payment: ${id}, version: ${version}, input: { paymentMethod: CARD }) { id version } }`);

test("a visit on an FT voucher is not charged when its patient is present, and is once the patient pays it after all", async () => {
  const id = await visit();
  expect(await set(id, true)).toMatchObject({ cover: "FT_VOUCHER", payment: null });
  expect(await attend(id, "PRESENT")).toMatchObject({ cover: "FT_VOUCHER", payment: null });
  expect(await charge(id)).toBe("E003");
  expect(await set(id, false)).toMatchObject({ cover: "PATIENT", payment: { canceledAt: null, payedAt: null } });
  expect(await set(id, true)).toMatchObject({ payment: { canceledAt: expect.any(String), cancelCause: "WAIVED" } });
  const { rows } = await api.database.owner.query(
    "select details from audit_rows where entity_id = $1 and action = 'patientAttendance.insurerCoverSet' order by id",
    [id],
  );
  expect(rows.map(({ details }) => details)).toEqual([{ to: "FT_VOUCHER" }, { to: null }, { to: "FT_VOUCHER" }]);
});

test("a visit of a procedure voucher is put back on it, and used again without the FT voucher", async () => {
  await ask(
    `mutation { procedureVoucherCreate(patientCard: ${patients.karel}, input: { procedureVoucherPreset: ${voucherPresets.therapy} }) { id } }`,
  );
  const id = await visit();
  expect(await attend(id, "PRESENT")).toMatchObject({ cover: "PROCEDURE_VOUCHER", payment: { canceledAt: null } });
  const used = async () => {
    const { rows } = await api.database.owner.query(
      "select sum(-count)::int as used from procedure_voucher_entries join payments on payments.id = payment_id where attendance_id = $1",
      [id],
    );
    return rows[0].used as number;
  };
  expect(await used()).toBe(1);
  expect(await set(id, true)).toMatchObject({ cover: "FT_VOUCHER", payment: { payedAt: null } });
  expect(await used()).toBe(0);
  expect(await set(id, false)).toMatchObject({ cover: "PROCEDURE_VOUCHER" });
  await api.database.owner.query("update procedure_vouchers set archived_at = now()");
});

test("money that was taken is given back before an insurer pays, and insurers pay no missed visit", async () => {
  const id = await visit();
  const { payment } = await attend(id, "PRESENT");
  await take(payment!);
  expect(await set(id, true)).toBe("E185");
  const other = await visit();
  await set(other, true);
  expect(await attend(other, "NOT_EXCUSED")).toMatchObject({
    cover: "FT_VOUCHER",
    missedFee: { amount: expect.any(Number) },
  });
  expect(await charge(other)).toMatchObject({ price: { amount: expect.any(Number) } });
});

test("an invoiced visit keeps its payer, and an unknown visit is not found", async () => {
  const id = await visit();
  const { payment } = await attend(id, "PRESENT");
  await api.database.owner.query("update payments set invoiced_at = now() where id = $1", [payment!.id]);
  expect(await set(id, true)).toBe("E193");
  expect(await set(2_000_000_000, true)).toBe("E003");
});

test("an insurer pays without a voucher where a specialty of the visit needs none, and where it needs one only on it", async () => {
  const id = await visit();
  const cover = (cover: string) =>
    ask(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${cover}) { cover insurerCovers } }`,
    );
  const ways = async () => {
    const found = (await ask(
      `{ patientAttendances(patientCard: ${patients.karel}) { items { id insurerCovers } } }`,
    )) as { items: { id: number; insurerCovers: string[] }[] };
    return found.items.find((one) => one.id === id)!.insurerCovers;
  };
  expect(await ways()).toEqual(["FT_VOUCHER"]);
  expect(await cover("INSURER")).toBe("E285");
  const physiotherapy = await billInsurers(api.database.owner);
  expect(await ways()).toEqual(["FT_VOUCHER"]);
  await billInsurers(api.database.owner, "201");
  expect(await ways()).toEqual(["FT_VOUCHER", "INSURER"]);
  expect(await cover("INSURER")).toMatchObject({ cover: "INSURER" });
  expect(await attend(id, "PRESENT")).toMatchObject({ cover: "INSURER", payment: null });
  expect(await charge(id)).toBe("E003");
  await api.database.owner.query("update departments set removed_at = now() where id = $1", [physiotherapy]);
  expect(await ways()).toEqual(["INSURER"]);
  await api.database.owner.query("update medical_centers set country = 'SK'");
  expect(await ways()).toEqual([]);
});
