import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { disposalCards } from "../../core/db/tables/disposal-cards.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { withHistories, type DueCard } from "./with-histories.ts";
import { pastTheirTime, retentionYears, type Disposal } from "../scope.ts";

const MOST = 100;

/** The proposals that wait to be decided, the latest first. */
export async function listDisposals(ctx: Ctx): Promise<Disposal[]> {
  allow(ctx, "disposal:confirm");
  const waiting = and(
    eq(disposals.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(disposals.confirmedAt),
    isNull(disposals.withdrawnAt),
  );
  await track(ctx, "disposal.listed");
  return ctx.db.select().from(disposals).where(waiting).orderBy(desc(disposals.id)).limit(MOST);
}

/** A proposal of the own centre; any other is not found. */
export async function readDisposal(ctx: Ctx, id: number): Promise<Disposal> {
  allow(ctx, "disposal:confirm");
  const disposal = await ownDisposal(ctx, id);
  await track(ctx, "disposal.read", { entityId: id });
  return disposal;
}

export async function ownDisposal(ctx: ProfileCtx, id: number): Promise<Disposal> {
  const [disposal] = await ctx.db
    .select()
    .from(disposals)
    .where(and(eq(disposals.medicalCenterId, ctx.profile.medicalCenterId), eq(disposals.id, id)));
  if (!disposal) throw new Fault("notFound");
  return disposal;
}

/** One that waits to be decided. */
export async function openDisposal(ctx: ProfileCtx, id: number): Promise<Disposal> {
  const disposal = await ownDisposal(ctx, id);
  if (disposal.confirmedAt || disposal.withdrawnAt) throw new Fault("disposalDecided");
  return disposal;
}

/** The cards of a pending proposal that its confirmation would dispose of; those with a visit or an entry since stay. */
export async function cardsOfDisposal(ctx: Ctx, { id, confirmedAt }: Disposal): Promise<DueCard[]> {
  allow(ctx, "disposal:confirm");
  if (confirmedAt) return [];
  const rows = await ctx.db
    .select({ id: disposalCards.cardId })
    .from(disposalCards)
    .innerJoin(patientCards, eq(patientCards.id, disposalCards.cardId))
    .where(and(eq(disposalCards.disposalId, id), pastTheirTime(ctx, await retentionYears(ctx))))
    .orderBy(asc(disposalCards.cardId));
  const cards = rows.map((row) => row.id);
  await track(ctx, "patientCard.listed", { details: { patientCards: cards } });
  return withHistories(ctx, cards);
}
