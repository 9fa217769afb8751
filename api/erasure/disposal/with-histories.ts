import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import type { PatientCard } from "../../patients/visible-card.ts";
import { readHistories, type History } from "../history.ts";

export type DueCard = { card: PatientCard; history: History };

/** These cards in their order, each with its documentation. */
export async function withHistories(ctx: InCenter, ids: number[]): Promise<DueCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map(
    (await ctx.db.select().from(patientCards).where(anyOf(patientCards.id, ids))).map((card) => [card.id, card]),
  );
  const histories = await readHistories(ctx, ids);
  return ids.map((id) => ({ card: cards.get(id)!, history: histories.get(id)! }));
}
