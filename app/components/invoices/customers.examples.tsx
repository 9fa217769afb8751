import type { Example } from "../example.ts";
import { exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { CustomerChoice } from "./customer-choice.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { ExchangeRateField } from "./exchange-rate-field.tsx";
import { customerValues } from "./customer-values.ts";

const { address, ...texts } = customerValues({
  name: "Vltavské strojírny s.r.o.",
  companyNumber: "10000089",
  vatNumber: "CZ10000089",
  country: "CZ",
});
const fieldsOf = <T extends object>(prefix: string, values: T) =>
  exampleFields(prefix, values as never) as Record<keyof T, never>;
const before = [
  { name: "Vltavské strojírny s.r.o.", href: "#strojirny" },
  { name: "Rechtsschutzversicherungsgesellschaft", href: "#gesellschaft" },
];

export const examples: Example[] = [
  {
    name: "the customer of an invoice: the patient, or somebody else, with those of before",
    render: () => (
      <>
        <CustomerChoice own={{ kind: "toPatient", href: "#patient" }} otherHref="#other" other={false} before={[]} />
        <CustomerChoice own={{ kind: "toPayer", href: "#payer" }} otherHref="#other" other before={before} />
        <CustomerChoice own={null} otherHref="#other" other before={[]} />
      </>
    ),
  },
  {
    name: "the rate of an invoice in euros",
    render: () => (
      <Form>
        <ExchangeRateField field={fieldsOf("rate", { rate: "24,315" }).rate} suppliedOn="2026-11-12" />
      </Form>
    ),
  },
  {
    name: "another customer of an invoice",
    render: () => (
      <Form>
        <CustomerFields
          fields={fieldsOf("customer", texts)}
          address={fieldsOf("customer-address", address)}
          countries={[{ code: "CZ", name: "Česko" }]}
        />
      </Form>
    ),
  },
];
