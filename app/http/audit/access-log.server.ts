import { load } from "#app/graphql/client.server.ts";
import { PatientAccess, PatientOfRights } from "#app/graphql/patient-rights.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { dateInput } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { permitted } from "../session/permitted.server.ts";
import type { rightsQueries } from "#app/paths/queries/patient-rights.ts";

/** The access log of the address's card, in the days that it names as people type them; invalid days are ignored. */
export async function readAccess(args: Args, query: QueryOf<typeof rightsQueries.patientAccess>, pageSize?: number) {
  const me = await permitted(args, "patientRights:serve");
  const locale = await myLocale(args);
  const now = args.context.now();
  const { patientCard: patient } = await load(args, PatientOfRights, { uuid: args.params.uuid! });
  const day = (typed = "") => readDate(typed, localDate(now), locale);
  const from = day(query.from);
  const to = day(query.to);
  const { patientAccessLog: log } = await load(args, PatientAccess, {
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
