import { formatDate, formatPhone } from "#rules/format.ts";
import { load } from "#app/http/request/load.server.ts";
import { PatientSuggestions } from "#app/graphql/patients/patient-list.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";

/** At most ten patients for the typed words, with what tells namesakes apart. */
export async function suggestPatients(args: Args, q: string | undefined) {
  if (!q?.trim()) return [];
  const { patientCards } = await load(args, PatientSuggestions, { q });
  const locale = await myLocale(args);
  return patientCards.items.map(({ id, uuid, name, surname, dateOfBirth, phone }) => ({
    id,
    uuid,
    label: `${surname} ${name}`,
    detail: [dateOfBirth && formatDate(dateOfBirth, locale), phone && formatPhone(phone)].filter(Boolean).join(", "),
  }));
}
