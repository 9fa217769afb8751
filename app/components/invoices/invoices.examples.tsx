import { advanceLines } from "#rules/invoices/advance-lines.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import type { Vat } from "#rules/money/vat-rates.ts";
import type { Example } from "../example.ts";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { InvoicePage } from "./invoice-page.tsx";

const care: Vat = { rate: "ZERO", percent: 0, zeroReason: "HEALTH_CARE" };
const primary: Vat = { rate: "PRIMARY", percent: 21, zeroReason: null };
const reduced: Vat = { rate: "REDUCED", percent: 12, zeroReason: null };
const noVat: Vat = { rate: "ZERO", percent: 0, zeroReason: "NOT_A_PAYER" };

const address = {
  uliceNazev: "Lipová",
  cisloDomovni: "418",
  cisloOrientacni: "7",
  psc: "37001",
  obecNazev: "České Budějovice",
};

const transfer: InvoiceContent = {
  corrects: null,
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  number: "FV2026-00042",
  variableSymbol: "202600042",
  issuedOn: "2026-11-13",
  suppliedOn: "2026-11-12",
  dueOn: "2026-11-27",
  paidOn: null,
  currency: "CZK",
  issuer: {
    name: "Fyzio U Lípy s.r.o.",
    address,
    abroadAddress: null,
    country: "CZ",
    companyNumber: "10000071",
    vatNumber: "CZ10000071",
    vatPayer: true,
    person: null,
    email: "info@lipa.example",
    phone: "+420601000100",
    footer:
      "Zapsáno v\u00a0obchodním rejstříku vedeném Krajským soudem v\u00a0Českých Budějovicích, oddíl C, vložka 12345.",
  },
  customer: {
    name: "Ing. Alena Procházková, Ph.D.",
    address,
    abroadAddress: null,
    country: "CZ",
    companyNumber: null,
    vatNumber: null,
  },
  lines: [
    { name: "Individuální fyzioterapie, 45 min", price: 95_000, vat: care },
    { name: "Cvičební pomůcka", price: 36_300, vat: primary },
    { name: "Brožura s\u00a0cviky na doma, která má hodně dlouhý název, aby se zalomil", price: 11_200, vat: reduced },
  ],
  rounding: 0,
  payment: { method: "TRANSFER", accountNumber: "19-2000145399/0800", iban: "CZ6508000000192000145399" },
  note: "Děkujeme.\nPříště se uvidíme v\u00a0prosinci.",
};

const cash: InvoiceContent = {
  ...transfer,
  number: "2026-7",
  variableSymbol: "20267",
  paidOn: "2026-11-13",
  issuer: { ...transfer.issuer, person: "Mgr. Jana Horáková", vatPayer: false, vatNumber: null, footer: null },
  customer: { ...transfer.customer, name: "Anna Gruber", abroadAddress: "Landstraße 1\n1030 Wien", country: "AT" },
  lines: [{ name: "Masáž, 30 min", price: 45_040, vat: noVat }],
  rounding: -40,
  payment: { method: "CASH", accountNumber: null, iban: null },
  note: null,
};

const creditNote: InvoiceContent = {
  ...transfer,
  corrects: { number: transfer.number, uuid: transfer.uuid, issuedOn: transfer.issuedOn, reason: "vrácené zboží" },
  number: "OD2026-00003",
  lines: transfer.lines.slice(1, 2),
  note: null,
};

const advance: InvoiceContent = {
  ...transfer,
  onAdvance: true,
  number: "Z2026-0003",
  suppliedOn: "2026-11-02",
  paidOn: "2026-11-02",
  lines: advanceLines(50_000, transfer.lines, []),
  payment: { method: "CARD", accountNumber: null, iban: null },
  note: null,
};

const { number, uuid, issuedOn, suppliedOn: receivedOn, lines } = advance;

const sale: InvoiceContent = {
  ...transfer,
  currency: "EUR",
  lines: [
    { name: "10× masáž", price: 28_000, vat: { rate: "ZERO", percent: 0, zeroReason: "WHEN_USED" } },
    { name: "Odporová guma", price: 1_210, vat: primary },
  ],
  exchangeRate: 24_315,
  note: null,
};

const qr = { size: 9, path: "M1 1h3v3h-3zM5 1h1v1h-1zM5 5h3v1h-3zM1 5h2v2h-2z" };

const issued = {
  kind: "INVOICE" as const,
  invoiceNumber: "2026-0042",
  issuedOn: "2026-11-13",
  price: { amount: 95_000, currency: "CZK" as const },
  note: null,
  corrects: null,
  credited: false,
  creditable: true,
  emails: [],
  payments: [{ id: 1, variableSymbol: "26000001" }],
};
const given = {
  ...issued,
  kind: "CREDIT_NOTE" as const,
  invoiceNumber: "D2026-0003",
  price: { amount: -95_000, currency: "CZK" as const },
  corrects: issued,
  creditable: false,
};
const onAdvance = { ...issued, kind: "ADVANCE" as const, invoiceNumber: "Z2026-0003" };
const hrefs = {
  paymentHref: (id: number) => `#payment-${id}`,
  printHref: "#print",
  emailHref: "#email",
  pdfHref: "#pdf",
  isdocHref: "#isdoc",
  noteHref: "#note",
  creditHref: "#credit",
};

const email = { recipient: "jana@pacienti.example", createdAt: "2026-11-13T09:30:00Z", sentAt: null, failedAt: null };
const emails = [
  email,
  { ...email, recipient: "uctarna.s.dlouhym.nazvem@firma.example", failedAt: "2026-11-13T09:31:00Z" },
  { ...email, sentAt: "2026-11-13T09:31:00Z" },
];

const paidBy = [
  { method: "CARD" as const, amount: 40_000 },
  { method: "CASH" as const, amount: 5_000 },
];

export const examples: Example[] = [
  {
    name: "the documents of a payment: invoices with and without a note, a credit note, one on an advance",
    render: () => (
      <>
        <InvoiceFacts invoice={{ ...issued, note: "Poslat poštou", emails }} {...hrefs} />
        <InvoiceFacts invoice={{ ...issued, credited: true, creditable: false }} {...hrefs} />
        <InvoiceFacts invoice={given} {...hrefs} />
        <InvoiceFacts invoice={onAdvance} {...hrefs} />
        <InvoiceFacts invoice={{ ...issued, kind: "INSURER" }} {...hrefs} fBatchHref="#f" returnHref="#return" />
      </>
    ),
  },
  { name: "an invoice of a payer of VAT, by transfer", render: () => <InvoicePage content={transfer} qr={qr} /> },
  { name: "an invoice of a non-payer, in cash", render: () => <InvoicePage content={cash} qr={null} /> },
  {
    name: "an invoice that was paid by several methods",
    render: () => <InvoicePage content={{ ...cash, paidBy }} qr={null} />,
  },
  {
    name: "an invoice of a payment that was paid in part",
    render: () => <InvoicePage content={{ ...transfer, paidBefore: 50_000 }} qr={qr} />,
  },
  {
    name: "an invoice in euros of a Czech payer of VAT, with a voucher that is taxed when it is used",
    render: () => <InvoicePage content={sale} qr={qr} />,
  },
  { name: "a document on an advance", render: () => <InvoicePage content={advance} qr={null} /> },
  {
    name: "an invoice that deducts an advance",
    render: () => (
      <InvoicePage content={{ ...transfer, deducted: [{ number, uuid, issuedOn, receivedOn, lines }] }} qr={qr} />
    ),
  },
  { name: "a credit note", render: () => <InvoicePage content={creditNote} qr={null} /> },
];
