import { boolean, integer, one, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "none" });

export const accountPages = {
  login: page("prihlaseni", "accounts/login", {
    layout: "public",
    query: { redirect: text, redirectToRacingEventDetailId: integer },
  }),
  sessionEnded: page("prihlaseni/skoncilo", "accounts/session-ended", { layout: "public", query: { redirect: text } }),
  sessionWatch: page("prihlaseni/trva", "accounts/session-watch", {
    layout: "none",
    query: { session: integer, here: one },
  }),
  reauthenticate: page("potvrzeni-totoznosti", "accounts/reauthenticate", { query: { redirect: text } }),
  logout: page("odhlaseni", "accounts/logout", { layout: "public", found: "layout:logout" }),
  registration: page("registrace", "accounts/register", { layout: "public" }),
  registrationEmail: page("registracni-email", "accounts/registration-email", {
    layout: "public",
    query: { email: text },
  }),
  forgottenPassword: page("zapomenute-heslo", "accounts/forgotten-password", {
    layout: "public",
    query: { sent: one },
  }),
  renewPassword: page("obnova-hesla/:token", "accounts/renew-password", { layout: "public" }),
  loginEmailConfirm: page("prihlasovaci-email/:token", "accounts/login-email-confirm", { layout: "public" }),
  createPassword: page("vytvoreni-hesla", "accounts/create-password", { layout: "public", query: { token: text } }),
  createProfile: page("vytvoreni-profilu", "accounts/create-profile", {
    layout: "public",
    query: { token: text },
  }),
  chooseProfile: page("vyber-profilu", "accounts/choose-profile", {
    layout: "public",
    found: "layout:chooseProfile",
    query: { redirect: text, skipRedirect: boolean },
  }),
  tokenCheck: page("token-check/:token", "accounts/token-check", { layout: "public" }),
};
