import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "#app/graphql/client.server.ts";
import { Diagnoses } from "#app/graphql/diagram.ts";
import { queryOf } from "#app/http/query.ts";

/** What a combobox offers while somebody types: at most twenty diagnoses of MKN-10. */
export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, "diagnosisSuggestions");
  if (!q?.trim()) return Response.json({ options: [] });
  const { medicalDiagnosis } = await api(args, Diagnoses, { term: q });
  return Response.json({ options: medicalDiagnosis.map(({ id, label }) => ({ value: String(id), label })) });
}
