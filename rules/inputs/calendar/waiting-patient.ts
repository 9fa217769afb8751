import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { optionalPhone } from "../phone.ts";
import { error, optionalEmail, optionalLongText, optionalText } from "../text.ts";

const id = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(1, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"));
/** A list of numbers in their order, each once. */
const numbers = (one: ReturnType<typeof id>, max: number) =>
  z
    .array(one)
    .max(max, error("choiceInvalid"))
    .nullish()
    .transform((list) => [...new Set(list ?? [])].sort((a, b) => a - b));
const read = (reader: (typed: string) => string | null, fault: ErrorName) =>
  optionalText(60).transform((typed, ctx) => {
    const value = typed === null ? null : reader(typed);
    if (typed !== null && value === null) ctx.addIssue({ code: "custom", message: error(fault) });
    return value;
  });

/**
 * The preferences of a waiting patient, as typed or as the API takes them. Every day of the week is the same as none
 * named.
 */
export const WaitingPatientInput = (today: IsoDate, locale: Locale = "cs") =>
  z
    .object({
      patientCard: id()
        .nullish()
        .transform((card, ctx) => card ?? (ctx.addIssue({ code: "custom", message: error("required") }), z.NEVER)),
      phone: optionalPhone(),
      email: optionalEmail(),
      note: optionalLongText(4000),
      procedures: numbers(id(), 50),
      profiles: numbers(id(), 50),
      weekdays: numbers(id().max(7, error("choiceInvalid")), 7).transform((days) => (days.length === 7 ? [] : days)),
      timeFrom: read(readTime, "timeInvalid"),
      timeTo: read(readTime, "timeInvalid"),
      availableFrom: read((typed) => readDate(typed, today, locale), "dateInvalid"),
      availableTo: read((typed) => readDate(typed, today, locale), "dateInvalid"),
      urgent: z
        .boolean()
        .nullish()
        .transform((value) => value ?? false),
    })
    .superRefine(({ timeFrom, timeTo, availableFrom, availableTo }, ctx) => {
      const fault = (path: string) => ctx.addIssue({ code: "custom", path: [path], message: error("endBeforeStart") });
      if (timeFrom && timeTo && timeTo <= timeFrom) fault("timeTo");
      if (availableFrom && availableTo && availableTo < availableFrom) fault("availableTo");
    });
export type WaitingPatientInput = z.output<ReturnType<typeof WaitingPatientInput>>;
