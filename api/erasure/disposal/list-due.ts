import { and, asc, inArray, not, sql } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx, ProfileCtx } from "../../context.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { pageWithin } from "../../page-within.ts";
import type { PatientCard } from "../../patients/visible-card.ts";
import { track } from "../../track.ts";
import { readHistories, type History } from "../history.ts";
import { pastTheirTime, proposed, retentionYears } from "../scope.ts";

const PAGE_SIZE = 50;
/** The count stops here: with so many, the first ones are decided first. */
const MOST = 1000;

export type DueCard = { card: PatientCard; history: History };

/** A page of the undecided cards past their retention, the oldest first. A page past the last is the last. */
export async function listDue(ctx: Ctx, wanted: number | null | undefined) {
  allow(ctx, "disposal:propose");
  const which = and(pastTheirTime(ctx, await retentionYears(ctx)), not(proposed));
  const found = ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(which)
    .orderBy(asc(patientCards.createdAt), asc(patientCards.id))
    .limit(MOST + 1);
  const { rows } = await ctx.db.execute<{ ids: number[] }>(sql`select array(${found}) as ids`);
  const ids = rows[0]!.ids;
  const total = Math.min(ids.length, MOST);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await withHistories(ctx, ids.slice(0, MOST).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
  await track(ctx, "patientCard.listed", { details: { patientCards: items.map(({ card }) => card.id) } });
  return { items, total, totalIsCapped: ids.length > MOST, page, pageSize: PAGE_SIZE };
}

/** These cards in their order, each with its documentation. */
export async function withHistories(ctx: ProfileCtx, ids: number[]): Promise<DueCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map(
    (await ctx.db.select().from(patientCards).where(inArray(patientCards.id, ids))).map((card) => [card.id, card]),
  );
  const histories = await readHistories(ctx, ids);
  return ids.map((id) => ({ card: cards.get(id)!, history: histories.get(id)! }));
}
