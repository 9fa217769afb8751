import { load } from "#app/http/request/load.server.ts";
import { PaymentOffer } from "#app/graphql/money/payments.ts";
import { formatMoney } from "#rules/format.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";

/** A line has a rate of VAT where the centre pays it. */
export type TypedItem = Record<"target" | "name" | "price", string> & { vatRate?: string };
export type PaymentFormValues = { payer?: string; discountReason?: string; items: TypedItem[] };

const LEAST_DRAWN = 4;
const MOST_DRAWN = 30;
const emptyItem: TypedItem = { target: "", name: "", price: "" };

/** The lines with empty rows to add more: two at least. */
export const withEmptyRows = (items: TypedItem[]): TypedItem[] =>
  Array.from(
    { length: Math.min(MOST_DRAWN, Math.max(LEAST_DRAWN, items.length + 2)) },
    (_, at) => items[at] ?? emptyItem,
  );

/** Services and products as options, each with its list price, and whether a text needs a rate of VAT. */
export async function paymentOffer(args: Args) {
  const { procedures, additionalProcedures, me } = await load(args, PaymentOffer);
  const locale = await myLocale(args);
  const options = (type: string, rows: typeof procedures) =>
    rows.map(({ id, name, price }) => ({
      value: `${type}:${id}`,
      name,
      label: `${name} – ${formatMoney(price, locale)}`,
    }));
  return {
    offer: [...options("PROCEDURE", procedures), ...options("ADDITIONAL_PROCEDURE", additionalProcedures)],
    asksVatRate: me?.profile?.medicalCenter?.vatRatesNeeded ?? false,
  };
}
