import { redirect } from "@remix-run/node";
import { api } from "#app/graphql/client.server.ts";
import { MedicalReport, MedicalReports, OwnDrafts, type ReportToRead } from "#app/graphql/reports.ts";
import { may } from "#rules/permissions.ts";
import type { Args } from "./context.ts";
import { drawn } from "./diagram.server.ts";
import { hrefHere } from "./href-here.ts";
import { signedIn } from "./me.server.ts";
import { permitted } from "./permitted.server.ts";
import { reportHtml } from "./report-text.server.ts";

/** A card's reports: the one that the address names, for whoever may read it, or a page of all; and what may be done here. */
export async function readReports(
  args: Args,
  card: { id: number; uuid: string; archived: boolean },
  { report: uuid, page }: { report?: string; page?: number },
) {
  const { profile } = await signedIn(args);
  const actor = profile && { role: profile.profileRole, profession: profile.motusProfession };
  const mayRead = actor !== null && may(actor, "medicalReport:read");
  const mayWrite = actor !== null && may(actor, "medicalReport:write") && !card.archived;
  if (!uuid || !mayRead)
    return {
      mayRead,
      mayWrite,
      report: null,
      list: (await api(args, MedicalReports, { patientCard: card.id, page })).medicalReports,
    };
  const report = await readReport(args, uuid);
  if (report.patientCard.uuid !== card.uuid) throw new Response(null, { status: 404 });
  return { mayRead, mayWrite, report, list: null };
}

/** A draft that was saved so lately is being written. */
const WRITING_MS = 2 * 60_000;

/** A report with its text as HTML, whether whoever asks has written it, and, while its author writes, when it was last saved. */
export async function readReport(args: Args, uuid: string) {
  const { medicalReport } = await api(args, MedicalReport, { uuid });
  const { profile } = await signedIn(args);
  const fresh =
    medicalReport.state === "DRAFT" && args.context.now().getTime() < Date.parse(medicalReport.updatedAt) + WRITING_MS;
  return {
    ...medicalReport,
    html: reportHtml(medicalReport.content ?? ""),
    diagram: drawn(medicalReport.bodyDiagram),
    mine: medicalReport.createdBy.id === profile?.id,
    writtenAt: fresh ? medicalReport.updatedAt : null,
  };
}

/** The report of the address as the API gives it. */
export const reportHere = async (args: Args) =>
  (await api(args, MedicalReport, { uuid: args.params.uuid! })).medicalReport;

/** The report of the address, or the one that is asked for, to whoever has written it. */
export async function ownReport(args: Args, uuid = args.params.uuid!) {
  await permitted(args, "medicalReport:write");
  const report = await readReport(args, uuid);
  if (!report.mine) throw new Response(null, { status: 403 });
  return report;
}

/** One's own report that the address names beside a card; one of another card is not found. */
export async function ownReportOf(args: Args, card: { uuid: string }, uuid: string) {
  const report = await ownReport(args, uuid);
  if (report.patientCard.uuid !== card.uuid) throw new Response(null, { status: 404 });
  return report;
}

/** What somebody has begun of a card and not signed: which visit each is of. */
export const ownDrafts = async (args: Args, patientCard: number, author: number) =>
  (await api(args, OwnDrafts, { patientCard, author })).medicalReports.items;

/** One's own report that is still in the state in which something can be done with it; else its page says what has become of it. */
export async function changeable(args: Args, state: ReportToRead["state"]) {
  const report = await ownReport(args);
  if (report.state !== state)
    throw redirect(
      hrefHere(args, "patient", { uuid: report.patientCard.uuid, tab: "dokumentace", report: report.uuid }),
    );
  return report;
}
