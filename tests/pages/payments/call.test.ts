import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { paidBeforeVisit } from "#tests/kit/invoices/paid-before-visit.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
await owner.query(
  `insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active)
   values ($1, 'U Lípy', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const payment = await paidBeforeVisit(owner);
const address = `/platby/${payment}/vyzva`;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

test("a taxed visit that is ahead has a printed call for what is left, with its code, and no VAT", async () => {
  const place = await renata.get(`/platby/${payment}`);
  expect(place.all(`a[href="${address}"]`).map(({ text }) => spaced(text))).toEqual(["Vytisknout výzvu k platbě"]);
  const page = await renata.get(address);
  expect([page.status, spaced(page.text("h1"))]).toEqual([200, "Výzva k platbě"]);
  const text = spaced(page.text("article"));
  const { rows } = await owner.query(
    "select variable_symbol, price::int - paid::int as left from payments where id = $1",
    [payment],
  );
  for (const part of [
    "Není daňovým dokladem.",
    "U Lípy",
    "DIČ CZ10000071",
    "Jana Dvořáčková",
    "Masáž",
    "Z toho je už zaplaceno 500 Kč.",
    "CZ65 0800 0000 1920 0014 5399",
    rows[0].variable_symbol,
  ])
    expect(text).toContain(part);
  expect(text).toContain(`Částka ${rows[0].left / 100} Kč`.replace(/(\d)(\d{3}) /, "$1 $2 "));
  expect(text).not.toMatch(/Základ|21 %|Daňový doklad|Faktura/);
  expect(page.all("svg path").length).toBeGreaterThan(0);
  expect(page.all("script[type=module]").length).toBe(0);
});

test("a refusal to invoice ahead leads to the call, and others find none", async () => {
  expect((await renata.get(`/platby/${payment}/faktura`)).all(`a[href="${address}"]`)).toHaveLength(1);
  expect((await visitor("foreign").get(address)).status).toBe(404);
  expect((await renata.get("/platby/999999/vyzva")).status).toBe(404);
});

test("a payment of which nothing is left is shown in place of a call", async () => {
  const paid = await renata.get(`/platby/${ids.payments.karel}/vyzva`);
  expect(paid.location).toBe(`/platby/${ids.payments.karel}`);
});
