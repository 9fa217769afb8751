import { load } from "#app/graphql/client.server.ts";
import { PatientAccess, PatientOfRights } from "#app/graphql/patient-rights.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { typedDays } from "../session/typed-days.server.ts";
import { rightsPages } from "#app/paths/patient-rights.ts";

/** The access log of the address's card, in the days that it names as people type them; invalid days filter nothing. */
export async function readAccess(args: Args, query: QueryOf<typeof rightsPages.patientAccess>, pageSize?: number) {
  const me = await permitted(args, rightsPages.patientAccess);
  const now = args.context.now();
  const { patientCard: patient } = await load(args, PatientOfRights, { uuid: args.params.uuid! });
  const { from, to, ...typed } = await typedDays(args, query);
  const { patientAccessLog: log } = await load(args, PatientAccess, {
    patientCard: patient.id,
    from,
    to,
    page: query.page,
    pageSize,
  });
  return {
    patient,
    log,
    me,
    from,
    to,
    ...typed,
    now: now.toISOString(),
  };
}
