import type { LoaderFunctionArgs } from "@remix-run/node";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { textToInsert } from "#app/http/report-templates/report-insert.server.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";

/** The text chosen for a report. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, reportPages.reportInsert);
  const { text = "", date = "", time = "" } = queryOf(args, reportPages.reportInsert);
  return Response.json({ text: await textToInsert(args, args.params.uuid!, { text, date, time }) });
}
