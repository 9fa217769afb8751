import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { ChangedPrices } from "./changed-prices.tsx";
import { NewPrices, type NewPriceRow } from "./new-prices.tsx";
import { PrintedPrices } from "./printed-prices.tsx";
import { PriceDayFilter } from "./price-day-filter.tsx";
import { PriceHistory } from "./price-history.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const therapy = {
  target: "PROCEDURE" as const,
  id: 1,
  name: "Individuální LTV",
  price: czk(95_000),
};
const tape = {
  ...therapy,
  target: "ADDITIONAL_PROCEDURE" as const,
  id: 2,
  name: "Tejp",
  price: czk(25_050),
};
const ten = { ...tape, target: "VOUCHER_PRESET" as const, id: 3, name: "10× Individuální LTV", price: czk(850_000) };

const rowOf = (at: number, values: NewPriceRow, errors?: string[]) =>
  Object.fromEntries(
    Object.entries(values).map(([name, defaultValue]) => [
      name,
      exampleField(`prices-${at}-${name}`, { defaultValue, errors: name === "price" ? errors : undefined }),
    ]),
  ) as Parameters<typeof NewPrices>[0]["rows"][number];

export const examples: Example[] = [
  {
    name: "old and new prices",
    render: () => (
      <NewPrices
        shownFrom={exampleField("prices-shown", { defaultValue: "2027-01-01" })}
        currency="CZK"
        rows={[
          rowOf(0, {
            target: "PROCEDURE",
            id: "1",
            version: "1",
            before: "95000",
            was: "95000",
            name: therapy.name,
            price: "998",
          }),
          rowOf(
            1,
            {
              target: "ADDITIONAL_PROCEDURE",
              id: "2",
              version: "1",
              before: "25050",
              was: "25050",
              name: tape.name,
              price: "?",
            },
            ["priceInvalid"],
          ),
        ]}
      />
    ),
  },
  {
    name: "prices changed by a percentage",
    render: () => (
      <ChangedPrices
        validFrom="2027-01-01"
        change={500}
        currency="CZK"
        rows={[
          { ...therapy, before: 95_000, set: 98_000, changed: 99_800 },
          { ...tape, before: 25_050, set: 25_050, changed: 26_300 },
        ]}
      />
    ),
  },
  {
    name: "day before today for new prices",
    render: () => <PriceDayFilter value="1. 1. 2020" wrong={false} past />,
  },
  {
    name: "prices of a service by day",
    render: () => (
      <PriceHistory
        prices={[
          { id: 2, validFrom: "2027-01-01", amount: 99_800 },
          { id: 1, validFrom: "2026-01-01", amount: 95_000 },
        ]}
        currency="CZK"
        today="2026-11-25"
        addHref="#pridat"
        removeHref={(id) => `#odebrat-${id}`}
      />
    ),
  },
  { name: "price list on paper", render: () => <PrintedPrices items={[therapy, tape, ten]} /> },
];
