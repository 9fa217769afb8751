import { and, inArray, isNull } from "drizzle-orm";
import type { NotificationType, StopReason } from "#rules/notices/alerts.ts";
import type { Db } from "../core/db/client.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

type Card = typeof patientCards.$inferSelect;

/** The address of a card's patient on a channel, or why there is none to write to. */
export function addressOf(card: Card | undefined, channel: NotificationType): { to: string } | { stop: StopReason } {
  if (!card || card.archivedAt || card.mergedIntoId || card.erasedAt || card.disposedAt) return { stop: "CARD_CLOSED" };
  if (card.noticesRefused) return { stop: "OPTED_OUT" };
  const to = channel === "SMS" ? card.phone : card.email;
  return to ? { to } : { stop: "NO_CONTACT" };
}

/** The cards of these that can be written to at all. */
export const openCards = (db: Db, ids: number[]): Promise<Card[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(patientCards)
        .where(and(inArray(patientCards.id, ids), isNull(patientCards.archivedAt)));
