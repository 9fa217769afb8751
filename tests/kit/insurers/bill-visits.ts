import { ids } from "../../cast/people.ts";
import type { testApi } from "../api.ts";

type Api = Awaited<ReturnType<typeof testApi>>;
type Who = Parameters<Api["call"]>[0];

/** The first field of an answer, or the extensions of its error. */
export const caller =
  (api: Api) =>
  async (document: string, variables: object = {}, who: Who = "paramedic") => {
    const { data, errors } = await api.call(who, document, variables);
    return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
  };

/** A visit of Jana's, unless of another patient, that took place on a day and that an insurer pays by an FT voucher. */
export async function insuredVisit(api: Api, day: string, patient: number = ids.patients.jana) {
  const call = caller(api);
  const beginAt = `2026-${day}T08:00:00.000Z`;
  const event = await call(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, beginAt: "${beginAt}", patientCards: [${patient}], override: { reason: "zkouška" }, confirmOutsideHours: true }) { id patientAttendances { id } } }`,
  );
  const { id } = event.patientAttendances[0];
  await call(
    `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: FT_VOUCHER) { id } }`,
  );
  await call(`mutation { patientAttendanceSetState(patientAttendance: ${id}, state: PRESENT) { id } }`);
  return {
    event: event.id as number,
    about: { patientAttendance: id as number, examinedAt: beginAt, patientCard: patient },
  };
}

/** Such a visit with its report, signed and coded with one exercise unless `coding` says otherwise. */
export async function billedVisitOf(
  api: Api,
  day: string,
  { department, patient, ...coding }: { department: number; patient?: number } & Record<string, unknown>,
) {
  const call = caller(api);
  const visit = await insuredVisit(api, day, patient);
  const report = await call(
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`,
    {
      input: {
        ...visit.about,
        content: "LTV",
        coding: {
          department,
          medicalOperationsWithCount: [{ code: "21221", count: 1 }],
          primaryDiagnosis: "M54.5",
          ...coding,
        },
      },
    },
  );
  await call(`mutation { medicalReportSetSigned(medicalReport: ${report.id}, version: ${report.version}) { id } }`);
  return { event: visit.event, attendance: visit.about.patientAttendance, report: report.id as number };
}
