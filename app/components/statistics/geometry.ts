/** A row of numbers, one for each part of the period. */
export type Series = { key: string; label: string; data: number[] };
export type Axis = { ticks: number[]; low: number; high: number };

const LABEL = 7;
/** Pixels left of the plot, for the axis. */
export const AXIS = 76;
export const TOP = 10;
export const BOTTOM = 26;

/** Round steps that hold stacked bars, at most six of them; `unit` is the least step. */
export function axisOf(series: readonly Series[], unit: number, most?: number): Axis {
  const parts = series[0]?.data.map((_, at) => series.map(({ data }) => data[at]!)) ?? [];
  const above = Math.max(0, most ?? 0, ...parts.map((values) => sum(values.filter((value) => value > 0))));
  const below = Math.min(0, ...parts.map((values) => sum(values.filter((value) => value < 0))));
  const rough = Math.max(above - below, unit) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    unit,
    [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough)!,
  );
  const [first, last] = [Math.floor(below / step), Math.max(1, Math.ceil(above / step))];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { ticks, low: first * step, high: last * step };
}

/** The width of a part of a plot and of its bar, and every how many parts have room for their label. */
export function partsOf(labels: readonly string[], plot: number) {
  const step = Math.min(64, Math.max(12, Math.floor(plot / labels.length)));
  const longest = Math.max(...labels.map(({ length }) => length)) * LABEL;
  const each = Math.max(1, Math.ceil((longest + 8) / step));
  return { step, bar: Math.round(step * 0.7), each, width: AXIS + step * labels.length + longest / 2 };
}

export type Rect = { x: number; y: number; height: number; series: number };

/** The bars of each part: those above zero from it upwards in the order of the series, those below it downwards. */
export function stacksOf(series: readonly Series[], { low, high }: Axis, height: number, step: number): Rect[] {
  const yOf = (value: number) => TOP + ((high - value) / (high - low)) * height;
  return (series[0]?.data ?? []).flatMap((_, at) => {
    let [up, down] = [0, 0];
    return series.flatMap(({ data }, index) => {
      const value = data[at]!;
      if (value === 0) return [];
      const from = value > 0 ? up : down;
      if (value > 0) up += value;
      else down += value;
      const [top, bottom] = [yOf(Math.max(from, from + value)), yOf(Math.min(from, from + value))];
      return { x: AXIS + at * step + step * 0.15, y: top, height: Math.max(1, bottom - top), series: index };
    });
  });
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
