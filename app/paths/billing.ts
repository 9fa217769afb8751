import { page, withQueries } from "./page.ts";
import type { billingQueries } from "./queries/billing.ts";

export const billingPages = withQueries<typeof billingQueries>()({
  billing: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje", "billing/edit"),
  missedVisits: page("nastaveni/zdravotnicke-zarizeni/zmeskane-navstevy", "billing/missed-visits"),
  invoicingSwitch: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje/zapnuti", "billing/switch"),
  invoiceSeries: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje/ciselna-rada/:series", "billing/series"),
});
