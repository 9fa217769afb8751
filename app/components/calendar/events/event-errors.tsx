import type { ComponentProps } from "react";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { Conflicts, type Conflict } from "./conflicts.tsx";

type Props = Omit<ComponentProps<typeof ErrorSummary>, "children"> & {
  conflicts: Conflict[];
  eventHref: (id: number) => string;
};

/** The reasons why an event was refused: faults of its form, and all its conflicts. */
export function EventErrors({ conflicts, eventHref, ...summary }: Props) {
  return (
    <ErrorSummary {...summary}>
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} eventHref={eventHref} />}
    </ErrorSummary>
  );
}
