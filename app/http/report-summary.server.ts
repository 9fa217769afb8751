import { api } from "#app/graphql/client.server.ts";
import { PatientSummaries } from "#app/graphql/report-summaries.ts";
import type { Args } from "./context.ts";
import { permitted } from "./permitted.server.ts";

/** A patient's summaries, for whoever may read the reports. */
export async function readSummaries(args: Args) {
  const me = await permitted(args, "medicalReport:read");
  const { patientCard } = await api(args, PatientSummaries, { uuid: args.params.uuid! });
  const { medicalReportsOverallSummary: overall, medicalReportsSummary: ofDays, ...patient } = patientCard;
  return { me, patient, overall, ofDays };
}

/** Whether what was asked for is there already, in words. */
export const askedKey = (state: "ASKED" | "READY" | "FAILED") => (state === "ASKED" ? "summary:asked" : "summary:made");
