import { z } from "zod";
import { MOST_LATE_HOURS } from "#rules/payments/missed-visit.ts";
import { error } from "./text.ts";

const whole = (most: number) =>
  z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(0, error("valueInvalid"))
    .max(most, error("valueInvalid"));

/** The fee of missed visits in percent of the price, and the hours in which an excuse is late. */
export const MissedVisitsInput = z.object({ feePercent: whole(100), lateHours: whole(MOST_LATE_HOURS) });
