import type { ComponentProps } from "react";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { Clashes, type Clash } from "./clashes.tsx";

type Props = Omit<ComponentProps<typeof ErrorSummary>, "children"> & {
  clashes: Clash[];
  eventHref: (id: number) => string;
};

/** The reasons why an event was refused: faults of its form, and all its conflicts. */
export function EventTrouble({ clashes, eventHref, ...summary }: Props) {
  return (
    <ErrorSummary {...summary}>
      {clashes.length > 0 && <Clashes clashes={clashes} eventHref={eventHref} />}
    </ErrorSummary>
  );
}
