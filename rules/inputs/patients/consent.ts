import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { error, longText, optionalText } from "../text.ts";

/** Information and consent texts: plain paragraphs, separated by empty lines. */
export const WordingInput = z.object({ text: longText(20_000) });

/** A switch with its new state: a switch that another user has turned since is not turned back. */
export const Turn = z.object({ active: z.enum(["true", "false"]) });

/** A signed consent, as typed or as the API takes it: by default today's and to the current wording. */
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
