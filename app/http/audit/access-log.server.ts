import { load } from "#app/http/request/load.server.ts";
import { PatientAccess, PatientOfRights } from "#app/graphql/patients/patient-rights.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { loadGrid } from "../grids/load-grid.server.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { typedDays } from "../session/typed-days.server.ts";
import { rightsPages } from "#app/paths/patients/patient-rights.ts";

type Query = QueryOf<typeof rightsPages.patientAccess>;

/** The card of the address, and the days that it names as people type them; invalid ones filter nothing. */
async function readAsked(args: Args, query: Query) {
  const me = await permitted(args, rightsPages.patientAccess);
  const { patientCard: patient } = await load(args, PatientOfRights, { uuid: args.params.uuid! });
  return { me, patient, ...(await typedDays(args, query)) };
}

/** A page of the access log of the address's card. */
export async function readAccess(args: Args, query: Query) {
  const { patient, from, to, shown, wrong } = await readAsked(args, query);
  const { page, sort, direction } = query;
  const filters = { patientCard: patient.id, from, to };
  const list = await loadGrid(args, "accessLog", { ...filters, page, sort, direction });
  return { patient, list, filters, shown, wrong, order: { sort, direction } };
}

/** The latest of the log on paper. */
export async function readAccessToPrint(args: Args, query: Query, pageSize: number) {
  const now = args.context.now().toISOString();
  const { patient, ...asked } = await readAsked(args, query);
  const { from, to } = asked;
  const { patientAccessLog: log } = await load(args, PatientAccess, { patientCard: patient.id, from, to, pageSize });
  return { patient, log, now, ...asked };
}
