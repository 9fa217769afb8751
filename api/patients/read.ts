import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { visibleCard } from "./visible-card.ts";
import { watchReading } from "./watch-reading.ts";

/** One card, by its uuid or its id. */
export async function readPatientCard(ctx: Ctx, { id, uuid }: { id?: number | null; uuid?: string | null }) {
  allow(ctx, "patientCard:read");
  const which = uuid ? { uuid } : id ? { id } : null;
  if (!which) throw new Fault("notFound");
  const card = await visibleCard(ctx, which);
  await track(ctx, "patientCard.read", { entityId: card.id, patientCardId: card.id });
  await watchReading(ctx, card.id);
  (ctx.known.openedCards ??= new Set()).add(card.id);
  return card;
}
