import { api } from "#app/graphql/client.server.ts";
import { PatientOnPaper } from "#app/graphql/prints.ts";
import { ReportOnPaper, ReportsOnPaper, type ReportToRead } from "#app/graphql/reports.ts";
import { drawn } from "./diagram.server.ts";
import type { Args } from "./context.ts";
import { permitted } from "./permitted.server.ts";
import { reportHtml } from "./report-text.server.ts";

/** As many reports make one print; the rest is the next part of it. */
export const MOST_REPORTS = 100;
/** As many the API answers at once. */
const AT_ONCE = 25;

const missing = () => new Response(null, { status: 404 });

/** A report with its text as HTML and the pictures of its diagram. */
const onPaper = <R extends ReportToRead>(report: R) => ({ ...report, html: reportHtml(report.content ?? ""), diagram: drawn(report.bodyDiagram) });

/** The report of the address, and the centre that prints it. */
export async function reportToPrint(args: Args) {
  await permitted(args, "medicalReport:read");
  const { medicalReport, me } = await api(args, ReportOnPaper, { uuid: args.params.uuid! });
  return { report: onPaper(medicalReport), center: me.profile!.medicalCenter! };
}

/**
 * A part of a card's reports: the named ones in the order in which they are named, or all that were signed, the oldest
 * first. Who names one of another card finds nothing either.
 */
export async function reportsToPrint(args: Args, { uuids: named, part = 1 }: { uuids?: string[]; part?: number }) {
  await permitted(args, "medicalReport:read");
  const { patientCard, me } = await api(args, PatientOnPaper, { uuid: args.params.uuid! });
  const uuids = [...new Set(named?.filter(Boolean))];
  const about = { patient: patientCard, center: me.profile!.medicalCenter! };
  // A form in which nothing was chosen.
  if (named && uuids.length === 0) return { ...about, reports: [], total: 0, from: 1 };
  const ask = async (at: number) => {
    const asked = uuids.slice(at, at + AT_ONCE);
    const { medicalReports } = await api(args, ReportsOnPaper, uuids.length > 0 ? { patientCard: patientCard.id, uuids: asked } : { patientCard: patientCard.id, states: ["SIGNED", "INVALID"], page: at / AT_ONCE + 1 });
    const inOrder = uuids.length > 0 ? asked.map((uuid) => medicalReports.items.find((report) => report.uuid === uuid.toLowerCase())) : medicalReports.items;
    if (inOrder.includes(undefined)) throw missing();
    return { reports: (inOrder as ReportToRead[]).map(onPaper), total: uuids.length || medicalReports.total };
  };
  const first = (part - 1) * MOST_REPORTS;
  const { reports, total } = await ask(first);
  if (part < 1 || (first > 0 && first >= total)) throw missing();
  for (let at = first + AT_ONCE; at < Math.min(total, first + MOST_REPORTS); at += AT_ONCE) reports.push(...(await ask(at)).reports);
  return { ...about, reports, total, from: first + 1 };
}
