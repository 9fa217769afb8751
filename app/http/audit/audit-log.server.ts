import { AuditLog, AuditPatients } from "#app/graphql/audit.ts";
import { load } from "#app/graphql/client.server.ts";
import { localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { permitted } from "../session/permitted.server.ts";
import { typedDays } from "../session/typed-days.server.ts";
import { groupRows, type AuditRow } from "./group-rows.ts";
import { queryOf } from "../request/query.ts";
import { auditPages } from "#app/paths/audit.ts";
import { pageOfSetting } from "#app/paths/dated-settings.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { myLocale } from "../session/my-locale.server.ts";

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
  if (q) {
    const { profiles, patientCards } = await load(args, AuditPatients, { q });
    return { values, wrong, today, people: profiles, q, found: patientCards.items, log: null, rows: [] };
  }
  const { t } = wordsOf(await myLocale(args));
  const named = ({ setting, ...row }: AuditRow) => ({ ...row, setting: setting && t(pageOfSetting[setting].found!) });
  const { profiles, auditLog: log } = await load(args, AuditLog, {
    profile: values.person,
    patientCard: values.patient,
    kind: values.kind,
    from,
    to,
    page: query.page,
  });
  return { values, wrong, today, people: profiles, q, found: null, log, rows: groupRows(log.items).map(named) };
}
