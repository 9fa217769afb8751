import { redirect } from "@remix-run/node";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MedicalReport, OwnDrafts, type ReportToRead } from "#app/graphql/care/medical-reports.ts";
import { may } from "#rules/permissions.ts";
import { MINUTE } from "#rules/time/durations.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { loadGrid } from "../grids/load-grid.server.ts";
import type { Args } from "../request/context.ts";
import { drawn } from "../diagram/diagram.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { signedIn } from "../session/me.server.ts";
import { permitted } from "../session/permitted.server.ts";
import { reportHtml } from "../documents/report-text.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";

/**
 * A card's reports: the one that the address names, if the user may read it, or a page of all; and the permitted
 * actions.
 */
export async function readReports(
  args: Args,
  card: { id: number; uuid: string; archived: boolean },
  { report: uuid, page, sort, direction }: QueryOf<typeof patientPages.patient>,
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
      list: await loadGrid(args, "medicalReports", {
        patientCard: card.id,
        page,
        sort: sort === "examined" ? sort : undefined,
        direction,
      }),
    };
  const report = await readReport(args, uuid);
  if (report.patientCard.uuid !== card.uuid) throw new Response(null, { status: 404 });
  return { mayRead, mayWrite, report, list: null };
}

/** A draft that was saved so lately is being written. */
const WRITING_MS = 2 * MINUTE;

/**
 * A report with its text as HTML, whether the user is its author, and, for a draft of the author, when it was last
 * saved.
 */
export async function readReport(args: Args, uuid: string) {
  const { medicalReport, myDepartments } = await load(args, MedicalReport, { uuid });
  const { profile } = await signedIn(args);
  const fresh =
    medicalReport.state === "DRAFT" && args.context.now().getTime() < Date.parse(medicalReport.updatedAt) + WRITING_MS;
  return {
    ...medicalReport,
    html: reportHtml(medicalReport.content ?? ""),
    diagram: drawn(medicalReport.bodyDiagram),
    mine: medicalReport.createdBy.id === profile?.id,
    codes: myDepartments.length > 0,
    writtenAt: fresh ? medicalReport.updatedAt : null,
  };
}

/** The report that was written before the present one, as it is read next to it. */
export async function previousReport(args: Args, previous: { uuid: string } | null) {
  if (!previous) return null;
  const { uuid, examinedAt, procedureName, paramedicName, html } = await readReport(args, previous.uuid);
  return { uuid, examinedAt, procedureName, paramedicName, html };
}

/** The report of the address as the API gives it. */
export const reportHere = async (args: Args) =>
  (await call(args, MedicalReport, { uuid: args.params.uuid! })).medicalReport;

/** The report of the address, or the requested one, for its author. */
export async function ownReport(args: Args, uuid = args.params.uuid!) {
  await permitted(args, reportPages.reportEdit);
  const report = await readReport(args, uuid);
  if (!report.mine) throw new Response(null, { status: 403 });
  return report;
}

/** The user's own report that the address names together with a card; one of another card is not found. */
export async function loadOwnReport(args: Args, card: { uuid: string }, uuid: string) {
  const report = await ownReport(args, uuid);
  if (report.patientCard.uuid !== card.uuid) throw new Response(null, { status: 404 });
  return report;
}

/** The user's drafts on a card, with their visits. */
export const ownDrafts = async (args: Args, patientCard: number, author: number) =>
  (await load(args, OwnDrafts, { patientCard, author })).medicalReports.items;

/** The user's own report in a state that allows the action; else its page shows the present state. */
export async function changeable(args: Args, state: ReportToRead["state"]) {
  const report = await ownReport(args);
  if (report.state !== state)
    throw redirect(
      hrefHere(args, patientPages.patient, { uuid: report.patientCard.uuid, tab: "dokumentace", report: report.uuid }),
    );
  return report;
}
