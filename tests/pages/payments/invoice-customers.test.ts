import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { alza, companyRegisterServer } from "#tests/kit/servers/company-register.ts";

const { visitor, database } = await testPages(
  {},
  { MOTUS_ARES_URL: await companyRegisterServer({ "27082440": alza, "10000071": 500 }) },
);
const renata = visitor("receptionist");
const { jana, karel } = ids.payments;
await database.owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', 'České Budějovice', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const pageOf = (payment: number, query = "?customer=jiny") => `/platby/${payment}/faktura${query}`;
const printOf = async (payment: number) => {
  const { rows } = await database.owner.query(
    "select uuid from invoices join invoice_payments on invoice_id = id where payment_id = $1",
    [payment],
  );
  return (await renata.get(`/kartoteka/faktura/${rows[0].uuid}`)).text("main");
};

test("an invoice is issued to a company that the register fills in, without scripts", async () => {
  const question = await renata.get(pageOf(jana, ""));
  expect(question.all("main form[method=post] [name=name]")).toEqual([]);
  expect(question.all(`main a[href="${pageOf(jana)}"]`)).toHaveLength(1);
  const found = await renata.get(pageOf(jana, "?customer=jiny&ico=270 82 440"));
  expect([found.value("name"), found.value("vatNumber"), found.value("address.obecNazev")]).toEqual([
    "Alza.cz a.s.",
    "CZ27082440",
    "Praha",
  ]);
  const form = found.filled("main form[method=post]");
  expect([question.value("dueDays"), found.value("dueDays") ?? ""]).toEqual(["14", ""]);
  expect(found.text("main form[method=post]")).toContain("Nevyplníte-li ji");
  const wrong = await renata.post(pageOf(jana), { ...form, companyNumber: "27082441", name: "", dueDays: "abc" });
  expect([wrong.status, wrong.value("vatNumber"), wrong.value("dueDays")]).toEqual([400, "CZ27082440", "abc"]);
  const faults = wrong.text("[role=alert]");
  expect(faults).toMatch(/Vyplňte jméno\..*IČO nesouhlasí.*Splatnost ve dnech: Zadejte číslo\./);
  const issued = await renata.follow(await renata.post(pageOf(jana), form));
  expect(issued.text(".flash")).toContain("Faktura 2026-0001 je vystavená.");
  expect(await printOf(jana)).toMatch(/Odběratel Alza\.cz a\.s\. Jankovcova 1522\/53 .*IČO 27082440 DIČ CZ27082440/);
});

test("a register that is away and a wrong number leave the form to be filled by hand, in each language", async () => {
  const away = await renata.get(pageOf(karel, "?customer=jiny&ico=10000071"));
  expect([away.status, away.text("main .note")]).toEqual([200, expect.stringContaining("Vyplňte údaje ručně")]);
  expect((await renata.get(pageOf(karel, "?customer=jiny&ico=27082441"))).text(".note")).toContain("IČO nesouhlasí.");
  expect(away.all("main [name=name]")).toHaveLength(1);
  for (const locale of ["de", "en", "sk"])
    expect((await renata.get(`/${locale}${pageOf(karel)}`)).text("main")).not.toMatch(/customer[A-Z]|invoices:/);
});

test("a customer of before is put in the form by a link", async () => {
  await database.owner.query("update payments set patient_card_id = $1 where id = $2", [ids.patients.jana, karel]);
  const question = await renata.get(pageOf(karel, ""));
  const link = question.all("main a").find(({ text }) => text === "Alza.cz a.s.")!;
  const filled = await renata.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect([filled.value("name"), filled.value("address.psc")]).toEqual(["Alza.cz a.s.", "170\u00a000"]);
  await renata.post(pageOf(karel), filled.filled("main form[method=post]"));
  expect(await printOf(karel)).toContain("Alza.cz a.s.");
});

test("a tax document to a bare name asks for the address before it is issued: at the field, with what was typed", async () => {
  const { owner } = database;
  await owner.query("update billing_information set vat_payer = true, vat_number = 'CZ10000071'");
  const { rows } = await owner.query(
    `with charged as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at)
       values ($1, 'Bytové družstvo', 'CZK', 200000, '26000901', '2026-03-16T09:00:00Z') returning id)
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
     select $1, id, 0, 'Přednáška', 200000, 200000, 'PRIMARY', 'ADDITIONAL_PROCEDURE' from charged returning payment_id as id`,
    [ids.center],
  );
  const { id } = rows[0];
  const page = await renata.follow(await renata.get(pageOf(id, "")));
  expect(page.text("main .note")).toContain("adres");
  expect([page.value("name"), page.value("address.obecNazev") ?? ""]).toEqual(["Bytové družstvo", ""]);
  const form = page.filled("main form[method=post]");
  const numbers = async () => (await owner.query("select count(*)::int as count from invoices")).rows[0].count;
  const before = await numbers();
  const refused = await renata.post(pageOf(id), { ...form, "address.uliceNazev": "Lipová", companyNumber: "27082440" });
  expect([refused.status, refused.value("name"), refused.value("companyNumber"), await numbers()]).toEqual([
    400,
    "Bytové družstvo",
    "27082440",
    before,
  ]);
  expect(refused.value("address.uliceNazev")).toBe("Lipová");
  expect(refused.text("[role=alert]")).toMatch(/Číslo popisné: Vyplňte tento údaj\..*Obec: Vyplňte tento údaj\./);
  expect(refused.text(".field.wrong")).toContain("popisné");
  const whole = {
    ...refused.filled("main form[method=post]"),
    "address.cisloDomovni": "12",
    "address.obecNazev": "Písek",
  };
  const issued = await renata.follow(await renata.post(pageOf(id), whole));
  expect(issued.text(".flash")).toMatch(/Faktura \S+ je vystavená\./);
  expect(await printOf(id)).toMatch(/Odběratel Bytové družstvo Lipová.* Písek .*IČO 27082440/);
  await owner.query("update billing_information set vat_payer = false");
});
