import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatDate, formatPhone } from "#rules/format.ts";
import { load } from "#app/graphql/client.server.ts";
import { PatientSuggestions } from "#app/graphql/patient-list.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { searchQueries } from "#app/paths/queries/search.ts";

/** Suggestions of a combobox: at most ten patients. */
export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, searchQueries.patientSuggestions);
  if (!q?.trim()) return Response.json({ options: [] });
  const { patientCards } = await load(args, PatientSuggestions, { q });
  const locale = await myLocale(args);
  const options = patientCards.items.map(({ id, name, surname, dateOfBirth, phone }) => ({
    value: String(id),
    label: `${surname} ${name}`,
    detail: [dateOfBirth && formatDate(dateOfBirth, locale), phone && formatPhone(phone)].filter(Boolean).join(", "),
  }));
  return Response.json({ options });
}
