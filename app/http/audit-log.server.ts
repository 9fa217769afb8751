import { AuditLog, AuditPatients } from "#app/graphql/audit.ts";
import { api } from "#app/graphql/client.server.ts";
import { dateInput } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate } from "#rules/time.ts";
import type { Args } from "./context.ts";
import { myLocale } from "./my-locale.server.ts";
import { permitted } from "./permitted.server.ts";
import { queryOf } from "./query.ts";

/** The page of the log that the address asks for, or the cards among which it asks for a patient; days as people type them, and what is no date is none. */
export async function readAuditLog(args: Args) {
  await permitted(args, "auditLog:read");
  const query = queryOf(args, "auditLog");
  const locale = await myLocale(args);
  const today = localDate(args.context.now());
  const [from, to] = [query.from, query.to].map((typed = "") => readDate(typed, today, locale));
  const q = query.q?.trim();
  const values = {
    person: query.person ?? undefined,
    kind: query.kind ?? undefined,
    from: from ? dateInput(from, locale) : undefined,
    to: to ? dateInput(to, locale) : undefined,
    patient: q ? undefined : query.patient || undefined,
  };
  if (q) {
    const { profiles, patientCards } = await api(args, AuditPatients, { q });
    return { values, today, people: profiles, q, found: patientCards.items, log: null };
  }
  const { profiles, auditLog: log } = await api(args, AuditLog, {
    profile: values.person,
    patientCard: values.patient,
    kind: values.kind,
    from,
    to,
    page: query.page,
  });
  return { values, today, people: profiles, q, found: null, log };
}
