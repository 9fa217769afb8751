import { boolean, integer, one, text } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "none" });

export const accountPages = {
  login: page("prihlaseni", "accounts/login", {
    layout: "door",
    query: { redirect: text, redirectToRacingEventDetailId: integer },
  }),
  sessionEnded: page("prihlaseni/skoncilo", "accounts/session-ended", { layout: "door", query: { redirect: text } }),
  sessionWatch: page("prihlaseni/trva", "accounts/session-watch", {
    layout: "none",
    query: { session: integer, here: one },
  }),
  prove: page("potvrzeni-totoznosti", "accounts/prove", { query: { redirect: text } }),
  logout: page("odhlaseni", "accounts/logout", { layout: "door", found: "frame:logout" }),
  registration: page("registrace", "accounts/register", { layout: "door" }),
  registrationEmail: page("registracni-email", "accounts/registration-email", {
    layout: "door",
    query: { email: text },
  }),
  forgottenPassword: page("zapomenute-heslo", "accounts/forgotten-password", { layout: "door", query: { sent: one } }),
  renewPassword: page("obnova-hesla/:token", "accounts/renew-password", { layout: "door" }),
  loginEmailConfirm: page("prihlasovaci-email/:token", "accounts/login-email-confirm", { layout: "door" }),
  createPassword: page("vytvoreni-hesla", "accounts/create-password", { layout: "door", query: { token: text } }),
  createProfile: page("vytvoreni-profilu", "accounts/create-profile", {
    layout: "door",
    query: { token: text },
  }),
  chooseProfile: page("vyber-profilu", "accounts/choose-profile", {
    layout: "door",
    found: "frame:chooseProfile",
    query: { redirect: text, skipRedirect: boolean },
  }),
  tokenCheck: page("token-check/:token", "accounts/token-check", { layout: "door" }),
};
