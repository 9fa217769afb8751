import { page, withQueries } from "./page.ts";
import type { settingsQueries } from "./queries/settings.ts";

export const settingsPages = withQueries<typeof settingsQueries>()({
  settings: page("nastaveni/:tab", "settings/scope"),
  userAccount: page("nastaveni/osobni/uzivatelsky-ucet", "settings/user-account"),
  passwordChange: page("nastaveni/osobni/zmena-hesla", "settings/password-change"),
  sessions: page("nastaveni/osobni/prihlasena-zarizeni", "settings/sessions"),
  endSession: page("nastaveni/osobni/prihlasena-zarizeni/:id/odhlasit", "settings/end-session"),
  centerDetails: page("nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni", "settings/medical-center"),
  outbox: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta", "settings/outbox"),
  outboxMail: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta/:id", "settings/outbox-mail"),
});
