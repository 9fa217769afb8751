import { page, withQueries } from "./page.ts";
import type { bookingRulesQueries } from "./queries/booking-rules.ts";

export const bookingRulesPages = withQueries<typeof bookingRulesQueries>()({
  bookingRules: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje", "booking-rules/show"),
  bookingRulesEdit: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/pravidla", "booking-rules/edit"),
  bookingSwitch: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/zapnuti", "booking-rules/switch"),
  bookingAddress: page("nastaveni/zdravotnicke-zarizeni/rezervacni-udaje/adresa", "booking-rules/address"),
});
