import { integer } from "#rules/query.ts";
import { naming, pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "insuranceContract" });
const section = "nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami";

export const contractPages = {
  contractNew: page(`${section}/nova-smlouva`, "insurance-contracts/create", {
    query: { department: naming("department", integer) },
  }),
  contract: page(`${section}/smlouva/:id`, "insurance-contracts/edit"),
  contractRemove: page(`${section}/smlouva/:id/odebrani`, "insurance-contracts/remove"),
  contractOperations: page(`${section}/smlouva/:id/vykony`, "insurance-contracts/operations"),
  contractPriceNew: page(`${section}/smlouva/:id/nova-cena`, "insurance-contracts/set-price"),
  contractPriceRemove: page(`${section}/smlouva/:id/ceny/:validFrom/odebrani`, "insurance-contracts/remove-price"),
};
