import type { LoaderFunctionArgs } from "@remix-run/node";
import { findScreens } from "#app/http/page/screens.server.ts";
import { suggestPatients } from "#app/http/patients/suggest-patients.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";

/** Suggestions of the search in the bar: at most ten patients, then screens; their values are addresses. */
export async function loader(args: LoaderFunctionArgs) {
  const { q } = queryOf(args, searchPages.searchSuggestions);
  const locale = await myLocale(args);
  const patients = await suggestPatients(args, q);
  const screens = q?.trim() ? await findScreens(args, q) : [];
  return Response.json({
    options: [
      ...patients.map(({ uuid, label, detail }) => ({
        value: href(locale, patientPages.patient, { uuid }),
        label,
        detail,
      })),
      ...screens.map((screen) => ({ value: screen.href, label: screen.label })),
    ],
  });
}
