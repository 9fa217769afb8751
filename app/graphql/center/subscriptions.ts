import { graphql, type ResultOf } from "../graphql.ts";

const StandingParts = graphql(`
  fragment StandingParts on Subscription @_unmask {
    subscriptionType
    paymentFrequency
    usersLimit
    users
    finalPrice
    fullPrice
    nextPrice
    currency
    activeFrom
    periodFrom
    periodTo
    discountCode
    discountUntil
    planned {
      subscriptionType
      paymentFrequency
      usersLimit
      finalPrice
      activeFrom
    }
    unsubscribed
    requiredFrom
    version
  }
`);
export type Standing = ResultOf<typeof StandingParts>;

/** The section of settings is drawn where this is not null. */
export const SubscriptionType = graphql(`
  query SubscriptionType {
    settingsInfo {
      subscriptionType
    }
  }
`);

export const MySubscription = graphql(
  `
    query MySubscription {
      subscription {
        ...StandingParts
      }
    }
  `,
  [StandingParts],
);

export const OfferedPlans = graphql(
  `
    query OfferedPlans {
      subscription {
        ...StandingParts
        plans {
          subscriptionType
          monthly
          yearly
          users
          furtherMonthly
          furtherYearly
          mostUsers
        }
      }
    }
  `,
  [StandingParts],
);
export type OfferedPlan = NonNullable<ResultOf<typeof OfferedPlans>["subscription"]>["plans"][number];

export const PreviewSubscription = graphql(
  `
    query PreviewSubscription($input: SubscriptionInput!) {
      subscriptionPreview(input: $input) {
        ...StandingParts
      }
    }
  `,
  [StandingParts],
);

export const UpdateSubscription = graphql(`
  mutation UpdateSubscription($input: SubscriptionInput!, $version: Int!) {
    subscriptionUpdate(input: $input, version: $version) {
      version
    }
  }
`);
