import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { billInsurers, ftVoucher } from "../insurance.ts";
import { caller } from "./bill-visits.ts";

const { patients, procedures, profiles } = ids;
export const coded = `id uuid version department { expertise } medicalOperationsWithCount { count medicalOperation { code name points } }
  primaryDiagnosis { code name } otherDiagnosis { code } codingReason codingFaults { kind isError code allowed } digestMatches state`;
type Fault = { path: (string | number)[]; code: string };
/** The faults of fields: the path of each, and its code. */
export const faultsOf = ({ fields }: { fields: Fault[] }) =>
  fields.map(({ path, code }) => `${path.join(".")} ${code}`);
export const kinds = (report: { codingFaults: { kind: string; code: string | null }[] }) =>
  report.codingFaults.map(({ kind, code }) => (code ? `${kind} ${code}` : kind));

/** Visits that insurers pay on FT vouchers, and their reports, which Petr writes, codes and signs. */
export async function codedReportsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const call = caller(api);
  const department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 99 });
  await ftVoucher(owner, { visits: 99, patient: patients.karel, insurer: "205" });
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
    await call(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: ${cover}) { id } }`,
    );
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
  return { department, call, coding, visit, write, code, sign };
}
