import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

const call = async (document: string, variables: object = {}, who: Who = "paramedic") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
const coded = `id uuid version department { expertise } medicalOperationsWithCount { count medicalOperation { code name points } }
  primaryDiagnosis { code name } otherDiagnosis { code } codingReason codingFaults { kind isError code allowed } digestMatches state`;
type Fault = { path: (string | number)[]; code: string };
const faultsOf = ({ fields }: { fields: Fault[] }) => fields.map(({ path, code }) => `${path.join(".")} ${code}`);
let department = 0;
const coding = (operations: [code: string, count: number][], more: object = {}) => ({
  department,
  medicalOperationsWithCount: operations.map(([code, count]) => ({ code, count })),
  primaryDiagnosis: "M54.5",
  ...more,
});

/** A visit of a patient who was there, paid by the insurer; each on the next Monday before today. */
let week = 0;
async function visit(patient: number = patients.jana, cover: string | null = "FT_VOUCHER", day?: string) {
  const begin = day ?? new Date(Date.UTC(2026, 2, 9 - 7 * week++, 8)).toISOString();
  const event = await call(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patient}], override: { reason: "zkouška" }, confirmOutsideHours: true }) { patientAttendances { id } } }`,
  );
  const { id } = event.patientAttendances[0];
  await call(`mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${cover}) { id } }`);
  await call(`mutation { patientAttendanceSetState(patientAttendance: ${id}, state: PRESENT) { id } }`);
  return { attendance: id as number, begin };
}
type Visit = Awaited<ReturnType<typeof visit>>;
const write = ({ attendance, begin }: Visit, input: object = {}, patient: number = patients.jana) =>
  call(`mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { ${coded} } }`, {
    input: { patientCard: patient, patientAttendance: attendance, examinedAt: begin, content: "LTV", ...input },
  });
const code = (report: { id: number; version: number }, coding: object | null) =>
  call(
    `mutation ($id: Int!, $version: Int!, $input: MedicalReportUpdateInput!) { medicalReportUpdate(medicalReport: $id, version: $version, input: $input) { ${coded} } }`,
    { id: report.id, version: report.version, input: { coding } },
  );
const sign = (report: { id: number; version: number }) =>
  call(`mutation { medicalReportSetSigned(medicalReport: ${report.id}, version: ${report.version}) { ${coded} } }`);
const kinds = (report: { codingFaults: { kind: string; code: string | null }[] }) =>
  report.codingFaults.map(({ kind, code }) => (code ? `${kind} ${code}` : kind));
const none = { attendance: null as unknown as number, begin: "2026-03-16T08:00:00.000Z" };

beforeAll(async () => {
  department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 99 });
  await ftVoucher(owner, { visits: 99, patient: patients.karel, insurer: "205" });
});

test("a report is coded with the names and points of the lists, and signing freezes its coding", async () => {
  const report = await write(await visit(), {
    coding: coding(
      [
        ["21221", 1],
        ["21413", 1],
      ],
      { otherDiagnosis: ["g544"] },
    ),
  });
  expect(report).toMatchObject({
    department: { expertise: "902" },
    medicalOperationsWithCount: [
      { count: 1, medicalOperation: { code: "21221", points: 519 } },
      { count: 1, medicalOperation: { code: "21413", points: 81 } },
    ],
    primaryDiagnosis: { code: "M54.5", name: "Bolesti v kříži" },
    otherDiagnosis: [{ code: "G54.4" }],
    codingFaults: [],
  });
  await owner.query("update medical_diagnoses set name = 'Lumbago' where code = 'M545'");
  const signed = await sign(report);
  expect(signed).toMatchObject({ state: "SIGNED", digestMatches: true, primaryDiagnosis: { name: "Lumbago" } });
  await owner.query("update medical_diagnoses set name = 'Bolesti v kříži' where code = 'M545'");
  expect(await code(signed, null)).toMatchObject({ code: "E121" });
  expect((await call(`{ medicalReport(id: ${report.id}) { ${coded} } }`)).primaryDiagnosis.name).toBe("Lumbago");
  await owner.query("alter table medical_reports disable trigger medical_reports_signed_stay");
  await owner.query(
    `update medical_reports set coding = replace(coding::text, '"count":1', '"count":2')::json where id = $1`,
    [report.id],
  );
  expect((await call(`{ medicalReport(id: ${report.id}) { digestMatches } }`)).digestMatches).toBe(false);
  expect((await verifyReports(createDb(owner))).differing).toContainEqual(expect.objectContaining({ id: report.id }));
  await owner.query(
    `update medical_reports set coding = replace(coding::text, '"count":2', '"count":1')::json where id = $1`,
    [report.id],
  );
  await owner.query("alter table medical_reports enable trigger medical_reports_signed_stay");
});

test("a coding is refused at its field", async () => {
  const report = await write(await visit(patients.karel), { coding: null }, patients.karel);
  const refused = async (given: object) => faultsOf(await code(report, given));
  const path = "coding.medicalOperationsWithCount";
  expect(await refused(coding([["99999", 1]]))).toEqual([`${path}.0.code E276`]);
  expect(await refused(coding([["2122", 1]]))).toEqual([`${path}.0.code E276`]);
  expect(await refused(coding([["21221", 0]]))).toEqual([`${path}.0.count E1F8`]);
  expect(
    await refused(
      coding([
        ["21221", 1],
        ["21221", 1],
      ]),
    ),
  ).toEqual([`${path}.1.code E280`]);
  expect(await refused(coding([], { primaryDiagnosis: "X99.9" }))).toEqual(["coding.primaryDiagnosis E281"]);
  expect(await refused(coding([], { primaryDiagnosis: "bolest" }))).toEqual(["coding.primaryDiagnosis E281"]);
  expect(await refused(coding([], { primaryDiagnosis: null, otherDiagnosis: ["M545"] }))).toEqual([
    "coding.primaryDiagnosis E1F1",
  ]);
  expect(await refused(coding([], { otherDiagnosis: ["M545"] }))).toEqual(["coding.otherDiagnosis.0 E282"]);
  expect(await refused(coding([], { department: 2_000_000_000 }))).toEqual(["coding.department E284"]);
});

test("a warning passes with a reason alone, and an error is saved and said", async () => {
  const report = await write(await visit(patients.karel), {}, patients.karel);
  const twice = coding([["21413", 2]]);
  expect(faultsOf(await code(report, twice))).toEqual(["coding.reason E283"]);
  const kept = await code(report, { ...twice, reason: "Obě ramena" });
  expect(kept).toMatchObject({ codingReason: "Obě ramena", codingFaults: [{ kind: "ONCE_A_DAY", isError: false }] });
  const wrong = await code(kept, coding([], { primaryDiagnosis: "M54" }));
  expect(kinds(wrong)).toEqual(["NO_OPERATION", "DIAGNOSIS_GENERAL M54"]);
  expect(await code(wrong, null)).toMatchObject({ medicalOperationsWithCount: null, codingFaults: null });
});

test("operations that others have billed count, of the same person and not of the same visit", async () => {
  const day = "2026-02-18T08:00:00.000Z";
  const first = await visit(patients.jana, "FT_VOUCHER", day);
  const report = await write(first, { coding: coding([["21001", 1]]) });
  expect(kinds(report)).toEqual([]);
  await sign(report);
  const second = await visit(patients.jana, "FT_VOUCHER", "2026-02-18T10:00:00.000Z");
  const again = await write(second, { coding: coding([["21001", 1]], { reason: "Nový úraz" }) });
  expect(again.codingFaults).toEqual([{ kind: "FREQUENCY", isError: false, code: "21001", allowed: 1 }]);
  const limits = async () => {
    const operations: { code: string; warning: string | null }[] = await call(
      `{ availableMedicalOperations(patientCard: ${patients.jana}, day: "2026-02-18", patientAttendance: ${second.attendance}) { code warning currentLimitation { allowedAmountPerTimePeriod usedAmount availableAmount timePeriod timePeriodMultiplier } } }`,
    );
    return operations.find(({ code }) => code === "21001");
  };
  const limit = { allowedAmountPerTimePeriod: 1, timePeriod: "DAY", timePeriodMultiplier: 1 };
  expect(await limits()).toEqual({
    code: "21001",
    warning: "FREQUENCY",
    currentLimitation: { ...limit, usedAmount: 1, availableAmount: 0 },
  });
  const corrected = await write(first, { correctionOf: report.id });
  expect(kinds(corrected)).toEqual([]);
  await sign(await code(corrected, coding([["21002", 1]])));
  expect(await limits()).toMatchObject({ warning: null, currentLimitation: { usedAmount: 0 } });
  await call(`mutation { patientAttendanceSetInsurerCover(patientAttendance: ${second.attendance}) { id } }`);
});

test("operations that are offered are those of the contract with the patient's insurer of the day", async () => {
  const offered = async (patient: number, day = "2026-03-16") =>
    (await call(`{ availableMedicalOperations(patientCard: ${patient}, day: "${day}") { code } }`)).length;
  expect(await offered(patients.jana)).toBe(31);
  expect(await offered(patients.jana, "2024-12-31")).toBe(0);
  expect(await offered(patients.anna)).toBe(0);
  expect(await call(`{ availableMedicalOperations(patientCard: ${patients.foreign}) { code } }`)).toMatchObject({
    code: "E003",
  });
  expect(await call("{ myDepartments { id expertise } }")).toEqual([{ id: department, expertise: "902" }]);
  const anna = await write(await visit(patients.anna), { coding: coding([["21221", 1]]) }, patients.anna);
  expect(kinds(anna)).toEqual(["NO_INSURER", "NO_VOUCHER"]);
});

test("a report of an insured visit opens coded as last time, one that the patient pays does not", async () => {
  const last = await write(
    await visit(patients.karel),
    { coding: coding([["21413", 2]], { reason: "Obě ruce" }) },
    patients.karel,
  );
  await sign(last);
  const next = await write(await visit(patients.karel, "FT_VOUCHER", "2026-03-12T08:00:00.000Z"), {}, patients.karel);
  expect(next).toMatchObject({ medicalOperationsWithCount: [{ count: 2 }], codingReason: null });
  expect(await sign(next)).toMatchObject({ fields: [{ path: ["coding", "reason"], code: "E283" }] });
  const paid = await write(await visit(patients.karel, null, "2026-03-11T08:00:00.000Z"), {}, patients.karel);
  expect(paid.medicalOperationsWithCount).toBeNull();
});

test("a visit on a voucher keeps to what its physician asks for, by itself and with the other visits", async () => {
  const asked = [
    { code: "21221", count: 2 },
    { code: "21413", count: 1 },
  ];
  const voucher = await ftVoucher(owner, { patient: patients.karel, insurer: "205", asked });
  const onVoucher = async () => {
    const one = await visit(patients.karel);
    await call(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${one.attendance}, insurerCover: FT_VOUCHER, ftVoucher: ${voucher}) { id } }`,
    );
    return one;
  };
  const first = await onVoucher();
  const report = await write(first, { coding: coding([["21225", 1]], { reason: "Domluva" }) }, patients.karel);
  expect(report.codingFaults).toEqual([{ kind: "BEYOND_VOUCHER", isError: false, code: "21225", allowed: 0 }]);
  const kept = await sign(
    await code(
      report,
      coding([
        ["21221", 1],
        ["21413", 1],
      ]),
    ),
  );
  // Its own operations do not count against it, signed or not.
  expect(kept).toMatchObject({ state: "SIGNED", codingFaults: [] });
  const second = await onVoucher();
  const next = await write(second, { coding: coding([["21221", 1]]) }, patients.karel);
  expect(kinds(next)).toEqual([]);
  expect(
    faultsOf(
      await code(
        next,
        coding([
          ["21221", 1],
          ["21413", 1],
        ]),
      ),
    ),
  ).toEqual(["coding.reason E283"]);
  const offered: { code: string; warning: string | null; warningAllowed: number | null }[] = await call(
    `{ availableMedicalOperations(patientCard: ${patients.karel}, day: "${second.begin.slice(0, 10)}", patientAttendance: ${second.attendance}) { code warning warningAllowed } }`,
  );
  expect(offered.filter(({ code }) => ["21221", "21225", "21413"].includes(code))).toEqual([
    { code: "21221", warning: null, warningAllowed: null },
    { code: "21225", warning: "BEYOND_VOUCHER", warningAllowed: 0 },
    { code: "21413", warning: "BEYOND_VOUCHER", warningAllowed: 1 },
  ]);
  // A visit that moves to a voucher without a list is limited by none; one that was signed stays on its own.
  await owner.query("update patient_attendances set ft_voucher_id = null where id = any($1)", [
    [first.attendance, second.attendance],
  ]);
  expect(kinds(await call(`{ medicalReport(id: ${next.id}) { ${coded} } }`))).toEqual(["NO_VOUCHER"]);
  expect(kinds(await call(`{ medicalReport(id: ${report.id}) { ${coded} } }`))).toEqual([]);
});

test("a voucher warns of care after its last day, and of another insurer of that day", async () => {
  const late = await ftVoucher(owner, { patient: patients.karel, insurer: "111", issuedAt: "2025-01-10" });
  const { attendance, begin } = await visit(patients.karel);
  await owner.query("update patient_attendances set ft_voucher_id = $2 where id = $1", [attendance, late]);
  const report = await write({ attendance, begin }, {}, patients.karel);
  const refused = await code(report, coding([["21221", 1]]));
  expect(faultsOf(refused)).toEqual(["coding.reason E283"]);
  expect(refused.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(["VOUCHER_LATE", "VOUCHER_INSURER"]);
});

test("a visit whose voucher is to be entered yet is saved and signed, and says that it lacks one", async () => {
  const { attendance, begin } = await visit(patients.karel);
  await owner.query("update patient_attendances set ft_voucher_id = null where id = $1", [attendance]);
  const report = await write({ attendance, begin }, { coding: coding([["21221", 1]]) }, patients.karel);
  expect(report.codingFaults).toEqual([{ kind: "NO_VOUCHER", isError: true, code: null, allowed: null }]);
  expect(await sign(report)).toMatchObject({ state: "SIGNED", codingFaults: [{ kind: "NO_VOUCHER" }] });
  const paid = await visit(patients.karel, null);
  expect(kinds(await write(paid, { coding: coding([["21221", 1]]) }, patients.karel))).toEqual([]);
});

test("a coding is read by readers of reports alone, and written by the author alone", async () => {
  const report = await write(await visit(), { coding: coding([["21221", 1]]) });
  for (const who of ["receptionist", "manager"] as const)
    expect(
      await call(
        `{ medicalReport(id: ${report.id}) { medicalOperationsWithCount { count } codingFaults { kind } primaryDiagnosis { code } } }`,
        {},
        who,
      ),
    ).toEqual({
      medicalOperationsWithCount: null,
      codingFaults: null,
      primaryDiagnosis: null,
    });
  expect(
    await call(
      `mutation { medicalReportUpdate(medicalReport: ${report.id}, version: 1, input: { coding: null }) { id } }`,
      {},
      "admin",
    ),
  ).toMatchObject({ code: "E124" });
  expect(
    await call(`{ availableMedicalOperations(patientCard: ${patients.jana}) { code } }`, {}, "receptionist"),
  ).toMatchObject({ code: "E002" });
});

test("the faults of a page of reports take as many queries as those of one", async () => {
  const page = `{ medicalReports(patientCard: ${patients.karel}) { items { id codingFaults { kind } medicalOperationsWithCount { medicalOperation { points frequencyLimitations { quantity } } } } } }`;
  const counted = async () => {
    queries.length = 0;
    await call(page);
    return queries.length;
  };
  const before = await counted();
  for (let n = 0; n < 3; n++)
    await write(await visit(patients.karel), { coding: coding([["21221", 1]]) }, patients.karel);
  // A day more is a query more for each list.
  expect(await counted()).toBeLessThanOrEqual(before + 6);
});

test("a centre that does not bill insurers codes nothing", async () => {
  const report = await write(await visit());
  await owner.query("update insurance_configs set active = false");
  expect(await code(report, coding([["21221", 1]]))).toMatchObject({ code: "E270" });
  expect(await call("{ myDepartments { id } }")).toEqual([]);
  expect((await write(none)).medicalOperationsWithCount).toBeNull();
});
