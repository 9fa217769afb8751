import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestPatients } from "#app/http/patients/suggest-patients.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { searchPages } from "#app/paths/search.ts";

/** Suggestions of a combobox: at most ten patients. */
export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, searchPages.patientSuggestions);
  const patients = await suggestPatients(args, q);
  return Response.json({ options: patients.map(({ id, label, detail }) => ({ value: String(id), label, detail })) });
}
