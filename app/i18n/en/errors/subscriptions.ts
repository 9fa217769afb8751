/** The errors of the subscription. */
export const subscriptionErrors = {
  unsubscribed:
    "The centre has no subscription, so you cannot add new cards, visits, invitations or imports. An administrator can choose a plan in the settings, under Subscription. Everything else works as before.",
  usersLimitReached:
    "All user places are taken ({{usersLimit}}). Raise the number in the settings, under Subscription, or end someone’s access.",
  usersAboveLimit:
    "There would not be enough user places: {{usersLimit}} in the plan, {{users}} taken. With access or an open invitation: {{names}}. Choose a higher number, or first end someone’s access.",
  usersLimitOutOfRange: "The plan does not allow that many users. Choose a number it offers.",
  discountCodeUnknown: "This code is not valid now. Enter all of it, or leave the field empty.",
  discountCodeUsed: "This code has been used up. Leave the field empty, or enter another.",
  planNotOffered: "This plan is not available now. Choose another.",
} as const;
