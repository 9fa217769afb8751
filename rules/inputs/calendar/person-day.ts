import { z } from "zod";
import { isIsoDate } from "#rules/time/time.ts";
import { error, optionalText } from "../text.ts";

const id = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(1, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"));

/** A day of a person's calendar. */
export const PersonDay = z.object({
  profile: id(),
  date: z.string(error("required")).refine(isIsoDate, error("dateInvalid")),
});

/**
 * The person whose day is canceled, and the events shown; with a name for it, the rest of the day becomes free time.
 */
export const DayCancelInput = PersonDay.extend({
  events: z
    .array(id())
    .max(500, error("choiceInvalid"))
    .nullish()
    .transform((list) => list ?? []),
  freeTime: optionalText(),
});
