import { useId } from "react";

/** Drawings that tell series apart without their colours; each is 8 px wide. */
const drawings = [
  null,
  <path key="d" d="M-2 2l4-4M0 8l8-8M6 10l4-4" />,
  <path key="h" d="M0 2h8M0 6h8" />,
  <path key="c" d="M0 0l8 8M8 0l-8 8" />,
  <path key="v" d="M2 0v8M6 0v8" />,
  <circle key="o" cx="4" cy="4" r="1.5" />,
  <path key="b" d="M-2 6l4 4M0 0l8 8M6-2l4 4" />,
  <path key="g" d="M0 4h8M4 0v8" />,
];
const MANY = drawings.length;

/** The fill of a series; `id` is that of the patterns of the same drawing. */
export const fillOf = (id: string, series: number) => `url(#${id}-${series % MANY})`;

/** The patterns of so many series, for a drawing. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {drawings.slice(0, count).map((_, series) => (
        <Pattern key={series} id={`${id}-${series}`} series={series} />
      ))}
    </defs>
  );
}

/** A sample of a series next to its name. */
export function Swatch({ series }: { series: number }) {
  const id = useId().replaceAll(":", "");
  return (
    <svg className="swatch" width="16" height="16" aria-hidden="true">
      <Pattern id={id} series={series % MANY} />
      <rect width="16" height="16" fill={`url(#${id})`} />
    </svg>
  );
}

function Pattern({ id, series }: { id: string; series: number }) {
  return (
    <pattern id={id} className={`s${series}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" />
      {drawings[series]}
    </pattern>
  );
}
