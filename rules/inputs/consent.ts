import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time.ts";
import { error, longText, optionalText } from "./text.ts";

/** What patients are told and asked: plain paragraphs, parted by empty lines. */
export const WordingInput = z.object({ text: longText(20_000) });

/** A switch, and which way it was asked to be turned: what somebody else has switched meanwhile is not switched back. */
export const Turn = z.object({ active: z.enum(["true", "false"]) });

/** A signed consent, as typed or as the API takes it: today's and to the current wording where nothing else is said. */
export const SignedConsentInput = (today: IsoDate, locale: Locale = "cs") =>
  z.object({
    wording: z.coerce
      .number(error("choiceInvalid"))
      .int(error("choiceInvalid"))
      .min(1, error("choiceInvalid"))
      .max(2 ** 31 - 1, error("choiceInvalid"))
      .nullish()
      .transform((id) => id ?? null),
    givenOn: optionalText(60).transform((typed, ctx) => {
      const day = typed === null ? today : readDate(typed, today, locale);
      if (day !== null && day <= today) return day;
      ctx.addIssue({ code: "custom", message: error("dateInvalid") });
      return z.NEVER;
    }),
  });
