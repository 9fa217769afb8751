import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import { daysBetween, isIsoDate, isIsoTime } from "#rules/time.ts";
import { LONGEST_DAYS } from "./event.ts";
import { id, ids } from "./ids.ts";
import { error } from "./text.ts";

/** The most places one answer shows. */
export const MOST_PLACES = 50;
const LONGEST_MINUTES = 24 * 60;

const optional = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? null);
const day = () => z.string(error("required")).refine(isIsoDate, error("dateInvalid"));
const time = () => optional(z.string(error("timeInvalid")).refine(isIsoTime, error("timeInvalid")));
const whole = (from: number, to: number, beyond: ErrorName = "valueInvalid") => z.number(error("notANumber")).int(error("notANumber")).min(from, error("valueInvalid")).max(to, error(beyond));

/** What is asked of the free places: for how long, with whom and what, within which days and hours. */
export const FreePlacesInput = z
  .object({
    procedure: optional(id()),
    profiles: ids(50),
    duration: optional(whole(1, LONGEST_MINUTES, "eventTooLong")),
    from: day(),
    to: day(),
    timeFrom: time(),
    timeTo: time(),
    weekdays: z.array(whole(1, 7)).max(7, error("valueInvalid")).nullish().transform((list) => list ?? []),
    facilities: ids(50),
    patientCard: optional(id()),
    first: whole(1, MOST_PLACES).nullish().transform((value) => value ?? 20),
  })
  .superRefine(({ from, to, timeFrom, timeTo, procedure, duration }, ctx) => {
    const fault = (path: string, name: ErrorName) => ctx.addIssue({ code: "custom", path: [path], message: error(name) });
    if (to < from) fault("to", "endBeforeStart");
    else if (daysBetween(from, to) >= LONGEST_DAYS) fault("to", "periodTooLong");
    if (timeFrom && timeTo && timeTo <= timeFrom) fault("timeTo", "endBeforeStart");
    if (procedure === null && duration === null) fault("duration", "required");
  });
export type FreePlacesInput = z.output<typeof FreePlacesInput>;
