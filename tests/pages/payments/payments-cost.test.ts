import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/count-queries.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const queries: string[] = [];
countQueries(database.app, queries);

/** As many payments of the centre, every second of them paid, over two years. */
const add = (count: number) =>
  database.owner.query(
    `with made as (
       insert into payments (medical_center_id, patient_card_id, currency, price, paid, payed_at, variable_symbol, created_at)
       select ${ids.center}, ${ids.patients.jana}, 'CZK', 100 * n, 100 * n * (n % 2), case when n % 2 = 1 then timestamptz '2026-03-16 08:00Z' end, 'x' || n, timestamptz '2026-03-16 08:00Z' - n * interval '10 minutes'
       from generate_series(1, $1::int) n returning *
     ), lines as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
       select medical_center_id, id, 0, 'LTV', price, price, 'ZERO', 'PROCEDURE' from made
     )
     insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     select medical_center_id, id, payed_at, 'CARD', price, ${ids.profiles.receptionist} from made where paid > 0`,
    [count],
  );

test("the overview takes as few queries for many payments as for three, and no page reads all of them", async () => {
  const dana = visitor("admin");
  const asked = async () => {
    await dana.get("/platby");
    queries.length = 0;
    const page = await dana.get("/platby");
    expect(page.status).toBe(200);
    return { page, about: queries.filter((query) => /payment|patient_cards/.test(query)) };
  };
  const few = await asked();
  await add(Number(process.env.MOTUS_PAYMENTS ?? 20_000));
  await database.owner.query("analyze payments");
  const many = await asked();
  expect(many.about).toEqual(few.about);
  expect(many.about.length).toBeLessThanOrEqual(8);
  expect(many.page.all("tbody tr").length).toBe(50);
  const { rows } = await database.owner.query(
    `explain (format json) select * from payments where medical_center_id = ${ids.center} order by created_at desc, id desc limit 50`,
  );
  expect(JSON.stringify(rows[0])).toContain('"Index Name":"payments_created"');
});
