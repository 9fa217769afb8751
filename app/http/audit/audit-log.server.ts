import { AuditLog, AuditPatients } from "#app/graphql/center/audit.ts";
import { load } from "#app/http/request/load.server.ts";
import { localDate } from "#rules/time/time.ts";
import { gridParameters, pageOf } from "../grids/load-grid.server.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { typedDays } from "../session/typed-days.server.ts";
import { groupRows } from "./group-rows.ts";
import { queryOf } from "../request/query.ts";
import { auditPages } from "#app/paths/center/audit.ts";

/**
 * The page of the log that the address asks for, or the cards of its search for a patient; days as people type them,
 * and invalid ones filter nothing.
 */
export async function readAuditLog(args: Args) {
  await permitted(args, auditPages.auditLog);
  const query = queryOf(args, auditPages.auditLog);
  const today = localDate(args.context.now());
  const { from, to, shown, wrong } = await typedDays(args, query);
  const q = query.q?.trim();
  const values = {
    person: query.person ?? undefined,
    kind: query.kind ?? undefined,
    ...shown,
    patient: q ? undefined : query.patient || undefined,
  };
  const common = { values, wrong, today, q };
  if (q) {
    const { profiles, patientCards } = await load(args, AuditPatients, { q });
    return { ...common, people: profiles, found: patientCards.items, log: null };
  }
  const { page, sort, direction } = query;
  const filters = { profile: values.person, patient: values.patient, kind: values.kind, from, to };
  const asked = { patientCard: values.patient, parameters: gridParameters({ ...filters, page, sort, direction }) };
  const { profiles, dataGrid, auditLog } = await load(args, AuditLog, asked);
  const list = await pageOf(args, "auditLog", dataGrid);
  const log = { ...auditLog, list: { ...list, items: groupRows(list.items) }, filters, order: { sort, direction } };
  return { ...common, people: profiles, found: null, log };
}
