import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const queries: string[] = [];
countQueries(database.app, queries);
const { jana, karel, anna } = ids.payments;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const renata = visitor("receptionist");
const switchOn = (active: boolean) =>
  database.owner.query("update billing_information set invoicing_active = $1", [active]);

await database.owner.query(
  `insert into billing_information (medical_center_id, company_name, company_number, street, house_number, postcode, town, account_number_cze, iban, invoice_footer, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'Lipová', '7', '37001', 'České Budějovice', '19-2000145399/0800', 'CZ6508000000192000145399', 'Děkujeme.', true)`,
  [ids.center],
);
const uuidOf = async (payment: number): Promise<string> =>
  (
    await database.owner.query(
      "select uuid from invoices join invoice_payments on invoice_id = id where payment_id = $1",
      [payment],
    )
  ).rows[0].uuid;

/** Issues the invoice of a payment by its page, and answers the page that follows. */
async function issue(payment: number) {
  const page = await renata.get(`/platby/${payment}`);
  expect(page.all(`a[href="/platby/${payment}/faktura"]`)).toHaveLength(1);
  const question = await renata.get(`/platby/${payment}/faktura`);
  const sent = await renata.post(`/platby/${payment}/faktura`, question.filled("main form"));
  return renata.follow(sent);
}

test("an invoice of an owed payment is issued and printed with its code, without scripts", async () => {
  const page = await issue(jana);
  expect(page.text(".flash")).toContain("Faktura 2026-0001 je vystavená.");
  expect(spaced(page.text("main"))).toContain("Faktura 2026-0001 Vystavena 16. 3. 2026 · 850 Kč Vytisknout fakturu");
  expect(page.all("a[href$=faktura], a[href$=polozky], a[href$=zruseni]")).toEqual([]);

  const print = await visitor("paramedic").get(`/kartoteka/faktura/${await uuidOf(jana)}`);
  expect([print.status, print.title]).toEqual([200, "Faktura | Motus"]);
  const text = spaced(print.text("main"));
  for (const part of [
    "Faktura 2026-0001",
    "Rehabilitace U Lípy s.r.o.",
    "Jana Dvořáčková",
    "Neplátce DPH",
    "Datum splatnosti 30. 3. 2026",
    "převodem",
    "19-2000145399/0800",
    "26900001",
    "Individuální LTV 850,00 Kč",
    "K úhradě 850,00 Kč",
    "Děkujeme.",
  ])
    expect(text).toContain(part);
  expect(print.all("main svg.qr path")).toHaveLength(2);
  expect(print.html).not.toMatch(/<script(?! src="\/print.js")/);
});

test("an invoice of a paid payment asks for no transfer", async () => {
  await issue(karel);
  const print = await renata.get(`/kartoteka/faktura/${await uuidOf(karel)}`);
  expect(spaced(print.text("main"))).toContain("Uhrazeno dne 16. 3. 2026 Způsob úhrady kartou");
  expect(spaced(print.text("main"))).toContain("Celkem 250,50 Kč");
  expect(print.all("main svg.qr")).toEqual([]);
});

test("the internal note is added and changed, is not printed, and is not saved over a newer one", async () => {
  const address = (await renata.get(`/platby/${jana}`)).all("a[href$=poznamka]")[0]!.getAttribute("href")!;
  const form = (await renata.get(address)).filled("main form");
  const saved = await renata.follow(await renata.post(address, { ...form, note: "Poslat poštou" }));
  expect(saved.text(".flash")).toContain("Poznámka je uložená.");
  expect(saved.text("main")).toContain("Poslat poštou");
  const again = await renata.post(address, { ...form, idempotencyKey: "later", note: "Předat osobně" });
  expect([again.status, again.value("note")]).toEqual([409, "Předat osobně"]);
  expect((await renata.get(`/kartoteka/faktura/${await uuidOf(jana)}`)).html).not.toContain("Poslat poštou");
  expect((await visitor("foreign").get(address)).status).toBe(404);
});

test("an invoice is saved as ISDOC that keeps to the official schema", async () => {
  const page = await renata.get(`/platby/${jana}`);
  const href = page.all("a[href$=isdoc]")[0]!.getAttribute("href")!;
  const file = await renata.get(href);
  expect([file.status, file.headers.get("content-disposition"), file.headers.get("content-type")]).toEqual([
    200,
    'attachment; filename="2026-0001.isdoc"',
    "application/xml; charset=utf-8",
  ]);
  expect(file.html).toContain("<ID>2026-0001</ID>");
  if (hasXmllint) expect(schemaErrors(file.html)).toBe("");
  expect((await visitor("foreign").get(href)).status).toBe(404);
});

test("each invoice is printed in the four languages", async () => {
  const uuid = await uuidOf(jana);
  for (const [language, title] of [
    ["en", "Invoice"],
    ["de", "Rechnung"],
    ["sk", "Faktúra"],
  ])
    expect((await renata.get(`/${language}/kartoteka/faktura/${uuid}`)).text("h1")).toBe(`${title} 2026-0001`);
});

test("invoices are offered only where they are issued, and a refusal says why", async () => {
  await switchOn(false);
  expect((await renata.get(`/platby/${anna}`)).all("a[href$=faktura]")).toEqual([]);
  const question = await renata.get(`/platby/${anna}/faktura`);
  const refused = await renata.post(`/platby/${anna}/faktura`, question.filled("main form"));
  expect([refused.status, refused.text("main .note")]).toEqual([409, expect.stringContaining("Fakturace je vypnutá.")]);
  await switchOn(true);
});

test("a page with an invoice takes a fixed number of queries", async () => {
  const asked = async (address: string) => {
    await renata.get(address);
    queries.length = 0;
    await renata.get(address);
    return queries.filter((query) => /invoices|billing_information/.test(query)).length;
  };
  expect(await asked(`/platby/${jana}`)).toBeLessThanOrEqual(5);
  expect(await asked(`/kartoteka/faktura/${await uuidOf(jana)}`)).toBe(1);
});
