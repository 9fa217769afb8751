import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { limit } from "../core/access/rate-limit.ts";
import type { Ctx } from "../core/context.ts";
import { notices } from "../core/db/tables/notices.ts";
import { Fault } from "../core/fault.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { addressOf } from "./addressee.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import type { NoticeRow } from "./row.ts";

/**
 * Sends a message to a patient again, at once and to the present address: about the same visits, as they are by now.
 * One that waits goes by itself.
 */
export async function repeatNotice(ctx: Ctx, id: number, patientCard: number): Promise<NoticeRow> {
  allow(ctx, "patientCard:write");
  const { medicalCenterId } = ctx.profile;
  const card = await visibleCard(ctx, { id: patientCard });
  const [before] = await ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.patientCardId, card.id)))
    .for("no key update");
  if (!before) throw new Fault("notFound");
  if (before.state === "WAITING") throw new Fault("noticeWaiting");
  if ("stop" in addressOf(card, before.channel)) throw new Fault("notNotifiable");
  await limit(ctx, "repeated notice to", String(card.id), 10, 24 * 60);
  const times = await ctx.db.$count(notices, eq(notices.repeatsId, id));
  const [row] = await ctx.db
    .insert(notices)
    .values({
      medicalCenterId,
      patientCardId: card.id,
      cause: `again ${id} ${times + 1}`,
      channel: before.channel,
      bookingId: before.bookingId,
      occasion: before.bookingId !== null || before.occasion === "REMINDER" ? before.occasion : null,
      visits: before.visits,
      repeatsId: id,
      createdAt: ctx.now(),
      createdBy: ctx.profile.id,
      sendAt: ctx.now(),
    })
    .returning();
  await enqueueWriting(ctx, row!);
  await track(ctx, "notice.repeated", { entityId: id, patientCardId: card.id });
  return row!;
}
