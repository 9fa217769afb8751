import type { FileColumn } from "#api/grids/files/file-columns.ts";
import type { Due } from "#api/subscriptions/list-due.ts";
import type { BillingCurrency } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";

const day = (date: IsoDate | undefined) => (date ? new Date(date) : null);
const money = (amount: number | undefined, currency: BillingCurrency) =>
  amount === undefined ? null : { amount, currency };

/** Columns of the operator's table. */
export const dueColumns: FileColumn<Due>[] = [
  { header: "center", type: "integer", valueOf: ({ center }) => center.id },
  { header: "name", type: "text", valueOf: ({ center }) => center.name },
  { header: "plan", type: "text", valueOf: ({ standing }) => standing.inForce?.type ?? "UNSUBSCRIBED" },
  { header: "frequency", type: "text", valueOf: ({ standing }) => standing.inForce?.frequency ?? null },
  { header: "users_limit", type: "integer", valueOf: ({ standing }) => standing.inForce?.usersLimit ?? null },
  { header: "users", type: "integer", valueOf: ({ users }) => users },
  { header: "period_from", type: "date", valueOf: ({ price }) => day(price?.period.from) },
  { header: "period_to", type: "date", valueOf: ({ price }) => day(price?.period.to) },
  { header: "price", type: "money", valueOf: ({ price, standing }) => money(price?.price, standing.currency) },
  { header: "full_price", type: "money", valueOf: ({ price, standing }) => money(price?.full, standing.currency) },
  { header: "currency", type: "text", valueOf: ({ standing }) => standing.currency },
  {
    header: "code",
    type: "text",
    valueOf: ({ price, standing }) =>
      price && price.price < price.full ? (standing.inForce?.discount?.code ?? null) : null,
  },
  { header: "next_plan", type: "text", valueOf: ({ standing }) => standing.planned?.type ?? null },
  { header: "next_from", type: "date", valueOf: ({ standing }) => day(standing.planned?.from) },
];
