import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });
const section = "nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami";

export const insurancePages = {
  insurance: page(section, "insurance/show", {
    found: "insurance:title",
    section: { group: "money", text: "insurance:text", icon: "building", country: "CZ" },
    query: { sort: oneOf("contract", "validFrom"), direction: oneOf("asc", "desc"), page: integer },
  }),
  insuranceSwitch: page(`${section}/zapnuti`, "insurance/switch"),
  insuranceNumbers: page(`${section}/cislovani`, "insurance/numbers"),
};
