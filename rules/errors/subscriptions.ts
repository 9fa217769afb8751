/** Errors of the subscription of a medical centre. */
export const subscriptionErrors = {
  unsubscribed: { code: "E355", status: 409, message: "The medical centre has no subscription" },
  usersLimitReached: { code: "E356", status: 409, message: "The subscription has no room for another user" },
  usersAboveLimit: { code: "E357", status: 409, message: "The medical centre has more users than that" },
  usersLimitOutOfRange: { code: "E358", status: 400, message: "The plan is not for so many users" },
  discountCodeUnknown: { code: "E359", status: 400, message: "No such code holds today" },
  discountCodeUsed: { code: "E360", status: 400, message: "The code is used up" },
  planNotOffered: { code: "E361", status: 400, message: "The plan is not offered" },
} as const;
