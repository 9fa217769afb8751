import { insurerCodes } from "#rules/codes.ts";
import { integer, oneOf, text } from "#rules/query.ts";
import { insuranceSection } from "./insurance.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "insuranceContract" });

export const contractPages = {
  contractNew: page(`${insuranceSection}/nova-smlouva`, "insurance-contracts/create", {
    query: {
      department: naming("department", integer),
      expertise: text,
      insurer: oneOf(...insurerCodes),
      back: text,
    },
  }),
  contract: page(`${insuranceSection}/smlouva/:id`, "insurance-contracts/edit"),
  contractRemove: page(`${insuranceSection}/smlouva/:id/odebrani`, "insurance-contracts/remove"),
  contractOperations: page(`${insuranceSection}/smlouva/:id/vykony`, "insurance-contracts/operations", {
    query: { back: text },
  }),
  contractPriceNew: page(`${insuranceSection}/smlouva/:id/nova-cena`, "insurance-contracts/set-price"),
  contractPriceRemove: page(
    `${insuranceSection}/smlouva/:id/ceny/:validFrom/odebrani`,
    "insurance-contracts/remove-price",
  ),
};
