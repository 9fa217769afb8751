import { z } from "zod";
import { error } from "../text.ts";

const whole = (limit: number) =>
  z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(-limit, error("valueInvalid"))
    .max(limit, error("valueInvalid"));
const column = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(0, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"));

/**
 * The move of an event on the calendar: by days and minutes of the wall clock, its additional length, and the columns
 * from and to (0: none).
 */
export const EventMove = z.object({
  version: z.coerce.number(error("valueInvalid")).int(error("valueInvalid")).positive(error("valueInvalid")),
  days: whole(366),
  minutes: whole(24 * 60),
  longer: whole(24 * 60),
  by: z.enum(["staffs", "facilities"], error("choiceInvalid")),
  from: column(),
  to: column(),
});
export type EventMove = z.output<typeof EventMove>;
