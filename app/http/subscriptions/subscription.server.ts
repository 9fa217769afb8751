import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MySubscription, PreviewSubscription, type Standing } from "#app/graphql/center/subscriptions.ts";
import type { ErrorName } from "#rules/errors.ts";
import type { PaymentFrequency, SubscriptionType } from "#rules/codes.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";

/** The subscription, or the page that says that there is nothing here (404) where the installation has no plans. */
export function orNotFound<T>(subscription: T | null): T {
  if (subscription === null) throw new Response(null, { status: 404 });
  return subscription;
}

export const readStanding = async (args: Args): Promise<Standing> =>
  orNotFound((await load(args, MySubscription)).subscription);

type Chosen = { subscriptionType: SubscriptionType; paymentFrequency: PaymentFrequency; usersLimit?: number | null };
type Refused = { error: ErrorName; details: Record<string, string | number> };

/** The standing that a choice would bring about, or the error by which it cannot be ordered. */
export async function previewChoice(args: Args, input: Chosen): Promise<Standing | Refused> {
  try {
    return (await call(args, PreviewSubscription, { input })).subscriptionPreview;
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    const { fields, ...details } = failed.details;
    const error = fields?.[0]?.error ?? failed.error;
    if (!error || !/^(usersAboveLimit|usersLimitOutOfRange|planNotOffered)$/.test(error)) throw failed;
    return { error, details: details as Refused["details"] };
  }
}
