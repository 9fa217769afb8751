import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { paidBeforeVisit } from "#tests/kit/invoices/paid-before-visit.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database, clock } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
await owner.query(
  `insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active)
   values ($1, 'U Lípy', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const payment = await paidBeforeVisit(owner);
const [place, question] = [`/platby/${payment}`, `/platby/${payment}/zaloha`];
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const printOf = async (kind: string) => {
  const { rows } = await owner.query("select uuid from invoices where kind = $1 order by id desc", [kind]);
  return renata.get(`/kartoteka/faktura/${rows[0].uuid}`);
};
const offers = (page: Page) => page.all(`a[href="${question}"]`).length;

test("the payment of a visit that is paid in part before it offers a document on the money, which is printed and mailed", async () => {
  expect(offers(await renata.get(place))).toBe(1);
  const page = await renata.get(question);
  expect([page.text("h1"), spaced(page.text(".whose"))]).toEqual([
    "Vystavit doklad k přijaté platbě?",
    "Masáž, Individuální LTV 500 Kč, přijato 16. 3. 2026",
  ]);
  const other = await renata.get(`${question}?customer=jiny`);
  const wrong = await renata.post(`${question}?customer=jiny`, {
    ...other.filled("main form[method=post]"),
    name: "Kovo",
    companyNumber: "123",
  });
  expect([wrong.status, wrong.value("name"), wrong.text("[role=alert]")]).toEqual([
    400,
    "Kovo",
    expect.stringContaining("IČO nesouhlasí"),
  ]);
  const form = page.filled("main form[method=post]");
  const shown = await renata.follow(await renata.post(question, form));
  expect(shown.text(".flash")).toContain("Doklad Z2026-0001 je vystavený.");
  expect(spaced(shown.text("main"))).toContain("Doklad k přijaté platbě Z2026-0001 Vystaven 16. 3. 2026 · 500 Kč");
  expect([offers(shown), shown.all(`a[href="${place}/faktura"]`).length]).toEqual([0, 1]);
  const again = await renata.post(question, { ...form, idempotencyKey: "again" });
  expect(again.status).toBe(409);
  const nothing = spaced((await renata.get(question)).text("main"));
  expect(nothing).toContain("Žádné peníze na doklad k přijaté platbě nečekají.");
  expect(nothing).not.toContain("Odběratel");

  const print = await printOf("ADVANCE");
  expect(spaced(print.title)).toBe("Doklad k přijaté platbě | Motus");
  const text = spaced(print.text("article"));
  for (const part of [
    "Daňový doklad k přijaté platbě Z2026-0001",
    "Datum přijetí platby 16. 3. 2026",
    "Masáž 21 % 250,00 Kč 52,50 Kč 302,50 Kč",
    "Individuální LTV osvobozeno 197,50 Kč 0,00 Kč 197,50 Kč",
    "Celkem 500,00 Kč",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Uhrazeno dne");
  const [row] = (await visitor("admin").get("/platby/faktury")).all("tbody tr");
  expect(spaced(row!.text)).toMatch(/Z2026-0001.*Zaplaceno.*500 Kč/);
});

test("documented money is not given back, and says why", async () => {
  const address = (await renata.get(place)).all("a[href*=storno]")[0]!.getAttribute("href")!;
  const asked = await renata.post(address, { version: "2", reason: "Omyl", idempotencyKey: "reversed" });
  expect([asked.status, spaced(asked.text("main"))]).toEqual([
    409,
    expect.stringContaining("Nejdřív k němu vystavte dobropis."),
  ]);
  for (const refused of [address, `${place}/platce`, `${place}/zruseni`]) {
    const page = await renata.get(refused);
    expect([page.all("main form[method=post]").length, spaced(page.text("main"))]).toEqual([
      0,
      expect.stringContaining("Nejdřív k němu vystavte dobropis."),
    ]);
  }
});

test("the invoice names what it deducts, states the VAT of the difference, and is given back whole, on the day of the visit", async () => {
  expect(spaced((await renata.get(`${place}/faktura`)).text("main"))).toContain("Zdaněné plnění teprve bude");
  clock.now = new Date("2026-04-10T09:00:00Z");
  await owner.query("update sessions set last_seen_at = $1, expires_at = '2027-01-01'", [clock.now]);
  const page = await renata.get(`${place}/faktura`);
  expect(spaced(page.text("main"))).toContain("Faktura odečte doklady k přijatým platbám: Z2026-0001.");
  expect(page.all("main a[href*='customer=jiny'], main a[href*=spolecna]")).toEqual([]);
  const issued = await renata.follow(await renata.post(`${place}/faktura`, page.filled("main form[method=post]")));
  expect(spaced(issued.text("main"))).toContain("Faktura 2026-0001 Vystavena 10. 4. 2026 · 1 500 Kč");
  const text = spaced((await printOf("INVOICE")).text("article"));
  for (const part of [
    "Součet 2 000,00 Kč Odečet zálohy Z2026-0001 přijaté 16. 3. 2026 -500,00 Kč K úhradě 1 500,00 Kč",
    "21 % 1 000,00 Kč 210,00 Kč 1 210,00 Kč",
    "Z2026-0001, 21 % -250,00 Kč -52,50 Kč -302,50 Kč",
    "Rozdíl, 21 % 750,00 Kč 157,50 Kč 907,50 Kč",
  ])
    expect(text).toContain(part);
  // The document on the advance waits for the invoice.
  const [credit, ...others] = issued.all("a[href$=dobropis]").map((link) => link.getAttribute("href")!);
  expect(others).toEqual([]);
  const asked = await renata.get(credit!);
  expect(asked.all("main [type=checkbox]")).toEqual([]);
  const given = await renata.follow(
    await renata.post(credit!, { ...asked.filled("main form"), lines: ["0", "1"], reason: "Omyl" }),
  );
  expect(spaced(given.text("main"))).toContain("k dokladu 2026-0001 · -1 500 Kč");
  // The document on the advance is of another day: administrators alone give it back.
  expect(given.all("a[href$=dobropis]")).toEqual([]);
  expect((await visitor("admin").get(place)).all("a[href$=dobropis]")).toHaveLength(1);
});

test("a centre that pays no VAT, another one, and other languages", async () => {
  for (const locale of ["de", "en", "sk"])
    for (const address of [question, `${place}/faktura`])
      expect((await renata.get(`/${locale}${address}`)).text("main")).not.toMatch(/invoices:\w|advance[A-Z]/);
  expect((await visitor("foreign").get(question)).status).toBe(404);
  await owner.query("update billing_information set vat_payer = false");
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(offers(await renata.get(place))).toBe(0);
  expect((await renata.get(question)).all("main .btn")).toEqual([]);
});
