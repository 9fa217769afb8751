import { extentOf, findingKey, findingKinds, type Finding, type FindingKind } from "./findings.ts";

/** One measurement with its value in each examination, the oldest first; null where there is none. */
export type FindingHistory = { finding: Finding; values: (string | null)[] };

/**
 * Findings of several examinations, by kind, in the order in which they were first measured. Examinations come the
 * oldest first.
 */
export function findingHistories(
  examinations: readonly (readonly Finding[])[],
): { kind: FindingKind; histories: FindingHistory[] }[] {
  const histories = new Map<string, FindingHistory>();
  examinations.forEach((findings, at) => {
    for (const finding of findings) {
      const key = findingKey(finding);
      const history = histories.get(key) ?? { finding, values: examinations.map(() => null) };
      history.values[at] = finding.value;
      histories.set(key, history);
    }
  });
  const all = [...histories.values()];
  return findingKinds
    .map((kind) => ({ kind, histories: all.filter(({ finding }) => finding.kind === kind) }))
    .filter(({ histories }) => histories.length > 0);
}

/**
 * The whole scale of measurements that have one. Ranges and girths are drawn to their extent, and no narrower than
 * this.
 */
const scales: Record<FindingKind, { from: number; to: number } | { least: number }> = {
  ROM: { least: 30 },
  STRENGTH: { from: 0, to: 5 },
  VAS: { from: 0, to: 10 },
  GIRTH: { least: 4 },
};

export type ChartPoint = { at: number; low: number; high: number };

/**
 * Positions of the values on their chart: `at`, `low` and `high` from 0 (left, bottom) to 1, those of one point equal;
 * and of zero, if it is drawn.
 */
export function chartOf({ finding: { kind }, values }: FindingHistory): { points: ChartPoint[]; zero: number | null } {
  const extents = values.flatMap((value, at) => (value === null ? [] : [{ at, extent: extentOf({ kind, value }) }]));
  const scale = scales[kind];
  const [low, high] =
    "least" in scale
      ? widened(
          extents.flatMap(({ extent }) => extent),
          scale.least,
          kind === "ROM",
        )
      : [scale.from, scale.to];
  const onScale = (number: number) => (number - low) / (high - low);
  const points = extents.map(({ at, extent: [from, to] }) => ({
    at: values.length > 1 ? at / (values.length - 1) : 0.5,
    low: onScale(from),
    high: onScale(to),
  }));
  return { points, zero: kind === "ROM" ? onScale(0) : null };
}

function widened(numbers: number[], least: number, withZero: boolean): [low: number, high: number] {
  const all = withZero ? [...numbers, 0] : numbers;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const more = Math.max(0, least - (high - low)) / 2;
  return [low - more, high + more];
}
