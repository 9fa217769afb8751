import { page, withQueries } from "./page.ts";
import type { consentQueries } from "./queries/consents.ts";

export const consentPages = withQueries<typeof consentQueries>()({
  consents: page("kartoteka/:uuid/souhlasy", "consents/list"),
  consentNew: page("kartoteka/:uuid/souhlas/novy", "consents/record"),
  consentSend: page("kartoteka/:uuid/souhlas/e-mail", "consents/send"),
  consentScan: page("kartoteka/:uuid/souhlas/:id/sken", "consents/add-scan"),
  consentRemove: page("kartoteka/:uuid/souhlas/odvolani", "consents/withdraw"),
  consentLink: page("souhlas/:token", "consents/give", "door"),
  consentGiven: page("souhlas-udelen", "consents/given", "door"),
  gdpr: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju", "consents/settings"),
  gdprSwitch: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/prepinac/:of",
    "consents/switch",
  ),
  gdprWordingNew: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni",
    "consents/create-wording",
  ),
  gdprWording: page("api/gdpr-informace/:id", "consents/wording", "paper"),
});
