import { inArray, or, sql } from "drizzle-orm";
import { ErasureInput } from "#rules/inputs/patients/erasure.ts";
import type { ErasedKind } from "#rules/erasure/retention.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { patientCardMerges } from "../core/db/tables/patient-card-merges.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientErasures } from "../core/db/tables/patient-erasures.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { lockCards } from "../patients/lock-cards.ts";
import { indexCard } from "../patients/search/words.ts";
import { track } from "../core/track.ts";
import { eraseWhole } from "./erase-whole.ts";
import { planErasure, type Plan } from "./preview.ts";
import type { Erasure } from "./scope.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { listFileKeys, deleteAncillaryRecords } from "./delete-records.ts";

type Asked = { id: number; version: number; input: unknown };

/** Erases at a patient's request: ancillary records, or the whole card where no documentation must be retained. */
export async function erasePatientCard(ctx: Ctx, { id, version, input }: Asked): Promise<Erasure> {
  allow(ctx, "patientCard:erase");
  const asked = parse(ErasureInput(localDate(ctx.now())), input);
  const card = (await lockCards(ctx, [id])).get(id)!;
  if (card.version !== version) throw new Fault("stale");
  const plan = await planErasure(ctx, card);
  if (plan.ahead.length > 0) throw new Fault("visitsAhead");
  const { requestedOn, request, contacts } = asked;
  // No names are left of a disposed card.
  const erasure =
    plan.keptUntil === null
      ? (await eraseWhole(ctx, [id], { requestedOn }))[0]!
      : await eraseElsewhere(ctx, plan, { requestedOn, request }, contacts);
  await track(ctx, "patientCard.erased", { entityId: id, patientCardId: id, details: { whole: erasure.whole } });
  return erasure;
}

async function eraseElsewhere(
  ctx: ProfileCtx,
  { card, family, years, history, erasing, keeping }: Plan,
  why: { requestedOn: string; request: string | null },
  contacts: boolean,
) {
  const now = ctx.now();
  const bytes = await listFileKeys(ctx, family, false);
  await deleteAncillaryRecords(ctx, family);
  const { firstEntryOn, lastEntryOn, reports, attachments } = history;
  const erased: Partial<Record<ErasedKind, number>> = Object.fromEntries(
    [...erasing, ...keeping.filter(({ kind }) => contacts && kind === "contacts")].map(({ kind, count }) => [
      kind,
      count,
    ]),
  );
  const [erasure] = await ctx.db
    .insert(patientErasures)
    .values({
      ...why,
      medicalCenterId: card.medicalCenterId,
      cardId: card.id,
      erasedAt: now,
      erasedBy: ctx.profile.id,
      whole: false,
      retentionYears: years,
      firstEntryOn,
      lastEntryOn,
      reports,
      attachments,
      erased,
    })
    .returning();
  const gone = contacts ? { phone: null, email: null, invoiceNote: null } : { invoiceNote: null };
  const said = sql.param(Object.keys(gone));
  const rows = await ctx.db
    .update(patientCards)
    .set({
      ...gone,
      erasedAt: now,
      archivedAt: sql`coalesce(${patientCards.archivedAt}, ${now.toISOString()}::timestamptz)`,
      archivedBy: sql`coalesce(${patientCards.archivedBy}, ${ctx.profile.id})`,
      updatedAt: now,
      version: sql`${patientCards.version} + 1`,
    })
    .where(inArray(patientCards.id, family))
    .returning();
  await indexCard(
    ctx.db,
    rows.find((row) => row.id === card.id)!,
  );
  // The snapshot of a merge would bring it back.
  await ctx.db
    .update(patientCardMerges)
    .set({
      before: sql`${patientCardMerges.before} - ${said}::text[]`,
      after: sql`${patientCardMerges.after} - ${said}::text[]`,
    })
    .where(or(inArray(patientCardMerges.keptId, family), inArray(patientCardMerges.mergedId, family)));
  await removeBytes(ctx, bytes);
  return erasure!;
}
