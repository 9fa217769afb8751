import type { IsoDate } from "../../time/time.ts";
import type { InsuredPeriod } from "./read-answer.ts";

/**
 * Differences of a card to what VZP says of its insured number: unknown; of several people; not insured on the day;
 * insured by another insurer; public insurance in place of EU and treaties, or the reverse.
 */
export const insuredDifferences = ["UNKNOWN", "DUPLICATE", "NOT_INSURED", "OTHER_INSURER", "OTHER_VARIANT"] as const;
export type InsuredDifferenceKind = (typeof insuredDifferences)[number];

/** A card's insurance on a day: one of care that is not billed yet, or today. */
export type CardDay = {
  card: number;
  number: string;
  day: IsoDate;
  insurer: string | null;
  variant: string | null;
  /** Visits of the day that are to be billed; today is checked without any. */
  visits: number;
};

/** A difference that is the same on some days of a card. */
export type InsuredDifference = Omit<CardDay, "day"> & {
  kind: InsuredDifferenceKind;
  /** The first and the last of its days. */
  from: IsoDate;
  to: IsoDate;
  /** Those that contradict the card. */
  periods: InsuredPeriod[];
};

/** The difference of a day to a number's whole history. */
export function differenceOn(
  { day, insurer, variant }: Pick<CardDay, "day" | "insurer" | "variant">,
  history: readonly InsuredPeriod[],
): Pick<InsuredDifference, "kind" | "periods"> | null {
  if (history.every((period) => period.insurer === null)) return { kind: "UNKNOWN", periods: [] };
  const ofDay = history.filter((period) => covers(period, day));
  if (history.some(({ person }) => person > 1)) return { kind: "DUPLICATE", periods: ofDay };
  const period = ofDay.find(({ isInsured }) => isInsured);
  if (!period) return { kind: "NOT_INSURED", periods: nearest(history, day) };
  if (period.insurer !== insurer) return { kind: "OTHER_INSURER", periods: [period] };
  return contradict(variant ?? "1", period.variant) ? { kind: "OTHER_VARIANT", periods: [period] } : null;
}

const covers = ({ from, to }: InsuredPeriod, day: IsoDate) => (from ?? "") <= day && (to === null || to >= day);
/** VZP distinguishes two kinds of insurance; the others of cards are those of contracts and of travellers. */
const contradict = (variant: string, said: InsuredPeriod["variant"]) =>
  ["1", "4"].includes(variant) && said !== null && variant !== said;

/** The last insurance that began by a day, and has ended; the next one where there was none. */
function nearest(history: readonly InsuredPeriod[], day: IsoDate): InsuredPeriod[] {
  const insured = history
    .filter(({ isInsured }) => isInsured)
    .toSorted((one, other) => (one.from ?? "").localeCompare(other.from ?? ""));
  const period = insured.findLast(({ from }) => (from ?? "") <= day) ?? insured[0];
  return period ? [period] : [];
}

/** The differences of cards to the histories of their numbers. The days of a card come in order, today last. */
export function differencesOf(
  days: readonly CardDay[],
  histories: ReadonlyMap<string, readonly InsuredPeriod[]>,
): InsuredDifference[] {
  const differences = new Map<string, InsuredDifference>();
  for (const { day, ...rest } of days) {
    const history = histories.get(rest.number);
    const difference = history && differenceOn({ ...rest, day }, history);
    if (!difference) continue;
    const { card, number, insurer, variant, visits } = rest;
    const lines = difference.periods.map(({ line }) => line);
    const key = [card, number, insurer, variant, difference.kind, ...lines].join(" ");
    const known = differences.get(key);
    if (!known) differences.set(key, { ...rest, ...difference, from: day, to: day });
    else if (visits > 0) Object.assign(known, { to: day, visits: known.visits + visits });
  }
  return [...differences.values()];
}
