import { one, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings" });

export const secondFactorPages = {
  secondStep: page("prihlaseni/druhy-krok", "second-factor/step", {
    layout: "public",
    query: { redirect: text, recovery: one },
  }),
  forgetDevice: page("nastaveni/osobni/prihlasena-zarizeni/bez-kodu/:id", "second-factor/forget-device", {
    row: "device",
  }),
  secondFactor: page("nastaveni/osobni/dvoufazove-prihlaseni", "second-factor/show", {
    found: "secondFactor:title",
    section: { group: "own", text: "secondFactor:text", icon: "shield" },
  }),
  secondFactorOn: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti", "second-factor/turn-on", {
    layout: "public",
    query: { redirect: text },
  }),
  secondFactorCode: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod", "second-factor/connect", {
    layout: "public",
    query: { redirect: text },
  }),
  secondFactorOff: page("nastaveni/osobni/dvoufazove-prihlaseni/vypnuti", "second-factor/turn-off"),
  recoveryCodes: page("nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody", "second-factor/recovery-codes"),
  staffSecondFactors: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni", "second-factor/staff", {
    may: "staff:write",
    found: "secondFactor:title",
    section: { group: "people", text: "secondFactor:staffText", icon: "shield" },
  }),
  secondFactorRequire: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/vyzadovani",
    "second-factor/require",
    { may: "medicalCenter:write" },
  ),
  secondFactorRemove: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/:profile/zruseni",
    "second-factor/remove",
    { may: "staff:write" },
  ),
};
