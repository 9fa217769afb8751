import { z } from "zod";
import { paymentFrequencies, subscriptionTypes } from "#rules/codes.ts";
import { choice } from "../choice.ts";
import { optionalText } from "../text.ts";
import { whole, wholeTyped } from "../whole.ts";

const MOST_USERS = 1_000;

const common = {
  subscriptionType: choice(subscriptionTypes),
  paymentFrequency: choice(paymentFrequencies),
  discountCode: optionalText(40).transform((code) => code?.toUpperCase() ?? null),
};
const orNull = <T extends z.ZodType>(number: T) => number.nullish().transform((given) => given ?? null);

/** A plan that a centre orders; which limits it has and which codes there are, the installation says. */
export const SubscriptionInput = z.object({
  ...common,
  usersLimit: orNull(whole(1, MOST_USERS, "usersLimitOutOfRange")),
});

/** The same as a form sends it. */
export const SubscriptionForm = z.object({
  ...common,
  usersLimit: orNull(wholeTyped(1, MOST_USERS, "usersLimitOutOfRange")),
});
