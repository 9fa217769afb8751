import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
const { jana, karel } = ids.payments;

await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query("update patient_cards set email = 'jana@pacienti.example' where id = $1", [ids.patients.jana]);
await owner.query("update patient_cards set email = null where id = $1", [ids.patients.karel]);

/** The address of the form by which the invoice of a payment is mailed. */
async function formOf(payment: number) {
  const question = await renata.get(`/platby/${payment}/faktura`);
  const page = await renata.follow(await renata.post(`/platby/${payment}/faktura`, question.filled("main form")));
  return page.all("a[href$=e-mail]")[0]!.getAttribute("href")!;
}

test("the form offers the address of the card, and the payment says where the invoice went", async () => {
  const address = await formOf(jana);
  const form = await renata.get(address);
  expect(form.value("email")).toBe("jana@pacienti.example");
  expect(form.text("main")).toContain("Doklad 2026-0001 přijde jako PDF v příloze.");
  const page = await renata.follow(await renata.post(address, form.filled("main form")));
  expect(page.text(".flash")).toContain("Doklad 2026-0001 odejde na jana@pacienti.example.");
  expect(page.text('ul[aria-label="Odeslané e-maily"]')).toMatch(
    /^16\. 3\. 2026 10:00 jana@pacienti\.example (Odesláno|Čeká na odeslání)$/,
  );
});

test("without an address the field says what to do, and a wrong one stays as it was typed", async () => {
  const address = await formOf(karel);
  const form = await renata.get(address);
  expect(form.value("email")).toBeFalsy();
  const empty = await renata.post(address, form.filled("main form"));
  expect([empty.status, empty.text("main [id$=error]")]).toEqual([400, expect.stringMatching(/\S/)]);
  const wrong = await renata.post(address, { ...form.filled("main form"), email: "karel" });
  expect([wrong.status, wrong.value("email")]).toEqual([400, "karel"]);
});
