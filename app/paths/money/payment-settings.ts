import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const paymentSettingPages = {
  missedVisits: page("nastaveni/zdravotnicke-zarizeni/zmeskane-navstevy", "billing/missed-visits", {
    found: "billing:missed.title",
    section: { group: "money", text: "billing:missed.text", icon: "payment" },
  }),
  reminderDays: page("nastaveni/zdravotnicke-zarizeni/upominky", "payments/reminder-days", {
    found: "payments:reminderDays",
    section: { group: "money", text: "payments:remindersText", icon: "mail" },
  }),
};
