import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const payment = `/platby/${ids.payments.jana}`;

/** Takes an amount of Jana's payment, or what is left of it; answers the page after it. */
async function take(paymentMethod: string, amount?: string) {
  const someone = visitor("receptionist");
  const form = (await someone.get(payment)).filled("#payment-take");
  return someone.follow(await someone.post(payment, { ...form, paymentMethod, ...(amount && { amount }) }));
}
const linkIn = (page: Awaited<ReturnType<typeof take>>) => page.all(".flash a")[0]!.getAttribute("href")!;

test("a payment by card leads to its confirmation, which states what was paid on papers of three sizes", async () => {
  const page = await take("CARD", "500");
  expect(page.text(".flash a")).toBe("Vytisknout potvrzení");
  expect(page.text("[data-key=v]")).toBe("Potvrzení o platbě");
  const address = linkIn(page);
  expect(page.all("[data-key=v]")[0]!.getAttribute("href")).toBe(address);
  const confirmation = await visitor("paramedic").get(address);
  expect(confirmation.title).toBe("Potvrzení o platbě | Motus");
  expect(spaced(confirmation.text("h1"))).toBe("Potvrzení o platbě");
  const text = spaced(confirmation.text("main"));
  for (const part of [
    "Rehabilitace U Lípy",
    "16. 3. 2026",
    "Jana Dvořáčková",
    "Individuální LTV",
    "Část platby 850,00 Kč",
    "500,00 Kč",
    "pět set Kč",
    "Způsob úhrady kartou",
    "Renata",
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Pokladn|hotově|P1-/);
  expect(confirmation.all("script[type=module]").length).toBe(0);
  expect(confirmation.all(".slip-paper").length).toBe(1);
  expect((await visitor("admin").get(`${address}?paper=80mm`)).all(".roll-paper").length).toBe(1);
  expect((await visitor("admin").get(`${address}?paper=a4`)).all(".slip-paper, .roll-paper").length).toBe(0);
  expect((await visitor("foreign").get(address)).status).toBe(404);
  expect((await visitor("admin").get("/platby/potvrzeni/999999")).status).toBe(404);
});

test("a confirmation is no entry of the cash book, and cash has a receipt in its place", async () => {
  const { rows: before } = await owner.query("select count(*)::int as count from cash_entries");
  const page = await take("TRANSFER", "100");
  expect((await owner.query("select count(*)::int as count from cash_entries")).rows).toEqual(before);
  const text = spaced((await visitor("receptionist").get(linkIn(page))).text("main"));
  expect(text).toContain("Datum 16. 3. 2026 Přijato od");
  expect(text).toContain("Způsob úhrady převodem");
  await take("CASH");
  const { rows } = await owner.query("select max(id) as id from payment_entries");
  expect((await visitor("receptionist").get(`/platby/potvrzeni/${rows[0].id}`)).status).toBe(404);
});

test("a confirmation of a payer of VAT restates it where all is paid, and a reversal confirms what was given back", async () => {
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, vat_payer) values ($1, 'Lipa s.r.o.', true)",
    [ids.center],
  );
  await owner.query("update payment_items set vat_rate = 'PRIMARY' where payment_id = $1", [ids.payments.karel]);
  const { karel } = ids.paymentEntries;
  const { rows } = await owner.query("select method, amount::int as amount from payment_entries where id = $1", [
    karel,
  ]);
  expect(rows).toEqual([{ method: "CARD", amount: 25_050 }]);
  const text = async (id: number) => spaced((await visitor("admin").get(`/platby/potvrzeni/${id}`)).text("main"));
  expect(await text(karel)).toContain("21 % 207,02 Kč 43,48 Kč 250,50 Kč");
  const question = `/platby/${ids.payments.karel}/storno/${karel}`;
  const form = (await visitor("admin").get(question)).filled("main form[method=post]");
  const someone = visitor("admin");
  const page = await someone.follow(await someone.post(question, { ...form, reason: "Omyl" }));
  const back = spaced((await someone.get(linkIn(page))).text("main"));
  expect(back).toContain("Potvrzení o vrácení platby");
  expect(back).toContain("Vyplaceno komu Karel");
  expect(back).toContain("Omyl");
});
