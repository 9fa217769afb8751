import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings" });

export const settingsPages = {
  firstSteps: page("prvni-kroky", "settings/first-steps", { may: "medicalCenter:write", found: "firstSteps:title" }),
  settings: page("nastaveni/:tab", "settings/scope", { found: "settings:title" }),
  userAccount: page("nastaveni/osobni/uzivatelsky-ucet", "settings/user-account", {
    found: "settings:accountTitle",
    section: { group: "own", text: "settings:accountText", icon: "user" },
  }),
  loginEmailChange: page("nastaveni/osobni/uzivatelsky-ucet/prihlasovaci-email", "settings/login-email-change", {
    found: "settings:loginEmail.title",
  }),
  passwordChange: page("nastaveni/osobni/zmena-hesla", "settings/password-change", {
    found: "settings:passwordTitle",
    section: { group: "own", text: "settings:passwordText", icon: "key" },
  }),
  sessions: page("nastaveni/osobni/prihlasena-zarizeni", "settings/sessions", {
    found: "settings:sessionsTitle",
    section: { group: "own", text: "settings:sessionsText", icon: "monitor" },
  }),
  endSession: page("nastaveni/osobni/prihlasena-zarizeni/:id/odhlasit", "settings/end-session", { row: "session" }),
  centerDetails: page("nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni", "settings/medical-center", {
    may: "medicalCenter:write",
    found: "settings:center.title",
    section: { group: "center", text: "settings:center.text", icon: "building" },
  }),
  centerType: page("nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni/druh", "settings/center-type", {
    may: "medicalCenter:write",
  }),
};
