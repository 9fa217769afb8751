import { candidatesOf, type BatchCandidate } from "#rules/insurance/billing/candidates.ts";
import { documentsOf, isHeld, type BilledVisit } from "#rules/insurance/billing/documents.ts";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { pageWithin } from "../core/page-within.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { billedVisits } from "./billed-visits.ts";

const PAGE_SIZE = 25;

export type BilledMonth = { month: IsoDate; candidates: BatchCandidate[]; held: BilledVisit[] };

/** A month as insurers are billed for it: the batches that may be made, and the visits that keep documents out. */
export async function readBilledMonth(ctx: Ctx, given: { month: string }): Promise<BilledMonth> {
  allow(ctx, "insurer:read");
  const { month } = parse(MonthInput, given);
  const visits = await billedVisits(ctx, { from: month, to: month });
  await track(ctx, "batchCandidate.listed", { details: { month } });
  return { month, candidates: candidatesOf(month, documentsOf(visits)), held: visits.filter(isHeld) };
}

/** A page of the visits that keep documents out. */
export function heldVisits({ held }: Pick<BilledMonth, "held">, wanted?: number | null) {
  const page = pageWithin(wanted, held.length, PAGE_SIZE);
  const items = held.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items, total: held.length, page, pageSize: PAGE_SIZE };
}
export type HeldVisitList = ReturnType<typeof heldVisits>;
