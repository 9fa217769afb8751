import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const { owner } = database;
await owner.query("update medical_centers set currency = 'EUR' where id = $1", [ids.center]);
await owner.query(
  `insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const { rows } = await owner.query<{ id: number }>(
  `with made as (
     insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at)
     select $1, $2, 'EUR', 12100, '2690010' || n, '2026-03-16 10:00+01' from generate_series(1, 2) n returning id, price)
   insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
   select $1, id, 0, 'Masáž', price, price, 'PRIMARY', 'PROCEDURE' from made returning payment_id as id`,
  [ids.center, ids.patients.anna],
);
await owner.query("update patient_cards set house_number = '12', town = 'Písek' where id = $1", [ids.patients.anna]);
const [first, second] = rows.map(({ id }) => id) as [number, number];
const pageOf = (payment: number) => `/platby/${payment}/faktura`;

test("cash in euros is offered to the cent in Czechia, which rounds crowns alone", async () => {
  const { rows: added } = await owner.query(
    `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at)
     values ($1, $2, 'EUR', 12102, '26900109', '2026-03-16 10:00+01') returning id`,
    [ids.center, ids.patients.anna],
  );
  expect((await renata.get(`/platby/${added[0].id}`)).text("#payment-take")).toMatch(/V\shotovosti 121,02\s€/);
});

test("a payer of VAT in euros enters the rate, which the invoice prints with its VAT in crowns, without scripts", async () => {
  const question = await renata.get(pageOf(first));
  expect([question.all("main [name=exchangeRate]").length, question.text("main")]).toEqual([
    1,
    expect.stringMatching(/Kurz ČNB nebo ECB ze dne plnění 16\. 3\. 2026, například 24,315\./),
  ]);
  const form = question.filled("main form[method=post]");
  const missing = await renata.post(pageOf(first), form);
  expect([missing.status, missing.text("[role=alert]")]).toEqual([400, expect.stringContaining("Doplňte kurz")]);
  const wrong = await renata.post(pageOf(first), { ...form, exchangeRate: "2,4315" });
  expect([wrong.status, wrong.value("exchangeRate")]).toEqual([400, "2,4315"]);
  expect(wrong.text("[role=alert]")).toContain("nejvýš na tři desetinná místa");
  const issued = await renata.follow(await renata.post(pageOf(first), { ...form, exchangeRate: "24,315" }));
  const print = await renata.get(
    issued
      .all("main a")
      .map((link) => link.getAttribute("href")!)
      .find((href) => href.includes("/faktura/"))!,
  );
  expect(print.text("article").replace(/\s+/g, " ")).toMatch(
    /Kurz 1 € = 24,315 Kč.*DPH v Kč 21 % 100,00 € 21,00 € 121,00 € 510,62 Kč/,
  );
});

test("the rate of the day is offered for the next invoice, in the language of the page", async () => {
  expect((await renata.get(pageOf(second))).value("exchangeRate")).toBe("24,315");
  expect((await renata.get(`/en${pageOf(second)}`)).value("exchangeRate")).toBe("24.315");
  for (const locale of ["de", "en", "sk"])
    expect((await renata.get(`/${locale}${pageOf(second)}`)).text("main")).not.toMatch(/exchangeRate|invoices:/);
});
