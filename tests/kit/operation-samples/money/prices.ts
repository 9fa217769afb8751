import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { setPrice } from "../known.ts";
import { secondStale, secondGone, type Samples } from "../sample.ts";

/** A product, and coming prices of a service. */
export async function preparePrices(owner: Pool) {
  await owner.query(
    `insert into additional_procedures (id, medical_center_id, name, price_amount) overriding system value values (${setPrice}, ${ids.center}, 'Polštář U Lípy', 30000)`,
  );
  await owner.query(
    `insert into prices (id, medical_center_id, target, target_id, valid_from, amount, created_by) overriding system value
     select id, ${ids.center}, 'PROCEDURE', ${ids.procedures.therapy}, make_date(id + 1130, 1, 1), 130000, ${ids.profiles.admin} from generate_series(${setPrice}, ${setPrice + 1}) as id`,
  );
}

export const prices: Samples = {
  "Query.priceList": {
    call: () => `priceList(on: "2031-06-01") { total items { target id name price { amount currency } version } }`,
    stranger: "own",
  },
  "Query.priced": {
    call: (at) => `priced(target: PROCEDURE, id: ${at.procedures.therapy}) { name price { amount currency } version }`,
  },
  "Query.price": { call: (at) => `price(id: ${at.setPrice}) { validFrom amount version priced { name } }` },
  "Mutation.pricesSet": {
    call: (at) =>
      `pricesSet(validFrom: "2027-01-01", prices: [{ target: ADDITIONAL_PROCEDURE, id: ${at.setPrice}, version: 1, price: { amount: 32000, currency: "CZK" } }]) { id validFrom }`,
    fault: secondStale,
  },
  "Mutation.pricesChange": {
    call: () => `pricesChange(validFrom: "2027-01-01", change: 500, version: 0)`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.priceRemove": {
    call: (at) => `priceRemove(price: ${at.setPrice + 1}, version: 1) { id }`,
    fault: secondGone,
  },
};
