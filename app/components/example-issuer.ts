import type { InvoiceIssuer } from "#rules/invoices/content.ts";
import { exampleAddress } from "./example-card.ts";

/** An issuer as papers of payments state it, for the examples of all areas. */
export const exampleIssuer: InvoiceIssuer = {
  name: "Rehabilitace U Lípy s.r.o.",
  person: null,
  address: exampleAddress,
  abroadAddress: null,
  country: "CZ",
  companyNumber: "27082440",
  vatNumber: "CZ27082440",
  vatPayer: true,
  email: null,
  phone: null,
  footer: null,
};
