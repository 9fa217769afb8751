import type { InvoiceIssuer } from "#rules/invoices/content.ts";

/** An issuer as papers of payments state it, for the examples of all areas. */
export const exampleIssuer: InvoiceIssuer = {
  name: "Rehabilitace U Lípy s.r.o.",
  person: null,
  address: {
    uliceNazev: "Lipová",
    cisloDomovni: "418",
    cisloOrientacni: "7",
    psc: "37381",
    obecNazev: "Kamenný Újezd",
    castObceNazev: null,
  },
  abroadAddress: null,
  country: "CZ",
  companyNumber: "27082440",
  vatNumber: "CZ27082440",
  vatPayer: true,
  email: null,
  phone: null,
  footer: null,
};
