import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const { owner } = database;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', 'České Budějovice', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const { rows } = await owner.query<{ id: number }>(
  `with made as (
     insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at)
     select $1, $2, 'CZK', 10000 * n, '2690010' || n, timestamptz '2026-03-10 10:00+01' + n * interval '1 day' from generate_series(1, 3) n returning id, price)
   insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
   select $1, id, 0, 'Masáž', price, price, 'ZERO', 'PROCEDURE' from made returning payment_id as id`,
  [ids.center, ids.patients.anna],
);
const [first, second, third] = rows.map(({ id }) => id) as [number, number, number];
const chooser = `/platby/spolecna-faktura?card=${uuids.anna}`;

test("payments of a patient are chosen from their list and invoiced together, without scripts", async () => {
  const list = await renata.get(`/platby?card=${uuids.anna}`);
  expect(list.all(`main a[href="${chooser}"]`)).toHaveLength(1);
  const page = await renata.get(chooser);
  expect(page.all("main [name=payment]").map((box) => Number(box.getAttribute("value")))).toEqual(
    expect.arrayContaining([first, second, third]),
  );
  const question = await renata.follow(await renata.get(`${chooser}&payment=${first}&payment=${third}`));
  expect(question.text(".whose")).toMatch(/2 platby 400\sKč/);
  const issued = await renata.follow(
    await renata.post(`/platby/${first}/faktura?with=${third}`, question.filled("main form[method=post]")),
  );
  expect(issued.text(".flash")).toContain("Faktura 2026-0001 je vystavená.");
  expect(issued.text("main")).toContain("Společná pro platby: 26900101, 26900103");
  expect((await renata.get(`/platby/${third}`)).text("main")).toContain("Faktura 2026-0001");
  expect((await renata.get(chooser)).text("main")).toContain("26900102");
  const { rows: invoices } = await owner.query("select uuid from invoices");
  expect((await renata.get(`/kartoteka/faktura/${invoices[0].uuid}`)).text("main")).toMatch(
    /11\.\s3\.\s2026 Masáž 100,00\sKč.*13\.\s3\.\s2026 Masáž 300,00\sKč.*K\súhradě 400,00\sKč/,
  );
});

test("a refusal of payments that do not go together is said, and there may be nothing to choose from", async () => {
  await owner.query("update payments set payer = 'Družstvo' where id = $1", [second]);
  const [other] = (
    await owner.query(
      "insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol) values ($1, $2, 'CZK', 5000, '26900104') returning id",
      [ids.center, ids.patients.anna],
    )
  ).rows;
  const address = `/platby/${other.id}/faktura?with=${second}`;
  const question = await renata.get(address);
  expect([question.text("main"), question.all("main .btn.main")]).toEqual([
    expect.stringContaining("Na jedné faktuře mohou být platby jednoho pacienta"),
    [],
  ]);
  const refused = await renata.post(address, question.filled("main form[method=post]"));
  expect([refused.status, refused.text("main .note")]).toEqual([
    409,
    expect.stringContaining("Na jedné faktuře mohou být platby jednoho pacienta"),
  ]);
  expect((await renata.get("/platby/spolecna-faktura?payer=Nikdo")).text("main")).toContain(
    "Není co vyfakturovat Na fakturu tu nečeká žádná platba.",
  );
  for (const locale of ["de", "en", "sk"])
    expect((await renata.get(`/${locale}${chooser}`)).text("main")).not.toMatch(/joint[A-Z]|payments:/);
  expect((await visitor("foreign").get(chooser)).status).toBe(404);
});

test("payments of one payer are chosen by their patients and invoiced together, and no patient is mailed by default", async () => {
  const { rows: made } = await owner.query<{ id: number }>(
    `with made as (
       insert into payments (medical_center_id, patient_card_id, payer, currency, price, variable_symbol)
       select $1, patient, 'Kovo s.r.o.', 'CZK', 20000, '2690020' || n from unnest($2::integer[]) with ordinality as one (patient, n) returning id, price)
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
     select $1, id, 0, 'Masáž', price, price, 'ZERO', 'PROCEDURE' from made returning payment_id as id`,
    [ids.center, [ids.patients.anna, ids.patients.jana]],
  );
  const [annas, janas] = made.map(({ id }) => id);
  const question = await renata.get(`/platby/${annas}/faktura`);
  const [further] = question.all("main a").filter(({ text }) => text.includes("dalšími platbami"));
  const page = await renata.get(further!.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(page.text("main")).toMatch(/Platí: Kovo s\.r\.o\..*jména pacientů ne/);
  expect(page.all("tbody td[data-l=Pacient]").map(({ text }) => text)).toEqual([
    expect.stringContaining("Anna"),
    expect.stringContaining("Jana"),
  ]);
  const asked = await renata.follow(
    await renata.get(`/platby/spolecna-faktura?payer=Kovo+s.r.o.&payment=${annas}&payment=${janas}`),
  );
  expect(asked.text("main")).toContain("jména pacientů ne");
  const form = asked.filled("main form[method=post]");
  const issued = await renata.follow(await renata.post(`/platby/${annas}/faktura?with=${janas}`, form));
  expect(issued.text(".flash")).toMatch(/Faktura 2026-\d+ je vystavená/);
  const { rows: invoices } = await owner.query("select max(id) as id from invoices");
  expect((await renata.get(`/platby/faktury/${invoices[0].id}/e-mail`)).value("email") ?? "").toBe("");
  expect((await renata.get(`/platby/faktury/${invoices[0].id}/dobropis`)).text("main")).toMatch(/Masáž, Jana/);
  for (const locale of ["de", "en", "sk"])
    expect((await renata.get(`/${locale}/platby/spolecna-faktura?payer=Kovo+s.r.o.`)).text("main")).not.toMatch(
      /joint[A-Z]|payments:/,
    );
});

test("a payment of the same patient without the payer is not left out silently", async () => {
  const insert = async (payer: string | null, symbol: string) =>
    (
      await owner.query<{ id: number }>(
        "insert into payments (medical_center_id, patient_card_id, payer, currency, price, variable_symbol) values ($1, $2, $3, 'CZK', 5000, $4) returning id",
        [ids.center, ids.patients.anna, payer, symbol],
      )
    ).rows[0]!.id;
  const [paid, own] = [await insert("Sokol", "26900301"), await insert(null, "26900302")];
  const question = await renata.get(`/platby/${paid}/faktura?with=${own}`);
  expect([question.text("main"), question.all("main .btn.main")]).toEqual([
    expect.stringContaining("platby jednoho pacienta nebo jednoho plátce"),
    [],
  ]);
});
