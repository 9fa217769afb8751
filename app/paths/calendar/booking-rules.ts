import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const bookingRulesPages = {
  bookingRules: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje", "booking-rules/show", {
    found: "bookingRules:title",
    section: { group: "patients", text: "bookingRules:text", icon: "inbox" },
  }),
  bookingRulesEdit: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/pravidla", "booking-rules/edit"),
  bookingSwitch: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/zapnuti", "booking-rules/switch"),
  bookingAddress: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/adresa", "booking-rules/address"),
};
