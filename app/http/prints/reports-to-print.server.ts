import { load } from "#app/http/request/load.server.ts";
import { PatientToPrint } from "#app/graphql/care/prints.ts";
import { type ReportToRead } from "#app/graphql/care/medical-reports.ts";
import { ReportToPrint, ReportsNamed, ReportsToPrint } from "#app/graphql/care/reports-to-print.ts";
import { drawn } from "../diagram/diagram.server.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { reportHtml } from "../documents/report-text.server.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { printPages } from "#app/paths/care/prints.ts";

/** As many reports make one print; the rest is the next part of it. */
export const MOST_REPORTS = 100;
/** As many the API answers at once. */
const AT_ONCE = 25;

const missing = () => new Response(null, { status: 404 });
const changed = () => new Response(null, { status: 409 });

/** A report with its text as HTML and the pictures of its diagram. */
export const reportBody = <R extends ReportToRead>(report: R) => ({
  ...report,
  html: reportHtml(report.content ?? ""),
  diagram: drawn(report.bodyDiagram),
});

/** The report of the address, and the centre that prints it. */
export async function reportToPrint(args: Args) {
  await permitted(args, reportPages.report);
  const { medicalReport, me } = await load(args, ReportToPrint, { uuid: args.params.uuid! });
  return { report: reportBody(medicalReport), center: me.profile!.medicalCenter! };
}

/**
 * A part of a card's reports: the named ones in the order in which they are named, or all signed ones, the oldest
 * first. An id of another card finds nothing. The first are read before anything is sent, the others as `sheets` is
 * consumed; where reports were added or removed since, it ends with an error.
 */
export async function reportsToPrint(args: Args, { uuids: named, part = 1 }: { uuids?: string[]; part?: number }) {
  await permitted(args, printPages.reportsPrint);
  const { patientCard, me } = await load(args, PatientToPrint, { uuid: args.params.uuid! });
  const uuids = [...new Set(named?.filter(Boolean).map((uuid) => uuid.toLowerCase()))];
  const from = (part - 1) * MOST_REPORTS;
  const about = { patient: patientCard, center: me.profile!.medicalCenter!, from: from + 1 };
  // A form in which nothing was chosen.
  if (named && uuids.length === 0) return { ...about, total: 0, sheets: [] };
  const ask = async (at: number) => {
    const asked = uuids.slice(at, at + AT_ONCE);
    const { medicalReports } = await load(
      args,
      ReportsToPrint,
      uuids.length > 0
        ? { patientCard: patientCard.id, uuids: asked }
        : { patientCard: patientCard.id, states: ["SIGNED", "INVALID"], page: at / AT_ONCE + 1 },
    );
    const inOrder =
      uuids.length > 0
        ? asked.map((uuid) => medicalReports.items.find((report) => report.uuid === uuid))
        : medicalReports.items;
    if (inOrder.includes(undefined)) throw missing();
    // A user who may not read any more gets no text, since a blank on paper would look like an empty report.
    if (inOrder.some((report) => report!.content === null)) throw changed();
    return { reports: (inOrder as ReportToRead[]).map(reportBody), total: uuids.length || medicalReports.total };
  };
  const { reports: first, total } = await ask(from);
  if (part < 1 || (from > 0 && from >= total)) throw missing();
  const to = Math.min(total, from + MOST_REPORTS);
  if (uuids.length > AT_ONCE) await requireAll(args, patientCard.id, uuids.slice(from, to));
  async function* sheets() {
    yield first;
    for (let at = from + AT_ONCE; at < to; at += AT_ONCE) {
      const { reports, total: now } = await ask(at);
      if (now !== total) throw changed();
      yield reports;
    }
  }
  return { ...about, total, sheets: sheets() };
}

/** Refuses before the first byte is sent where one of those named is not of this card. */
async function requireAll(args: Args, patientCard: number, uuids: string[]) {
  const { medicalReports } = await load(args, ReportsNamed, { patientCard, uuids });
  if (medicalReports.total !== uuids.length) throw missing();
}
