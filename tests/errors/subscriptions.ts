import { readPlans } from "#api/subscriptions/read-plans.ts";
import { subscribe, withPlans } from "#tests/kit/subscriptions.ts";
import { ask, card, field, owner, whenever, whole, type ErrorAnswer } from "./ask.ts";

/** Works with plans, and the subscription of both centres as it is given. */
const subscribed = (of: Parameters<typeof subscribe>[1], work: () => Promise<ErrorAnswer>) =>
  whenever({ plans: readPlans(withPlans.MOTUS_PLANS) }, async () => {
    await owner.query("truncate subscriptions");
    await subscribe(owner, of);
    return work();
  });
const order = (input: string) =>
  ask(
    "admin",
    `mutation { subscriptionUpdate(version: 1, input: { subscriptionType: TEAM, paymentFrequency: MONTHLY, ${input} }) { id } }`,
  );
const invite = () =>
  ask(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "navic@lipa.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`,
  );

/** The refusals of subscriptions. */
export const subscriptions = {
  unsubscribed: () => subscribed({ type: "UNSUBSCRIBED" }, () => whole(card({}))),
  usersLimitReached: () => subscribed({ usersLimit: 1 }, () => whole(invite())),
  usersAboveLimit: () => subscribed({}, () => whole(order("usersLimit: 3"))),
  usersLimitOutOfRange: () => subscribed({}, () => field("usersLimit", order("usersLimit: 999"))),
  discountCodeUnknown: () =>
    subscribed({}, () => field("discountCode", order(`usersLimit: 20, discountCode: "NENI-TAKOVY"`))),
  discountCodeUsed: () =>
    subscribed({}, async () => {
      await owner.query("insert into discount_code_uses values ('STOVKA-DOLU', 1) on conflict do nothing");
      return field("discountCode", order(`usersLimit: 20, discountCode: "STOVKA-DOLU"`));
    }),
  planNotOffered: () =>
    subscribed({}, async () => {
      const plans = readPlans(withPlans.MOTUS_PLANS);
      const withoutTeam = { ...plans, plans: plans.plans.filter(({ type }) => type !== "TEAM") };
      return whenever({ plans: withoutTeam }, () => field("subscriptionType", order("usersLimit: 20")));
    }),
};
