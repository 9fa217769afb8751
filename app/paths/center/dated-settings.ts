import type { DatedSetting } from "#rules/dated-settings/dated-settings.ts";
import { paymentSettingPages } from "../money/payment-settings.ts";
import { insurancePages } from "../insurers/insurance.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const datedSettingPages = {
  datedSettingRemove: page("nastaveni/zdravotnicke-zarizeni/zmena/:id/odebrani", "dated-settings/remove", {
    row: "datedSetting",
  }),
};

/** The page of each setting. */
export const pageOfSetting = {
  MISSED_VISITS: paymentSettingPages.missedVisits,
  INSURER_INTERFACE: insurancePages.insuranceInterface,
  INSURER_INVOICE_FORM: insurancePages.insuranceInvoiceForm,
} satisfies Record<DatedSetting, unknown>;
