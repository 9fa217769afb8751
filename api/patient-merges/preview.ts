import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { mergeKinds, type MergeKind } from "#rules/patient-merges/merge-cards.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { payments } from "../core/db/tables/payments.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { Fault } from "../core/fault.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { findConflicts } from "./conflicts.ts";

export type MergeCount = { kind: MergeKind; count: number; from: Date | null; to: Date | null };

/**
 * Compares two cards: the records that would move from the second to the first, and the obstacles. Contents are not
 * shown.
 */
export async function previewMerge(ctx: Ctx, uuids: { kept: string; merged: string }) {
  allow(ctx, "patientCard:write");
  const [kept, merged] = [await visibleCard(ctx, { uuid: uuids.kept }), await visibleCard(ctx, { uuid: uuids.merged })];
  if (kept.id === merged.id) throw new Fault("notFound");
  for (const { id } of [kept, merged]) await track(ctx, "patientCard.read", { entityId: id, patientCardId: id });
  return {
    kept,
    merged,
    moving: await countMergedRows(ctx, merged.id),
    conflicts: await findConflicts(ctx, kept.id, merged.id),
  };
}

type Counted = PgTable & Record<"patientCardId", PgColumn>;

async function countMergedRows(ctx: ProfileCtx, card: number): Promise<MergeCount[]> {
  const counted = (table: Counted, at?: PgColumn, which?: SQL) => {
    const ends = at
      ? sql`min(${at}) as "from", max(${at}) as "to"`
      : sql`null::timestamptz as "from", null::timestamptz as "to"`;
    return sql`select count(*)::int as count, ${ends} from ${table} ${table === patientAttendances ? sql`join ${events} on ${eq(events.id, patientAttendances.eventId)}` : sql``} where ${and(eq(table.patientCardId, card), which)}`;
  };
  const ofKind: Record<MergeKind, SQL> = {
    visits: counted(patientAttendances, events.beginAt, isNull(events.removedAt)),
    reports: counted(medicalReports, medicalReports.examinedAt, isNull(medicalReports.removedAt)),
    attachments: counted(attachments, attachments.createdAt, isNull(attachments.removedAt)),
    relatedPersons: counted(relatedPersons, undefined, isNull(relatedPersons.removedAt)),
    consents: counted(gdprConsents, gdprConsents.createdAt),
    insurances: counted(patientInsurances, undefined, isNull(patientInsurances.replacedAt)),
    payments: counted(payments, payments.createdAt, isNull(payments.canceledAt)),
    procedureVouchers: counted(procedureVouchers, procedureVouchers.createdAt),
    waitingPatients: counted(waitingPatients, waitingPatients.createdAt, isNull(waitingPatients.removedAt)),
  };
  const { rows } = await ctx.db.execute<{ count: number; from: string | null; to: string | null }>(
    sql.join(
      mergeKinds.map((kind) => ofKind[kind]),
      sql` union all `,
    ),
  );
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return mergeKinds
    .map((kind, i) => ({ kind, count: rows[i]!.count, from: instant(rows[i]!.from), to: instant(rows[i]!.to) }))
    .filter(({ count }) => count > 0);
}
