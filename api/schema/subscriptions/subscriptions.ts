import { paymentFrequencies } from "#rules/codes.ts";
import { plansOn, type Plan } from "#rules/subscriptions/plans.ts";
import { periodOf, priceOn, type Ordered } from "#rules/subscriptions/standing.ts";
import { countCodeTry, orderSubscription } from "../../subscriptions/order.ts";
import { previewSubscription } from "../../subscriptions/preview.ts";
import { readSubscription } from "../../subscriptions/read.ts";
import { countUsers, isUnsubscribed, type Standing } from "../../subscriptions/standing.ts";
import { builder } from "../builder.ts";
import { SubscriptionTypeEnum } from "../codes.ts";

const PaymentFrequencyEnum = builder.enumType("PaymentFrequency", { values: paymentFrequencies });

const PlanType = builder.objectRef<Plan>("SubscriptionPlan").implement({
  description: "A plan that the installation offers; prices are minor units",
  fields: (t) => ({
    subscriptionType: t.expose("type", { type: SubscriptionTypeEnum }),
    monthly: t.expose("monthly", { type: "SafeInt" }),
    yearly: t.expose("yearly", { type: "SafeInt" }),
    users: t.exposeInt("users", { description: "Included in the price" }),
    furtherMonthly: t.expose("furtherMonthly", { type: "SafeInt", description: "Of each further user" }),
    furtherYearly: t.expose("furtherYearly", { type: "SafeInt" }),
    mostUsers: t.exposeInt("mostUsers"),
  }),
});

type Planned = { standing: Standing; order: Ordered };
const priceIn = ({ plans, currency, orders }: Standing, day: string) => priceOn(plans.plans, currency, orders, day);

const PlannedSubscription = builder.objectRef<Planned>("PlannedSubscription").implement({
  description: "An order that is to hold from a later day",
  fields: (t) => ({
    subscriptionType: t.field({ type: SubscriptionTypeEnum, resolve: ({ order }) => order.type }),
    paymentFrequency: t.field({ type: PaymentFrequencyEnum, nullable: true, resolve: ({ order }) => order.frequency }),
    usersLimit: t.int({ nullable: true, resolve: ({ order }) => order.usersLimit }),
    finalPrice: t.field({
      type: "SafeInt",
      nullable: true,
      description: "Of its first period",
      resolve: ({ standing, order }) => priceIn(standing, order.from)?.price,
    }),
    activeFrom: t.field({ type: "Date", resolve: ({ order }) => order.from }),
  }),
});

const Subscription = builder.objectRef<Standing>("Subscription").implement({
  description: "Of a medical centre; prices are minor units of its currency",
  fields: (t) => ({
    id: t.int({ description: "That of the medical centre", resolve: ({ center }) => center }),
    subscriptionType: t.field({
      type: SubscriptionTypeEnum,
      description: "UNSUBSCRIBED also where none has been chosen",
      resolve: ({ inForce }) => inForce?.type ?? "UNSUBSCRIBED",
    }),
    paymentFrequency: t.field({
      type: PaymentFrequencyEnum,
      nullable: true,
      resolve: ({ inForce }) => inForce?.frequency,
    }),
    usersLimit: t.int({ nullable: true, resolve: ({ inForce }) => inForce?.usersLimit }),
    users: t.int({
      description: "Active profiles and open invitations",
      resolve: ({ center: medicalCenterId }, _args, ctx) => countUsers({ ...ctx, profile: { medicalCenterId } }),
    }),
    currency: t.exposeString("currency"),
    activeFrom: t.field({
      type: "Date",
      nullable: true,
      description: "The day from which it holds",
      resolve: ({ inForce }) => inForce?.from,
    }),
    planned: t.field({
      type: PlannedSubscription,
      nullable: true,
      resolve: (standing) => standing.planned && { standing, order: standing.planned },
    }),
    unsubscribed: t.boolean({
      description: "True where new cards, visits, invitations and imports are refused",
      resolve: (standing) => isUnsubscribed(standing),
    }),
    requiredFrom: t.field({
      type: "Date",
      nullable: true,
      description: "The day from which a centre needs a subscription, where none has been chosen",
      resolve: ({ inForce, plans }) => (inForce ? null : plans.requiredFrom),
    }),
    plans: t.field({
      type: [PlanType],
      description: "Those offered today, the smallest first",
      resolve: ({ plans, currency, today }) => plansOn(plans.plans, currency, today),
    }),
    version: t.exposeInt("version", { description: "0 where none has been ordered" }),
  }),
});

/** The running period: its price, days and discount. */
builder.objectFields(Subscription, (t) => ({
  finalPrice: t.field({
    type: "SafeInt",
    nullable: true,
    description: "Of the running period, after the discount",
    resolve: (standing) => priceIn(standing, standing.today)?.price,
  }),
  fullPrice: t.field({
    type: "SafeInt",
    nullable: true,
    description: "The same before the discount",
    resolve: (standing) => priceIn(standing, standing.today)?.full,
  }),
  nextPrice: t.field({
    type: "SafeInt",
    nullable: true,
    description: "Of the next period, after the discount, by what is ordered until now",
    resolve: (standing) => {
      const next = priceIn(standing, standing.today)?.period.to;
      return next === undefined ? null : priceIn(standing, next)?.price;
    },
  }),
  periodFrom: t.field({
    type: "Date",
    nullable: true,
    description: "First day of the running period",
    resolve: ({ inForce, today }) => inForce && periodOf(inForce, today)?.from,
  }),
  periodTo: t.field({
    type: "Date",
    nullable: true,
    description: "First day of the next period",
    resolve: ({ inForce, today }) => inForce && periodOf(inForce, today)?.to,
  }),
  discountCode: t.string({
    nullable: true,
    description: "The code that lowers periods until `discountUntil`",
    resolve: ({ inForce, today }) => runningDiscount(inForce, today)?.code,
  }),
  discountUntil: t.field({
    type: "Date",
    nullable: true,
    description: "Periods from this day on cost the full price",
    resolve: ({ inForce, today }) => runningDiscount(inForce, today)?.until,
  }),
}));

const runningDiscount = (inForce: Ordered | null, today: string) =>
  inForce?.discount && today < inForce.discount.until ? inForce.discount : null;

const SubscriptionInput = builder.inputType("SubscriptionInput", {
  fields: (t) => ({
    subscriptionType: t.field({ type: SubscriptionTypeEnum, required: true, description: "UNSUBSCRIBED ends it" }),
    paymentFrequency: t.field({ type: PaymentFrequencyEnum, required: true }),
    usersLimit: t.int({ description: "Of TEAM; omitted: as many as are included, or as there are" }),
    discountCode: t.string(),
  }),
});

builder.queryFields((t) => ({
  subscription: t.field({
    type: Subscription,
    nullable: true,
    rule: "subscription:manage",
    description: "Null where the installation has no plans",
    resolve: (_root, _args, ctx) => readSubscription(ctx),
  }),
  subscriptionPreview: t.field({
    type: Subscription,
    rule: "subscription:manage",
    description: "The standing that `subscriptionUpdate` would bring about; a code is tried, and not used",
    args: { input: t.arg({ type: SubscriptionInput, required: true }) },
    beforehand: (ctx, { input }) => countCodeTry(ctx, input as { discountCode?: string }),
    resolve: (_root, { input }, ctx) => previewSubscription(ctx, input),
  }),
}));

builder.mutationFields((t) => ({
  subscriptionUpdate: t.field({
    type: Subscription,
    rule: "subscription:manage",
    description: "A larger plan or limit holds at once, a smaller one from the next period",
    args: {
      input: t.arg({ type: SubscriptionInput, required: true }),
      version: t.arg.int({ required: true, description: "The version the order is based on" }),
    },
    beforehand: (ctx, { input }) => countCodeTry(ctx, input as { discountCode?: string }),
    resolve: (_root, { input, version }, ctx) => orderSubscription(ctx, version, input),
  }),
}));
