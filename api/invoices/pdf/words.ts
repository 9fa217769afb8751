import type { PaymentMethod } from "#rules/codes.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";

type Language = "cs" | "sk";

type PdfWords = {
  invoice: string;
  creditNote: string;
  taxInvoice: string;
  taxCreditNote: string;
  advance: string;
  corrects: (number: string, date: string) => string;
  reason: (reason: string) => string;
  issuer: string;
  customer: string;
  companyNumber: string;
  vatNumber: string;
  vatNumberSlovak: string;
  notAPayer: string;
  issuedOn: string;
  suppliedOn: string;
  taxSuppliedOn: string;
  receivedOn: string;
  dueOn: string;
  paidOn: string;
  method: string;
  methods: Record<PaymentMethod, string>;
  accountNumber: string;
  iban: string;
  variableSymbol: string;
  exchangeRate: string;
  rateOfEuro: (rate: string) => string;
  vatInCrowns: string;
  line: string;
  price: string;
  rate: string;
  withoutVat: string;
  vat: string;
  withVat: string;
  exemptRate: string;
  outsideVat: string;
  sum: string;
  deducted: (number: string, date: string) => string;
  difference: (rate: string) => string;
  rounding: string;
  paidBefore: string;
  payable: string;
  total: string;
  exempt: string;
  whenUsed: string;
};

/** The words of the file, which are those of the page in that language. */
export const pdfWords: Record<Language, PdfWords> = {
  cs: {
    invoice: "Faktura",
    creditNote: "Dobropis",
    taxInvoice: "Faktura – daňový doklad",
    taxCreditNote: "Opravný daňový doklad",
    advance: "Daňový doklad k\u00a0přijaté platbě",
    corrects: (number, date) => `Opravuje doklad ${number} ze dne ${date}.`,
    reason: (reason) => `Důvod opravy: ${reason}.`,
    issuer: "Dodavatel",
    customer: "Odběratel",
    companyNumber: "IČO",
    vatNumber: "DIČ",
    vatNumberSlovak: "IČ DPH",
    notAPayer: "Neplátce DPH",
    issuedOn: "Datum vystavení",
    suppliedOn: "Datum plnění",
    taxSuppliedOn: "Datum zdanitelného plnění",
    receivedOn: "Datum přijetí platby",
    dueOn: "Datum splatnosti",
    paidOn: "Uhrazeno dne",
    method: "Způsob úhrady",
    methods: { CASH: "v\u00a0hotovosti", CARD: "kartou", TRANSFER: "převodem", VOUCHER: "permanentkou" },
    accountNumber: "Číslo účtu",
    iban: "IBAN",
    variableSymbol: "Variabilní symbol",
    exchangeRate: "Kurz",
    rateOfEuro: (rate) => `1\u00a0€\u00a0=\u00a0${rate}\u00a0Kč`,
    vatInCrowns: "DPH v\u00a0Kč",
    line: "Položka",
    price: "Cena",
    rate: "Sazba DPH",
    withoutVat: "Bez DPH",
    vat: "DPH",
    withVat: "S\u00a0DPH",
    exemptRate: "osvobozeno",
    outsideVat: "mimo\u00a0DPH",
    sum: "Součet",
    deducted: (number, date) => `Odečet zálohy ${number} přijaté ${date}`,
    difference: (rate) => `Rozdíl, ${rate}`,
    rounding: "Zaokrouhlení",
    paidBefore: "Dříve uhrazeno",
    payable: "K\u00a0úhradě",
    total: "Celkem",
    exempt: "Zdravotní služby jsou osvobozené od DPH podle §\u00a058 zákona č.\u00a0235/2004\u00a0Sb.",
    whenUsed:
      "Permanentka se daní, až když se čerpá (víceúčelový poukaz, §\u00a015b zákona č.\u00a0235/2004\u00a0Sb.).",
  },
  sk: {
    invoice: "Faktúra",
    creditNote: "Dobropis",
    taxInvoice: "Faktúra – daňový doklad",
    taxCreditNote: "Opravná faktúra (dobropis)",
    advance: "Daňový doklad k\u00a0prijatej platbe",
    corrects: (number, date) => `Opravuje doklad ${number} z\u00a0${date}.`,
    reason: (reason) => `Dôvod opravy: ${reason}.`,
    issuer: "Dodávateľ",
    customer: "Odberateľ",
    companyNumber: "IČO",
    vatNumber: "DIČ",
    vatNumberSlovak: "IČ DPH",
    notAPayer: "Neplatiteľ DPH",
    issuedOn: "Dátum vystavenia",
    suppliedOn: "Dátum dodania",
    taxSuppliedOn: "Dátum dodania",
    receivedOn: "Dátum prijatia platby",
    dueOn: "Dátum splatnosti",
    paidOn: "Uhradené dňa",
    method: "Spôsob úhrady",
    methods: { CASH: "v\u00a0hotovosti", CARD: "kartou", TRANSFER: "prevodom", VOUCHER: "permanentkou" },
    accountNumber: "Číslo účtu",
    iban: "IBAN",
    variableSymbol: "Variabilný symbol",
    exchangeRate: "Kurz",
    rateOfEuro: (rate) => `1\u00a0€\u00a0=\u00a0${rate}\u00a0Kč`,
    vatInCrowns: "DPH v\u00a0Kč",
    line: "Položka",
    price: "Cena",
    rate: "Sadzba DPH",
    withoutVat: "Bez DPH",
    vat: "DPH",
    withVat: "S\u00a0DPH",
    exemptRate: "oslobodené",
    outsideVat: "mimo\u00a0DPH",
    sum: "Súčet",
    deducted: (number, date) => `Odpočet zálohy ${number} prijatej ${date}`,
    difference: (rate) => `Rozdiel, ${rate}`,
    rounding: "Zaokrúhlenie",
    paidBefore: "Skôr uhradené",
    payable: "Na úhradu",
    total: "Celkom",
    exempt: "Zdravotné služby sú oslobodené od DPH podľa §\u00a029 zákona č.\u00a0222/2004\u00a0Z.\u00a0z.",
    whenUsed:
      "Permanentka sa zdaňuje, až keď sa čerpá (viacúčelový poukaz, §\u00a09a zákona č.\u00a0222/2004\u00a0Z.\u00a0z.).",
  },
};

/** A document is written in the language of its issuer's country, whatever language its reader uses. */
export const languageOf = ({ issuer }: InvoiceContent): Language => (issuer.country === "SK" ? "sk" : "cs");
