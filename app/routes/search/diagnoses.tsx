import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { Diagnoses } from "#app/graphql/care/diagram.ts";
import { queryOf } from "#app/http/request/query.ts";
import { searchPages } from "#app/paths/search.ts";

/** Suggestions of a combobox: at most twenty diagnoses of MKN-10, by their ids or codes. */
export async function loader(args: LoaderFunctionArgs) {
  const { q, by } = queryOf(args, searchPages.diagnosisSuggestions);
  if (!q?.trim()) return Response.json({ options: [] });
  const { medicalDiagnosis } = await load(args, Diagnoses, { term: q });
  return Response.json({
    options: medicalDiagnosis.map(({ id, code, label }) => ({ value: by === "code" ? code : String(id), label })),
  });
}
