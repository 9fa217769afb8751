import type { LoaderFunctionArgs } from "@remix-run/node";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import { textToInsert } from "#app/http/report-insert.server.ts";

/** The text that somebody chose for their report. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  const { text = "", date = "", time = "" } = queryOf(args, "reportInsert");
  return Response.json({ text: await textToInsert(args, args.params.uuid!, { text, date, time }) });
}
