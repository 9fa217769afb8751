/** The errors of the subscription. */
export const subscriptionErrors = {
  unsubscribed:
    "The centre has no subscription, so new cards, visits, invitations and imports cannot be made now. An administrator of the centre chooses a plan in the settings, under Subscription. Everything else goes on.",
  usersLimitReached:
    "All places for users are taken ({{usersLimit}}). Raise the number in the settings, under Subscription, or end somebody’s access.",
  usersAboveLimit:
    "There would be too few places for users: {{usersLimit}} in the plan, {{users}} taken. With access or an open invitation: {{names}}. Choose a higher number, or end the access of some of them first.",
  usersLimitOutOfRange: "The plan is not for so many users. Choose a number it offers.",
  discountCodeUnknown: "No such code holds now. Copy all of it, or leave the field empty.",
  discountCodeUsed: "This code is used up. Leave the field empty, or write another one.",
  planNotOffered: "This plan is not offered now. Choose another one.",
} as const;
