import type { InvoiceIssuer, InvoiceParty } from "#rules/invoices/content.ts";

export const lipa: InvoiceIssuer = {
  name: "Rehabilitace U Lípy s.r.o.",
  address: {
    uliceNazev: "Jankovcova",
    cisloDomovni: "1522",
    cisloOrientacni: "53",
    psc: "17000",
    obecNazev: "Praha 7",
    castObceNazev: "Holešovice",
  },
  abroadAddress: null,
  country: "CZ",
  companyNumber: "10000071",
  vatNumber: "CZ10000071",
  vatPayer: true,
  person: null,
  email: "fakturace@ulipy.example",
  phone: "+420601000377",
  footer: "Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 123456",
};

export const patient: InvoiceParty = {
  name: "Jana Nováková",
  address: {
    uliceNazev: null,
    cisloDomovni: "45",
    cisloOrientacni: null,
    psc: "67571",
    obecNazev: "Náměšť nad Oslavou",
    castObceNazev: null,
  },
  abroadAddress: null,
  country: "CZ",
  companyNumber: null,
  vatNumber: null,
};

export const company: InvoiceParty = {
  ...patient,
  name: "Kovo & syn <s.r.o.>",
  companyNumber: "27082440",
  vatNumber: "CZ27082440",
};
