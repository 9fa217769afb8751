import { z } from "zod";
import { isIsoDate } from "#rules/time.ts";
import { error, optionalText } from "./text.ts";

const id = () => z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid")).min(1, error("choiceInvalid")).max(2 ** 31 - 1, error("choiceInvalid"));

/** Whose day is canceled and which events were shown to be; with a name for it, the rest of the day becomes free time. */
export const DayCancelInput = z.object({
  profile: id(),
  date: z.string(error("required")).refine(isIsoDate, error("dateInvalid")),
  events: z.array(id()).max(500, error("choiceInvalid")).nullish().transform((list) => list ?? []),
  freeTime: optionalText(),
});
