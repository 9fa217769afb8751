import { useId } from "react";
import { AXIS, axisOf, BOTTOM, partsOf, stacksOf, TOP, type Series } from "./geometry.ts";
import { fillOf, Patterns } from "./patterns.tsx";

export type ChartProps = {
  /** The name that is read out: it says where the same numbers can be read. */
  name: string;
  labels: string[];
  series: Series[];
  format: (value: number) => string;
  /** The least step of the axis. */
  unit: number;
  /** The width that bars fill where there are many. */
  plot: number;
  height: number;
  /** The highest value of charts that are compared. */
  most?: number;
};

/** Stacked bars as a drawing of the server. It adds nothing to its table. */
export function BarChart({ name, labels, series, format, unit, plot, height, most }: ChartProps) {
  const id = useId().replaceAll(":", "");
  const axis = axisOf(series, unit, most);
  const { step, bar, each, width } = partsOf(labels, plot);
  const deep = height - TOP - BOTTOM;
  const right = AXIS + step * labels.length;
  const yOf = (value: number) => TOP + ((axis.high - value) / (axis.high - axis.low)) * deep;
  return (
    <svg role="img" aria-label={name} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Patterns id={id} count={series.length} />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? "zero" : "line"} d={`M${AXIS} ${yOf(tick)}H${right}`} />
          <text x={AXIS - 8} y={yOf(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {stacksOf(series, axis, deep, step).map(({ series: of, ...rect }, at) => (
        <rect key={at} {...rect} width={bar} fill={fillOf(id, of)} />
      ))}
      {labels.map(
        (label, at) =>
          at % each === 0 && (
            <text key={label} x={AXIS + at * step + step / 2} y={height - 8} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </svg>
  );
}
