import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { coded, codedReportsOf, faultsOf, kinds } from "#tests/kit/insurers/coded-reports.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { department, call, coding, visit, write, code, sign } = await codedReportsOf(api);

const queries: string[] = [];
countQueries(api.database.app, queries);
const none = { attendance: null as unknown as number, begin: "2026-03-16T08:00:00.000Z" };

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
