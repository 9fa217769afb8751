import type { ComponentProps } from "react";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { Clashes, type Clash } from "./clashes.tsx";

type Props = Omit<ComponentProps<typeof ErrorSummary>, "children"> & {
  clashes: Clash[];
  eventHref: (id: number) => string;
};

/** Why an event was not written: what is wrong in its form, and all that is in its way. */
export function EventTrouble({ clashes, eventHref, ...summary }: Props) {
  return (
    <ErrorSummary {...summary}>
      {clashes.length > 0 && <Clashes clashes={clashes} eventHref={eventHref} />}
    </ErrorSummary>
  );
}
