import { expect, test } from "vitest";
import { addPayments } from "#tests/kit/add-payments.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { testPages } from "#tests/kit/pages.ts";
import { onEmbedded } from "#tests/kit/database.ts";

onEmbedded();
const { visitor, database } = await testPages();
const queries: string[] = [];
/** The values of the last query for a page of payments. */
let values: unknown[] = [];
const pageOfPayments = /from "payments" where .* order by "payments"."created_at" desc/;
countQueries(database.app, queries, (text, given) => {
  if (pageOfPayments.test(text)) values = given;
});

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
  await addPayments(database.owner, Number(process.env.MOTUS_PAYMENTS ?? 20_000));
  await database.owner.query("analyze payments");
  const many = await asked();
  expect(many.about).toEqual(few.about);
  expect(many.about.length).toBeLessThanOrEqual(8);
  expect(many.page.all("tbody tr").length).toBe(50);
  const page = many.about.find((query) => pageOfPayments.test(query))!;
  const { rows } = await database.owner.query(`explain (format json) ${page}`, values);
  expect(JSON.stringify(rows[0])).toContain('"Index Name":"payments_created"');
});
