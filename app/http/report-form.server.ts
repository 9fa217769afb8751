import { redirect } from "@remix-run/node";
import { api } from "#app/graphql/client.server.ts";
import { MedicalReport, VisitsForReport } from "#app/graphql/reports.ts";
import type { QueryOf } from "#app/paths.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatDateTime } from "#rules/format.ts";
import { localDate, localTime } from "#rules/time.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { myLocale } from "./my-locale.server.ts";
import { ownDrafts } from "./reports.server.ts";

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

/** What a report says, as its form shows it. */
export const reportValues = ({ examinedAt, duration, content, procedure }: Said, locale: Locale) => ({
  date: dateInput(localDate(new Date(examinedAt)), locale),
  time: localTime(new Date(examinedAt)),
  procedure: procedure ? String(procedure.id) : "",
  duration: duration === null ? "" : String(duration),
  content: content ?? "",
});

/** What a new report is about, as its form says it. */
export function aboutOf(form: FormData) {
  const idIn = (name: string) => Number(form.get(name)) || undefined;
  return {
    patientCard: idIn("patientCard") ?? 0,
    patientAttendance: idIn("patientAttendance"),
    correctionOf: idIn("correctionOf"),
    beginsFrom: idIn("beginsFrom"),
  };
}

/** Where a saved report leads: to what the pressed button names, else to its page. */
export function afterReport(args: Args, form: FormData, { uuid, patientCard }: { uuid: string; patientCard: string }) {
  const then = form.get("then");
  if (then === "nakres") return hrefHere(args, "reportDiagram", { uuid });
  if (then === "hodnoty") return hrefHere(args, "reportFindings", { uuid });
  if (then === "prilohy") return hrefHere(args, "attachmentNew", { uuid: patientCard, report: uuid });
  return hrefHere(args, "patient", { uuid: patientCard, tab: "dokumentace", report: uuid });
}

const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/**
 * A new report: of the visit in the address, else of the last one without a report; begun from the text of another one, or
 * as the correction of one that does not hold.
 */
export async function newReport(
  args: Args,
  patientCard: number,
  author: number,
  { attendanceId, copy, corrects }: QueryOf<"reportNew">,
) {
  const [locale, now] = [await myLocale(args), args.context.now()];
  const source = corrects ?? copy;
  const before = source ? (await api(args, MedicalReport, { uuid: source })).medicalReport : null;
  if (before && before.patientCard.id !== patientCard) throw new Response(null, { status: 404 });
  if (before && corrects) {
    const values = {
      ...reportValues(before, locale),
      patientAttendance: "",
      correctionOf: String(before.id),
      beginsFrom: "",
    };
    return { visits: [], corrects: formatDateTime(before.examinedAt, locale), values };
  }
  const { patientAttendancesForNewMedicalReport: visits } = await api(args, VisitsForReport, { patientCard });
  const visit = attendanceId === undefined ? visits[0] : visits.find(({ id }) => id === attendanceId);
  // Whoever comes back to a visit goes on with what they have begun of it.
  const begun =
    attendanceId !== undefined && !visit
      ? (await ownDrafts(args, patientCard, author)).find(
          (one) => one.patientAttendance?.id === attendanceId && !one.correctionOf,
        )
      : undefined;
  if (begun) throw redirect(hrefHere(args, "reportEdit", { uuid: begun.uuid }));
  const { event } = visit ?? {};
  const said = {
    examinedAt: event?.beginAt ?? now.toISOString(),
    duration: event ? minutes(event.beginAt, event.endAt) : null,
    content: before?.content ?? null,
    procedure: event?.procedure ?? null,
  };
  return {
    visits,
    corrects: null,
    values: {
      ...reportValues(said, locale),
      patientAttendance: visit ? String(visit.id) : "",
      correctionOf: "",
      beginsFrom: before ? String(before.id) : "",
    },
  };
}
