import type { Example } from "../example.ts";
import { exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { BillingStart } from "./billing-start.tsx";
import { BillingFields } from "./billing-fields.tsx";
import { SeriesFields } from "./series-fields.tsx";
import { billingValues, type Billing } from "./billing-values.ts";

const billing: Billing = {
  companyName: "Rehabilitace U Lípy s. r. o.",
  companyNumber: "27082440",
  vatNumber: null,
  taxNumber: null,
  vatPayer: false,
  vatPayerFrom: null,
  person: null,
  address: {
    uliceNazev: "Lipová",
    cisloDomovni: "12",
    cisloOrientacni: null,
    psc: "17000",
    obecNazev: "Praha",
    castObceNazev: null,
  },
  abroadAddress: null,
  email: null,
  phone: "+420601222333",
  accountNumberCze: "19-2000145399/0800",
  iban: "CZ6508000000192000145399",
  invoiceFooter: null,
  currency: "CZK",
  voucherVat: "BY_RATES",
  dueDays: 14,
};
const { address, ...texts } = billingValues(billing);
const fieldsOf = <T extends object>(prefix: string, values: T) =>
  exampleFields(prefix, values as never) as Record<keyof T, never>;

const series = [
  { kind: "INVOICE" as const, nextNumber: "FV20260412", shared: false, href: "#" },
  { kind: "CREDIT_NOTE" as const, nextNumber: "D2026-0001", shared: true, href: "#" },
];

export const examples: Example[] = [
  {
    name: "issuer of invoices",
    render: () => (
      <Form>
        <BillingFields
          fields={fieldsOf("billing", texts)}
          address={fieldsOf("seat", address)}
          country="CZ"
          today="2026-03-16"
          currencyFixed={false}
        />
      </Form>
    ),
  },
  {
    name: "issuer who pays VAT",
    render: () => (
      <Form>
        <BillingFields
          fields={fieldsOf("payer", { ...texts, vatPayer: "on", vatPayerFrom: "2026-01-01" })}
          address={fieldsOf("payer-seat", address)}
          country="CZ"
          today="2026-03-16"
          currencyFixed
          asksVoucherVat
        />
      </Form>
    ),
  },
  {
    name: "pattern of the numbers of invoices",
    render: () => (
      <Form>
        <SeriesFields
          fields={fieldsOf("series", { prefix: "FV", yearDigits: "4", separator: "", digits: "4", next: "412" })}
        />
      </Form>
    ),
  },
  {
    name: "invoices, off, without a register",
    render: () => <BillingStart invoicing={{ active: false, href: "#" }} series={series} />,
  },
  {
    name: "invoices, on, with a company of the register",
    render: () => (
      <BillingStart
        invoicing={{ active: true, href: "#" }}
        series={series}
        register={{ number: "27082440", company: { name: billing.companyName, ended: false } }}
      />
    ),
  },
  {
    name: "a register that does not answer",
    render: () => (
      <BillingStart
        invoicing={{ active: false, href: "#" }}
        series={series}
        register={{ number: "27082440", problem: "registerAway" }}
      />
    ),
  },
];
