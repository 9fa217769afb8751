import { text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const consentPages = {
  consents: page("kartoteka/:uuid/souhlasy", "consents/list"),
  consentNew: page("kartoteka/:uuid/souhlas/novy", "consents/record"),
  consentSend: page("kartoteka/:uuid/souhlas/e-mail", "consents/send"),
  consentScan: page("kartoteka/:uuid/souhlas/:id/sken", "consents/add-scan", { row: "consent" }),
  consentRemove: page("kartoteka/:uuid/souhlas/odvolani", "consents/withdraw"),
  consentLink: page("souhlas/:token", "consents/give", { layout: "public" }),
  consentGiven: page("souhlas-udelen", "consents/given", { layout: "public", query: { center: text } }),
  gdpr: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju", "consents/settings", {
    menu: "settings",
    may: "medicalCenter:write",
    found: "consents:title",
    section: { group: "law", text: "consents:text", icon: "file" },
  }),
  gdprSwitch: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/prepinac/:of",
    "consents/switch",
    { menu: "settings", may: "medicalCenter:write" },
  ),
  gdprWordingNew: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni",
    "consents/create-wording",
    { menu: "settings", may: "medicalCenter:write" },
  ),
  gdprWording: page("api/gdpr-informace/:id", "consents/wording", {
    layout: "print",
    menu: "settings",
    row: "wording",
    query: { back: text },
  }),
};
