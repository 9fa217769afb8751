import type { Example } from "../example.ts";
import { Form } from "../forms/form.tsx";
import { ChosenFields } from "./chosen-fields.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { StandingFacts } from "./standing-facts.tsx";

const none = { furtherMonthly: 0, furtherYearly: 0 };
const plans = [
  { subscriptionType: "START", monthly: 0, yearly: 0, users: 2, mostUsers: 2, ...none },
  { subscriptionType: "SOLO", monthly: 49_000, yearly: 490_000, users: 1, mostUsers: 1, ...none },
  {
    subscriptionType: "TEAM",
    monthly: 99_000,
    yearly: 990_000,
    users: 3,
    furtherMonthly: 19_000,
    furtherYearly: 190_000,
    mostUsers: 50,
  },
] as const;
const team = {
  subscriptionType: "TEAM",
  paymentFrequency: "MONTHLY",
  usersLimit: 6,
  users: 4,
  finalPrice: 124_800,
  fullPrice: 156_000,
  nextPrice: 124_800,
  currency: "CZK",
  activeFrom: "2026-03-16",
  periodFrom: "2026-03-16",
  periodTo: "2026-04-16",
  discountCode: "JARO-2026",
  discountUntil: "2026-06-16",
  planned: null,
} as const;
const planned = {
  subscriptionType: "SOLO",
  paymentFrequency: "YEARLY",
  usersLimit: 1,
  finalPrice: 490_000,
  activeFrom: "2026-04-16",
} as const;
const bare = {
  ...team,
  discountCode: null,
  discountUntil: null,
  fullPrice: 156_000,
  finalPrice: 156_000,
  nextPrice: 156_000,
};

export const examples: Example[] = [
  {
    name: "plans to choose from",
    render: () => (
      <PlanCards
        plans={[...plans]}
        currency="CZK"
        locale="cs"
        present="TEAM"
        frequency="MONTHLY"
        usersLimit={6}
        users={4}
        changeHref="#change"
        startHref="#start"
      />
    ),
  },
  { name: "a subscription with a discount", render: () => <StandingFacts standing={team} locale="cs" /> },
  {
    name: "a free subscription",
    render: () => (
      <StandingFacts
        standing={{ ...bare, subscriptionType: "START", usersLimit: 2, finalPrice: 0, fullPrice: 0, nextPrice: 0 }}
        locale="cs"
      />
    ),
  },
  {
    name: "an order that holds at once",
    render: () => (
      <Form>
        <ChosenFields subscriptionType="TEAM" paymentFrequency="MONTHLY" usersLimit={6} />
        <OrderSummary before={{ ...bare, usersLimit: 4 }} after={team} locale="cs" />
      </Form>
    ),
  },
  {
    name: "an order that holds from the next period",
    render: () => <OrderSummary before={bare} after={{ ...bare, planned }} locale="cs" />,
  },
  {
    name: "an order in the midst of a period",
    render: () => (
      <OrderSummary before={{ ...bare, usersLimit: 4 }} after={{ ...bare, finalPrice: 141_548 }} locale="cs" />
    ),
  },
  { name: "an order that changes nothing", render: () => <OrderSummary before={bare} after={bare} locale="cs" /> },
];
