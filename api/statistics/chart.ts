import { asc } from "drizzle-orm";
import { moneyMethods, uzisTypes, type Locale, type StatsType } from "#rules/codes.ts";
import { StatsInput } from "#rules/inputs/statistics/chart.ts";
import { bucketLabel, bucketsOf, periodOf, type Span } from "#rules/statistics/buckets.ts";
import { statsWords } from "#rules/statistics/words.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { onReplica } from "../core/on-replica.ts";
import { parse } from "../core/parse.ts";
import { chosenFor } from "./chosen-for.ts";
import type { Figure } from "./count/figures.ts";
import { INSURERS, ROUNDING } from "./count/income.ts";
import { TOTAL } from "./count/visits.ts";
import type { Counted } from "./counted.ts";
import { readFigures } from "./read-figures.ts";

type Dataset = { key: string; label: string; data: number[] };
export type StatsChart = { buckets: Span[]; labels: string[]; datasets: Dataset[] };
/** A dataset by its key among the rows; left out where it is all zero, if it is of no use then. */
type Series = { figure: Figure; key: string; label: string; ifAny?: boolean };

/** The states of visits in the order of a chart: first those that took place, last those that are still to come. */
const shownStates = ["PRESENT", "EXCUSED", "NOT_EXCUSED", "NOT_SET"] as const;

const figuresOf: Record<StatsType, Figure[]> = {
  ATTENDANCE: ["STATES"],
  ATTENDANCE_BY_PARAMEDIC: ["PEOPLE"],
  INCOME: ["INCOME"],
  NEW_PATIENT: ["NEW_PATIENTS"],
  UZIS: ["UZIS", "OPERATIONS"],
};

/**
 * The figures of a calendar period of Prague by its parts, from the first to the last; a part without any is 0. Numbers
 * are counts, or minor units of the centre's currency. A paramedic gets the own figures alone; people and services of
 * another centre are not found.
 */
export async function statsChart(ctx: Ctx, given: unknown): Promise<StatsChart> {
  const input = parse(StatsInput(localDate(ctx.now())), given);
  const chosen = await chosenFor(ctx, input);
  const span = periodOf(input.period, input.date);
  const buckets = bucketsOf(span, input.grouping);
  const locale = input.locale ?? "cs";
  const counted = await onReplica(ctx as ProfileCtx, (ctx) => readFigures(ctx, span, chosen, figuresOf[input.type]));
  const series = await seriesOf(ctx as ProfileCtx, input.type, counted, locale);
  return {
    buckets,
    labels: buckets.map((bucket) => bucketLabel(bucket, input.grouping, locale)),
    datasets: series
      .filter(({ ifAny, figure, key }) => !ifAny || counted[figure]!.some((row) => row.key === key))
      .map(({ figure, key, label }) => ({
        key: figure === "OPERATIONS" ? `OPERATIONS ${key}` : key,
        label,
        data: sumBy(buckets, counted[figure]!, key),
      })),
  };
}

async function seriesOf(
  ctx: ProfileCtx,
  type: StatsType,
  counted: Partial<Record<Figure, Counted[]>>,
  locale: Locale,
): Promise<Series[]> {
  const words = statsWords[locale];
  switch (type) {
    case "ATTENDANCE":
      return shownStates.map((key) => ({ figure: "STATES", key, label: words.states[key] }));
    case "ATTENDANCE_BY_PARAMEDIC":
      return [...(await peopleOf(ctx, counted.PEOPLE!)), { figure: "PEOPLE", key: TOTAL, label: words.total }];
    case "INCOME":
      return [
        ...moneyMethods.map((key): Series => ({ figure: "INCOME", key, label: words.methods[key] })),
        { figure: "INCOME", key: ROUNDING, label: words.rounding, ifAny: true },
        { figure: "INCOME", key: INSURERS, label: words.insurers, ifAny: true },
      ];
    case "NEW_PATIENT":
      return [{ figure: "NEW_PATIENTS", key: TOTAL, label: words.newPatients }];
    case "UZIS": {
      const isCoded = counted.OPERATIONS!.length > 0;
      return [
        ...uzisTypes.map((key): Series => ({ figure: "UZIS", key, label: words.uzis[key] })),
        ...(isCoded ? uzisTypes : []).map((key): Series => ({
          figure: "OPERATIONS",
          key,
          label: words.operations(words.uzis[key]),
        })),
      ];
    }
  }
}

/** Sums the rows of a key by the part that their day is in. */
function sumBy(buckets: readonly Span[], rows: readonly Counted[], key: string): number[] {
  const data = buckets.map(() => 0);
  for (const { day, value } of rows.filter((row) => row.key === key))
    data[buckets.findIndex(({ from, to }) => from <= day && day < to)]! += value;
  return data;
}

/** The people of counted visits, by their surnames. */
async function peopleOf(ctx: ProfileCtx, rows: readonly Counted[]): Promise<Series[]> {
  const ids = [...new Set(rows.map(({ key }) => key))].filter((key) => key !== TOTAL).map(Number);
  const people = await ctx.db
    .select()
    .from(profiles)
    .where(anyOf(profiles.id, ids))
    .orderBy(asc(profiles.surname), asc(profiles.name), asc(profiles.id));
  return people.map((person) => ({ figure: "PEOPLE", key: String(person.id), label: fullName(person) }));
}
