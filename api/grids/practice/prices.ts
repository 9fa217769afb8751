import { priceTargets } from "#rules/codes.ts";
import { readPriceList } from "../../prices/list.ts";
import { defineComputedGrid } from "../grid.ts";

/** More than a centre offers. */
const MANY = 1_000_000;

/** The services, products and presets that the centre offers, with their prices of today and the next ones. */
export const priceGrid = defineComputedGrid<"prices", Record<never, never>>({
  name: "prices",
  permission: "medicalCenter:write",
  listed: null,
  filters: {},
  // Rows are numbered by name.
  sortValue({ id, kind, price }, sort) {
    if (sort === "price") return price!.amount;
    return sort === "kind" ? priceTargets.indexOf(kind!) * MANY + id : id;
  },
  async compute(ctx) {
    const offered = await readPriceList(ctx);
    return offered.map(({ place, target, id, name, price, next, currency }) => ({
      id: place,
      priced: { target, id, name },
      kind: target,
      price: { amount: price, currency },
      next: next && { price: { amount: next.amount, currency }, from: next.validFrom },
      currency,
    }));
  },
});
