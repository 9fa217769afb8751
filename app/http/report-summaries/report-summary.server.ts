import { load } from "#app/http/request/load.server.ts";
import { PatientSummaries } from "#app/graphql/care/report-summaries.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";

/** A patient's summaries, for users who may read the reports. */
export async function readSummaries(args: Args) {
  const me = await permitted(args, summaryPages.reportSummary);
  const { patientCard } = await load(args, PatientSummaries, { uuid: args.params.uuid! });
  const { medicalReportsOverallSummary: overall, medicalReportsSummary: ofDays, ...patient } = patientCard;
  return { me, patient, overall, ofDays };
}

/** The message that the requested summary exists already. */
export const askedKey = (state: "ASKED" | "READY" | "FAILED") =>
  state === "ASKED" ? "reportSummaries:asked" : "reportSummaries:made";
