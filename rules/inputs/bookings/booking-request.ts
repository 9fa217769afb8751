import { z } from "zod";
import { locales, sexes } from "#rules/codes.ts";
import { readTypedBirthDate } from "#rules/read-date.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { id } from "../ids.ts";
import { optionalPhone } from "../phone.ts";
import { read } from "../read.ts";
import { email, error, optionalLongText, personName } from "../text.ts";

const required = <T>(value: T | null | undefined, context: z.RefinementCtx): T => {
  if (value !== null && value !== undefined) return value;
  context.addIssue({ code: "custom", message: error("required") });
  return z.NEVER;
};

/** The most days of one answer with offered times. */
export const MOST_OFFERED_DAYS = 45;

/** The times that a patient looks for: of a service, with a person or anyone. */
export const OfferedTimesInput = z.object({
  procedure: id(),
  profile: id()
    .nullish()
    .transform((value) => value ?? null),
  from: z.string(error("required")).refine(isIsoDate, error("dateInvalid")),
  days: z.number().int(error("notANumber")).min(1, error("valueInvalid")).max(MOST_OFFERED_DAYS, error("valueInvalid")),
});
export type OfferedTimesInput = z.output<typeof OfferedTimesInput>;

/** The words to the patient of a rejection. */
export const RejectionInput = z.object({
  reason: optionalLongText(1000),
});

/** A patient as they introduce themselves on the web; there is no personal number. `today` bounds the day of birth. */
export const BookingPersonInput = (today: IsoDate) =>
  z.object({
    name: personName(),
    surname: personName(),
    dateOfBirth: read((typed) => readTypedBirthDate(typed, today)).transform(required),
    sex: z.enum(sexes, error("required")),
    email: email(),
    phone: optionalPhone().transform(required),
    issue: optionalLongText(1000),
    note: optionalLongText(1000),
  });

/** A request for an offered time. */
export const BookingRequestInput = (today: IsoDate) =>
  BookingPersonInput(today).extend({
    uuid: z.uuid(error("valueInvalid")),
    procedure: id(),
    profile: id()
      .nullish()
      .transform((value) => value ?? null),
    beginAt: z.date(error("required")),
    locale: z.enum(locales, error("choiceInvalid")),
    proof: z
      .string(error("valueInvalid"))
      .max(200, error("tooLong"))
      .nullish()
      .transform((value) => value ?? null),
    information: z.number(error("required")).int(error("notANumber")).positive(error("valueInvalid")),
  });
export type BookingRequestInput = z.output<ReturnType<typeof BookingRequestInput>>;
