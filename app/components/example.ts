import type { ReactNode } from "react";

/** One state of a component, shown in the sampler. Every `*.examples.tsx` exports `examples: Example[]`. */
export type Example = { name: string; render: () => ReactNode };
