import { useId } from "react";
import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";
import type { ChartProps } from "./bar-chart.tsx";
import { AXIS, axisOf, BOTTOM, partsOf, TOP } from "./geometry.ts";
import { fillOf, Patterns } from "./patterns.tsx";

/** The same bars with their numbers under the pointer, and by the arrow keys. Loaded when a chart is first touched. */
export default function DrawnChart({ name, labels, series, format, unit, plot, height, most }: ChartProps) {
  const id = useId().replaceAll(":", "");
  const { ticks, low, high } = axisOf(series, unit, most);
  const { step, bar, each, width } = partsOf(labels, plot);
  const right = width - AXIS - step * labels.length;
  const data = labels.map((label, at) => ({ label, ...series.map((one) => one.data[at]!) }));
  return (
    <BarChart
      width={width}
      height={height}
      data={data}
      margin={{ top: TOP, right, bottom: 0, left: 0 }}
      stackOffset="sign"
      title={name}
      accessibilityLayer
    >
      <Patterns id={id} count={series.length} />
      <CartesianGrid vertical={false} className="line" />
      <XAxis dataKey="label" interval={each - 1} height={BOTTOM} tickLine={false} axisLine={false} />
      <YAxis
        width={AXIS}
        ticks={ticks}
        domain={[low, high]}
        tickFormatter={format}
        interval={0}
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine y={0} className="zero" />
      <Tooltip
        formatter={(value) => format(Number(value))}
        separator=": "
        isAnimationActive={false}
        cursor={{ className: "under" }}
      />
      {series.map((one, at) => (
        <Bar
          key={one.key}
          dataKey={String(at)}
          name={one.label}
          stackId="all"
          barSize={bar}
          fill={fillOf(id, at)}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}
