import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { Fault } from "../fault.ts";

export type PatientCard = typeof patientCards.$inferSelect;

export const inMyCenter = (ctx: ProfileCtx) => eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string) => UUID.test(text);

/** A card of the own medical centre; any other is not found. */
export async function visibleCard(ctx: ProfileCtx, which: { id: number } | { uuid: string }): Promise<PatientCard> {
  if ("uuid" in which && !isUuid(which.uuid)) throw new Fault("notFound");
  const named = "uuid" in which ? eq(patientCards.uuid, which.uuid) : eq(patientCards.id, which.id);
  const [card] = await ctx.db.select().from(patientCards).where(and(named, inMyCenter(ctx)));
  if (!card) throw new Fault("notFound");
  return card;
}
