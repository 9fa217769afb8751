import { lazy, Suspense, useState } from "react";
import { BarChart, type ChartProps } from "./bar-chart.tsx";

// Without a connection the drawing of the server stays.
const DrawnChart = lazy(() => import("./drawn-chart.tsx").catch(() => ({ default: BarChart })));

/** A chart that can be scrolled where it is wider than the page; its numbers show once it is touched or has the focus. */
export function ChartFigure(chart: ChartProps) {
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const touches = { onPointerEnter: touch, onFocus: touch };
  const still = <BarChart {...chart} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll it, and reach the numbers of its bars.
    <div className="plot scroll" role="group" aria-label={chart.name} tabIndex={0} {...touches}>
      {touched ? (
        <Suspense fallback={still}>
          <DrawnChart {...chart} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
