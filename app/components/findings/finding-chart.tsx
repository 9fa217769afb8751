import { chartOf, type FindingHistory } from "#rules/findings/finding-history.ts";

const WIDTH = 96;
const HEIGHT = 28;
/** Room for the width of a line and the size of a dot. */
const EDGE = 4;

/**
 * The course of a repeated measurement, as a line, and of a range as bars from end to end. The table next to it says
 * the same in numbers.
 */
export function FindingChart({ history }: { history: FindingHistory }) {
  const { points, zero } = chartOf(history);
  if (points.length < 2) return null;
  const x = (at: number) => EDGE + at * (WIDTH - 2 * EDGE);
  const y = (part: number) => HEIGHT - EDGE - part * (HEIGHT - 2 * EDGE);
  return (
    <svg className="trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="ground" d={`M0 ${y(zero ?? 0)}H${WIDTH}`} />
      {zero === null ? (
        <>
          <polyline points={points.map(({ at, low }) => `${x(at)},${y(low)}`).join(" ")} />
          {points.map(({ at, low }) => (
            <circle key={at} cx={x(at)} cy={y(low)} r="2.5" />
          ))}
        </>
      ) : (
        points.map(({ at, low, high }) => <path key={at} className="span" d={`M${x(at)} ${y(low)}V${y(high)}`} />)
      )}
    </svg>
  );
}
