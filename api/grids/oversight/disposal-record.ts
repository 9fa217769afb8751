import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { keptUntil } from "#rules/erasure/retention.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientErasures } from "../../core/db/tables/patient-erasures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";

const proposer = alias(profiles, "proposer");

/** The record of disposed cards; it names no patient. */
export const disposalRecordGrid = defineGrid<"disposalRecord", Record<never, never>>({
  name: "disposalRecord",
  permission: "disposal:propose",
  listed: "disposal.listed",
  filters: {},
  table: patientErasures,
  order: [patientErasures.id],
  sorts: { confirmed: [sql`${patientErasures.id}`] },
  where: () => [eq(patientErasures.whole, true)],
  async read({ db }, ids) {
    const rows = await db
      .select({
        erasure: patientErasures,
        uuid: patientCards.uuid,
        disposal: disposals,
        eraser: nameParts(profiles),
        proposer: nameParts(proposer),
      })
      .from(patientErasures)
      .innerJoin(patientCards, eq(patientCards.id, patientErasures.cardId))
      .innerJoin(profiles, eq(profiles.id, patientErasures.erasedBy))
      .leftJoin(disposals, eq(disposals.id, patientErasures.disposalId))
      .leftJoin(proposer, eq(proposer.id, disposals.proposedBy))
      .where(anyOf(patientErasures.id, ids));
    return rows.map(({ erasure, uuid, disposal, eraser, proposer }) => {
      const { id, cardId, firstEntryOn, lastEntryOn, retentionYears, reports, attachments, requestedOn } = erasure;
      const alone = disposal?.alone ?? false;
      return {
        id,
        card: { number: cardId, uuid },
        span: { from: firstEntryOn, to: lastEntryOn },
        reports,
        attachments,
        retained: { years: retentionYears, until: lastEntryOn && keptUntil(lastEntryOn, retentionYears) },
        proposed: { on: disposal ? localDate(disposal.proposedAt) : requestedOn!, by: nameOf(proposer) },
        confirmed: { on: localDate(erasure.erasedAt), by: fullName(eraser), alone },
        alone,
      };
    });
  },
});
