import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { findDue, MOST_DUE, whichAreDue } from "../../erasure/disposal/find-due.ts";
import { withHistories } from "../../erasure/disposal/with-histories.ts";
import { latestKept } from "../../erasure/read-kept.ts";
import { defineGrid } from "../grid.ts";

/** The undecided cards past their retention: its files are complete, its pages end after a thousand cards. */
export const cardPastTimeGrid = defineGrid<"cardsPastTime", Record<never, never>>({
  name: "cardsPastTime",
  permission: "disposal:propose",
  listed: "patientCard.listed",
  filters: {},
  table: patientCards,
  order: [patientCards.createdAt, patientCards.id],
  most: MOST_DUE,
  search: (ctx, _filters, { direction }) => findDue(ctx, direction),
  reach: whichAreDue,
  where: () => [],
  async read(ctx, ids) {
    const cards = await withHistories(ctx, ids);
    const kept = await latestKept(ctx, ids);
    return cards.map(({ card, history: { lastEntryOn, visits, reports, attachments } }) => {
      const { id, uuid, birthDate, createdAt } = card;
      const before = kept.get(id);
      return {
        id,
        patient: { uuid, fullName: fullName(card) },
        birthDate,
        lastEntry: { on: lastEntryOn },
        visits,
        reports,
        attachments,
        kept: before ? { until: before.until, reason: before.reason } : null,
        opened: localDate(createdAt),
      };
    });
  },
});
