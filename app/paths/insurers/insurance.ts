import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });
export const insuranceSection = "nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami";

export const insurancePages = {
  insurance: page(insuranceSection, "insurance/show", {
    found: "insurance:title",
    section: { group: "insurers", text: "insurance:text", icon: "building", country: "CZ" },
    query: { sort: oneOf("contract", "validFrom"), direction: oneOf("asc", "desc"), page: integer },
  }),
  insuranceSwitch: page(`${insuranceSection}/zapnuti`, "insurance/switch"),
  insuranceInterface: page(`${insuranceSection}/datove-rozhrani`, "insurance/interface"),
  insuranceInvoiceForm: page(`${insuranceSection}/verze-f-davky`, "insurance/invoice-form"),
  insuranceNumbers: page(`${insuranceSection}/cislovani`, "insurance/numbers"),
};
