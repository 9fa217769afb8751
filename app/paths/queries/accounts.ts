import { integer, one, text, boolean, type QueryShape } from "#rules/query.ts";

export const accountQueries = {
  login: { redirect: text, redirectToRacingEventDetailId: integer },
  sessionEnded: { redirect: text },
  sessionWatch: { session: integer, here: one },
  prove: { redirect: text },
  registrationEmail: { email: text },
  forgottenPassword: { sent: one },
  createPassword: { token: text },
  createProfile: { token: text, kept: text },
  chooseProfile: { redirect: text, skipRedirect: boolean },
} as const satisfies Record<string, QueryShape>;
