import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { applicant, billInsurers } from "../insurance.ts";
import { caller } from "./bill-visits.ts";

const { patients, procedures, profiles } = ids;
type Who = Parameters<Awaited<ReturnType<typeof testApi>>["call"]>[0];
type Fault = { path: (string | number)[]; code: string };
export const fields = `id version active visits visitsLeft usedVisits bookedVisits bookBy beginBy endBy applicant { id name icp } insuranceCompany { code }
  primaryDiagnosis { code name label } medicalOperationsWithUsageCount { asked planned usageCount askedLeft plannedLeft medicalOperation { code } }`;
/** The faults of fields: the path of each, and its code. */
export const faultsOf = ({ fields }: { fields: Fault[] }) =>
  fields.map(({ path, code }) => `${path.join(".")} ${code}`);

/** FT vouchers of Jana's, and her visits on them, through the API; by reception unless it is said otherwise. */
export async function ftVoucherCallsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await billInsurers(owner);
  const lipova = await applicant(owner);
  const ask = caller(api);
  const call = (document: string, variables: object = {}, who: Who = "receptionist") => ask(document, variables, who);
  const voucherInput = (more: object = {}) => ({
    insuranceCompany: "111",
    insuranceVariant: "1",
    issuedAt: "2026-03-02",
    bookedOn: "2026-03-09",
    ftVoucherApplicant: lipova,
    expertise: "902",
    visits: 2,
    primaryDiagnosis: "M54.5",
    askedOperations: [{ code: "21221", count: 5 }],
    ...more,
  });
  const create = (more: object = {}, who: Who = "receptionist") =>
    call(
      `mutation ($input: FtVoucherInput!) { ftVoucherCreate(patientCard: ${patients.jana}, input: $input) { ${fields} } }`,
      { input: voucherInput(more) },
      who,
    );
  const update = (id: number, version: number, input: object, who: Who = "receptionist") =>
    call(
      `mutation ($input: FtVoucherInput!) { ftVoucherUpdate(ftVoucher: ${id}, version: ${version}, input: $input) { ${fields} } }`,
      { input },
      who,
    );
  const read = (id: number, who: Who = "paramedic") => call(`{ ftVoucher(ftVoucher: ${id}) { ${fields} } }`, {}, who);
  const act = (does: string, id: number, who: Who = "receptionist") =>
    call(`mutation { ftVoucher${does}(ftVoucher: ${id}) { ${fields} } }`, {}, who);
  /** A visit of Jana's, each a week after the other. */
  let week = 0;
  async function visit(): Promise<number> {
    const begin = new Date(Date.UTC(2026, 2, 17 + 7 * week++, 8)).toISOString();
    const event = await call(
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.jana}], confirmOutsideHours: true }) { patientAttendances { id } } }`,
    );
    return event.patientAttendances[0].id;
  }
  const cover = (attendance: number, voucher?: number) =>
    call(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${attendance}, insurerCover: FT_VOUCHER${voucher === undefined ? "" : `, ftVoucher: ${voucher}`}) { cover ftVoucher { id visitsLeft } } }`,
    );
  const closeAll = () => owner.query("update ft_vouchers set closed_at = now()");
  return { call, voucherInput, create, update, read, act, visit, cover, closeAll };
}
