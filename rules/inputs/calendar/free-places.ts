import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { dayParts } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { isIsoDate, isIsoTime, type IsoDate } from "#rules/time/time.ts";
import { LONGEST_DAYS } from "./event.ts";
import { id, ids } from "../ids.ts";
import { error } from "../text.ts";

/** The most slots of one answer. */
export const MOST_PLACES = 50;
const LONGEST_MINUTES = 24 * 60;

export const optional = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? null);
export const day = () => z.string(error("required")).refine(isIsoDate, error("dateInvalid"));
const time = () => optional(z.string(error("timeInvalid")).refine(isIsoTime, error("timeInvalid")));
const whole = (from: number, to: number, beyond: ErrorName = "valueInvalid") =>
  z.number(error("notANumber")).int(error("notANumber")).min(from, error("valueInvalid")).max(to, error(beyond));

/** Hours and days of the week in which slots are looked for. */
export const searchTimes = {
  timeFrom: time(),
  timeTo: time(),
  weekdays: z
    .array(whole(1, 7))
    .max(7, error("valueInvalid"))
    .nullish()
    .transform((list) => list ?? []),
};

/** Criteria of free slots: length, people and resources, days and hours. */
export const FreePlacesInput = z
  .object({
    procedure: optional(id()),
    profiles: ids(50),
    duration: optional(whole(1, LONGEST_MINUTES, "eventTooLong")),
    from: day(),
    to: day(),
    ...searchTimes,
    facilities: ids(50),
    patientCard: optional(id()),
    first: whole(1, MOST_PLACES)
      .nullish()
      .transform((value) => value ?? 20),
  })
  .superRefine(({ from, to, timeFrom, timeTo, procedure, duration }, ctx) => {
    const fault = (path: string, name: ErrorName) =>
      ctx.addIssue({ code: "custom", path: [path], message: error(name) });
    if (to < from) fault("to", "endBeforeStart");
    else if (daysBetween(from, to) >= LONGEST_DAYS) fault("to", "periodTooLong");
    if (timeFrom && timeTo && timeTo <= timeFrom) fault("timeTo", "endBeforeStart");
    if (procedure === null && duration === null) fault("duration", "required");
  });
export type FreePlacesInput = z.output<typeof FreePlacesInput>;

/** Two weeks by default. */
const USUAL_DAYS = 14;
const NOON = "12:00";

const numbers = () => z.array(z.number()).optional();

/** The typed search for free slots, turned into the input of `freePlaces`; days are parsed. */
export const freePlacesForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      procedure: z.number().optional(),
      staffs: numbers(),
      duration: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      part: z.enum(dayParts).optional(),
      weekdays: numbers(),
      facilities: numbers(),
      patient: z.number().optional(),
      all: z.number().optional(),
    })
    .transform(
      (
        { procedure, staffs, duration, part, weekdays, facilities, patient, all, ...typed },
        ctx,
      ): z.input<typeof FreePlacesInput> => {
        const day = (path: "from" | "to", otherwise: IsoDate) => {
          const text = typed[path]?.trim();
          const read = text ? readDate(text, today, locale) : otherwise;
          if (!read) ctx.addIssue({ code: "custom", path: [path], message: error("dateInvalid") });
          return read ?? otherwise;
        };
        const from = day("from", today);
        return {
          procedure: procedure || null,
          profiles: staffs,
          duration: duration?.trim() ? Number(duration.replace(/(?<!\s)\s*min\.?$/, "")) : null,
          from,
          to: day("to", addDays(from, USUAL_DAYS - 1)),
          timeFrom: part === "afternoon" ? NOON : null,
          timeTo: part === "morning" ? NOON : null,
          weekdays,
          facilities,
          patientCard: patient || null,
          first: all ? MOST_PLACES : undefined,
        };
      },
    )
    .pipe(FreePlacesInput);
