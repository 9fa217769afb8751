import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { LEAST_YEARS, MOST_YEARS } from "#rules/erasure/retention.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { typedDay } from "../read.ts";
import { error, longText, optionalText } from "../text.ts";

/**
 * Time and form of a patient's request for erasure, and whether telephone and e-mail are erased too: law counts them as
 * documentation.
 */
export const ErasureInput = (today: IsoDate, locale: Locale = "cs") =>
  z.object({
    requestedOn: typedDay(today, locale, (asked) => asked <= today),
    request: optionalText(500),
    contacts: z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false),
  });

/**
 * The reason why a card past its retention is still needed, and the day to ask again: within the minimum years of
 * retention.
 */
export const KeepLongerInput = (today: IsoDate, locale: Locale = "cs") =>
  z.object({
    reason: longText(500),
    until: typedDay(
      today,
      locale,
      (until) => until > today && until <= `${Number(today.slice(0, 4)) + LEAST_YEARS}${today.slice(4)}`,
    ),
  });

/** Years of retention. */
export const RetentionInput = z.object({
  years: z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(LEAST_YEARS, error("yearsOutOfRange"))
    .max(MOST_YEARS, error("yearsOutOfRange")),
});

/** The cards that are proposed together: as many as one person can go through. */
export const MOST_DISPOSED = 200;
export const DisposalInput = z.object({
  cards: z
    .array(
      z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid")).positive(error("choiceInvalid")),
      error("required"),
    )
    .min(1, error("required"))
    .max(MOST_DISPOSED, error("tooManyCards")),
});
