import { redirect } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { MedicalReport, VisitsForReport } from "#app/graphql/care/medical-reports.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatDateTime } from "#rules/format.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

/** The fields of a report's form, each as text. */
export type ReportValues = Record<
  | "date"
  | "time"
  | "procedure"
  | "duration"
  | "content"
  | "patientCard"
  | "patientAttendance"
  | "correctionOf"
  | "beginsFrom"
  | "version"
  | "was",
  string
>;
type Said = { examinedAt: string; duration: number | null; content: string | null; procedure: { id: number } | null };

/** The content of a report, as its form shows it. */
export const reportValues = ({ examinedAt, duration, content, procedure }: Said, locale: Locale) => ({
  date: dateInput(localDate(new Date(examinedAt)), locale),
  time: localTime(new Date(examinedAt)),
  procedure: procedure ? String(procedure.id) : "",
  duration: duration === null ? "" : String(duration),
  content: content ?? "",
});

/** The basis of a new report, as its form has it. */
export function aboutOf(form: FormData) {
  const idIn = (name: string) => Number(form.get(name)) || undefined;
  return {
    patientCard: idIn("patientCard") ?? 0,
    patientAttendance: idIn("patientAttendance"),
    correctionOf: idIn("correctionOf"),
    beginsFrom: idIn("beginsFrom"),
  };
}

/** Address after saving a report: that of the pressed button, else its page. */
export function afterReport(args: Args, form: FormData, { uuid, patientCard }: { uuid: string; patientCard: string }) {
  const then = form.get("then");
  if (then === "podpis") return hrefHere(args, reportPages.reportSign, { uuid });
  if (then === "nakres") return hrefHere(args, reportPages.reportDiagram, { uuid });
  if (then === "hodnoty") return hrefHere(args, reportPages.reportFindings, { uuid });
  if (then === "vykony") return hrefHere(args, reportPages.reportCoding, { uuid });
  if (then === "prilohy") return hrefHere(args, attachmentPages.attachmentNew, { uuid: patientCard, report: uuid });
  return hrefHere(args, patientPages.patient, { uuid: patientCard, tab: "dokumentace", report: uuid });
}

const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE);

/**
 * A new report: of the visit in the address, else of the last one without a report; begun from another one's text, or
 * as the correction of an invalid one.
 */
export async function newReport(
  args: Args,
  patientCard: number,
  author: number,
  { attendanceId, copy, corrects }: QueryOf<typeof reportPages.reportNew>,
) {
  const [locale, now] = [await myLocale(args), args.context.now()];
  const source = corrects ?? copy;
  const before = source ? (await load(args, MedicalReport, { uuid: source })).medicalReport : null;
  if (before && before.patientCard.id !== patientCard) throw new Response(null, { status: 404 });
  if (before && corrects) {
    const values = {
      ...reportValues(before, locale),
      patientAttendance: "",
      correctionOf: String(before.id),
      beginsFrom: "",
    };
    return { visits: [], drafts: [], corrects: formatDateTime(before.examinedAt, locale), values };
  }
  const answer = await load(args, VisitsForReport, { patientCard, patientAttendance: attendanceId, author });
  const { patientAttendancesForNewMedicalReport: visits, medicalReports } = answer;
  const drafts = medicalReports.items;
  const visit = attendanceId === undefined ? visits[0] : visits.find(({ id }) => id === attendanceId);
  // Returning to a visit continues its draft.
  const begun =
    attendanceId !== undefined && !visit
      ? drafts.find((one) => one.patientAttendance?.id === attendanceId && !one.correctionOf)
      : undefined;
  if (begun && !args.context.drawnAgain) throw redirect(hrefHere(args, reportPages.reportEdit, { uuid: begun.uuid }));
  const { event } = visit ?? {};
  const said = {
    examinedAt: event?.beginAt ?? now.toISOString(),
    duration: event ? minutes(event.beginAt, event.endAt) : null,
    content: before?.content ?? null,
    procedure: event?.procedure ?? null,
  };
  return {
    visits,
    drafts: drafts.map(({ uuid, examinedAt }) => ({ uuid, when: formatDateTime(examinedAt, locale) })),
    corrects: null,
    values: {
      ...reportValues(said, locale),
      patientAttendance: visit ? String(visit.id) : "",
      correctionOf: "",
      beginsFrom: before ? String(before.id) : "",
    },
  };
}
