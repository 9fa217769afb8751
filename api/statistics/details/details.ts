import { StatsPeriodInput } from "#rules/inputs/statistics/period.ts";
import { periodOf, type Span } from "#rules/statistics/buckets.ts";
import { localDate } from "#rules/time/time.ts";
import type { Ctx } from "../../core/context.ts";
import { parse } from "../../core/parse.ts";
import { chosenFor } from "../chosen-for.ts";
import type { Chosen } from "../read-figures.ts";

/** A period and whose figures of it are asked for; each part of the details is read by a verb of its own. */
export type StatsDetails = { span: Span; chosen: Chosen };

/** The details of a calendar period; a paramedic's are the own ones. Refused as `statsChart` is. */
export async function statsDetails(ctx: Ctx, given: unknown): Promise<StatsDetails> {
  const input = parse(StatsPeriodInput(localDate(ctx.now())), given);
  return { span: periodOf(input.period, input.date), chosen: await chosenFor(ctx, input) };
}
