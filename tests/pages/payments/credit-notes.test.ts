import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
const { jana, karel } = ids.payments;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query(
  `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
   values ($1, $2, 7, 'Tejp', 10000, 10000, 'ZERO', 'ADDITIONAL_PROCEDURE')`,
  [ids.center, jana],
);

/** Issues the invoice of a payment; answers the address of the page that asks for a credit note of it. */
async function invoiced(payment: number) {
  const question = await renata.get(`/platby/${payment}/faktura`);
  const page = await renata.follow(await renata.post(`/platby/${payment}/faktura`, question.filled("main form")));
  return page.all("a[href$=dobropis]")[0]!.getAttribute("href")!;
}

test("chosen items are given back with a reason, and the payment shows the credit note with its print and files", async () => {
  const address = await invoiced(jana);
  const question = await renata.get(address);
  expect(question.text("h1")).toBe("Vystavit dobropis?");
  expect(question.all("main input[name=lines][checked]")).toHaveLength(2);
  const filled = { ...question.filled("main form"), reason: "Vrácené zboží" };
  const without = await renata.post(address, { ...filled, reason: "", lines: "1" });
  expect([without.status, without.all("main input[name=lines][checked]")]).toEqual([400, [expect.anything()]]);

  const page = await renata.follow(await renata.post(address, { ...filled, idempotencyKey: "1", lines: ["0", "1"] }));
  expect(page.text(".flash")).toContain("Dobropis D2026-0001 je vystavený.");
  const text = spaced(page.text("main"));
  expect(text).toContain("Faktura 2026-0001 Vystavena 16. 3. 2026 · 950 Kč · celé vráceno dobropisem");
  expect(text).toContain(
    "Dobropis D2026-0001 Vystaven 16. 3. 2026 · k dokladu 2026-0001 · -950 Kč Vytisknout dobropis",
  );
  expect(page.all("a[href$=dobropis]")).toEqual([]);
  expect(page.all("main a[href$=isdoc], main a[href$=pdf]")).toHaveLength(4);
  // The payment is free again.
  expect(page.all(`a[href="/platby/${jana}/faktura"], a[href="/platby/${jana}/zruseni"]`)).toHaveLength(2);

  const { rows } = await owner.query("select uuid from invoices where kind = 'CREDIT_NOTE'");
  const printed = await renata.get(`/kartoteka/faktura/${rows[0].uuid}`);
  expect(printed.title).toBe("Dobropis | Motus");
  const print = spaced(printed.text("article"));
  for (const part of [
    "Dobropis D2026-0001",
    "Opravuje doklad 2026-0001 ze dne 16. 3. 2026. Důvod opravy: Vrácené zboží.",
    "Individuální LTV -850,00 Kč",
    "Celkem -950,00 Kč",
  ])
    expect(print).toContain(part);
});

test("after a mistaken amount of an invoiced payment is reversed, a credit note is offered", async () => {
  const address = await invoiced(karel);
  const admin = visitor("admin");
  const entry = (await admin.get(`/platby/${karel}`)).all("a[href*=storno]")[0]!.getAttribute("href")!;
  const question = (await admin.get(entry)).filled("main form");
  const page = await admin.follow(await admin.post(entry, { ...question, reason: "Omyl" }));
  expect(page.all(`.flash a[href="${address}"]`)).toHaveLength(1);
});

test("an invoice of another centre is not to be credited, nor that of a colleague, nor a credit note", async () => {
  const { rows } = await owner.query("select max(id) as id from invoices where kind = 'INVOICE'");
  const address = `/platby/faktury/${rows[0].id}/dobropis`;
  expect((await visitor("foreign").get(address)).status).toBe(404);
  const petr = visitor("paramedic");
  expect((await petr.get(address)).status).toBe(403);
  expect((await petr.post(address, { version: "1", reason: "Omyl", lines: "0" })).status).toBe(403);
  const { rows: notes } = await owner.query("select id from invoices where kind = 'CREDIT_NOTE'");
  expect((await visitor("admin").get(`/platby/faktury/${notes[0].id}/dobropis`)).status).toBe(404);
});
