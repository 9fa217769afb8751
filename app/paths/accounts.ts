import { page, withQueries } from "./page.ts";
import type { accountQueries } from "./queries/accounts.ts";

export const accountPages = withQueries<typeof accountQueries>()({
  login: page("prihlaseni", "accounts/login", "door"),
  sessionEnded: page("prihlaseni/skoncilo", "accounts/session-ended", "door"),
  sessionWatch: page("prihlaseni/trva", "accounts/session-watch", "none"),
  prove: page("potvrzeni-totoznosti", "accounts/prove"),
  logout: page("odhlaseni", "accounts/logout", "door"),
  registration: page("registrace", "accounts/register", "door"),
  registrationEmail: page("registracni-email", "accounts/registration-email", "door"),
  forgottenPassword: page("zapomenute-heslo", "accounts/forgotten-password", "door"),
  renewPassword: page("obnova-hesla/:token", "accounts/renew-password", "door"),
  createPassword: page("vytvoreni-hesla", "accounts/create-password", "door"),
  createProfile: page("vytvoreni-profilu", "accounts/create-profile", "door"),
  chooseProfile: page("vyber-profilu", "accounts/choose-profile", "door"),
  tokenCheck: page("token-check/:token", "accounts/token-check", "door"),
});
