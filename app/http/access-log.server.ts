import { api } from "#app/graphql/client.server.ts";
import { PatientAccess, PatientOfRights } from "#app/graphql/patient-rights.ts";
import type { QueryOf } from "#app/paths.ts";
import { dateInput } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate } from "#rules/time.ts";
import type { Args } from "./context.ts";
import { myLocale } from "./my-locale.server.ts";
import { permitted } from "./permitted.server.ts";

/** Who looked into the card of the address, in the days that it names as people type them; what is no date is none. */
export async function readAccess(args: Args, query: QueryOf<"patientAccess">, pageSize?: number) {
  const me = await permitted(args, "patientRights:serve");
  const locale = await myLocale(args);
  const now = args.context.now();
  const { patientCard: patient } = await api(args, PatientOfRights, { uuid: args.params.uuid! });
  const day = (typed = "") => readDate(typed, localDate(now), locale);
  const from = day(query.from);
  const to = day(query.to);
  const { patientAccessLog: log } = await api(args, PatientAccess, {
    patientCard: patient.id,
    from,
    to,
    page: query.page,
    pageSize,
  });
  const shown = (date: string | null, typed?: string) => (date ? dateInput(date, locale) : typed);
  return {
    patient,
    log,
    me,
    from,
    to,
    shown: { from: shown(from, query.from), to: shown(to, query.to) },
    now: now.toISOString(),
  };
}
