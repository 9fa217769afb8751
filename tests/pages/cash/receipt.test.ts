import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const payment = `/platby/${ids.payments.jana}`;

/** Takes what is left of Jana's payment in cash; answers the page after it. */
async function takeCash() {
  const someone = visitor("receptionist");
  const page = await someone.get(payment);
  return someone.follow(await someone.post(payment, page.filled("#payment-take")));
}

test("cash that was taken leads to its receipt, from the message and from the list of amounts", async () => {
  const page = await takeCash();
  expect(page.text(".flash a")).toBe("Vytisknout doklad");
  expect(page.text("[data-key=v]")).toBe("Doklad P1-2026-0001");
  const address = page.all(".flash a")[0]!.getAttribute("href")!;
  const receipt = await visitor("paramedic").get(address);
  expect(receipt.title).toBe("Pokladní doklad | Motus");
  expect(receipt.text("h1")).toContain("Příjmový pokladní doklad P1-2026-0001");
  const text = spaced(receipt.text("main"));
  for (const part of [
    "Rehabilitace U Lípy",
    "16. 3. 2026",
    "Jana Dvořáčková",
    "Individuální LTV",
    "850,00 Kč",
    "osm set padesát Kč",
    "hotově",
    "Renata",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("eKasa");
  expect(receipt.all("script[type=module]").length).toBe(0);
  expect(receipt.all(".slip-paper").length).toBe(1);
  expect((await visitor("admin").get(`${address}?paper=80mm`)).all(".roll-paper").length).toBe(1);
  expect((await visitor("admin").get(`${address}?paper=a4`)).all(".slip-paper, .roll-paper").length).toBe(0);
});

test("a receipt stays as it is, and one from before it was kept is drawn of today: with the rates of a payer of VAT, and not fiscal in Slovakia", async () => {
  const { rows } = await owner.query("select min(id) as id from cash_entries");
  const receipt = async () =>
    spaced((await visitor("receptionist").get(`/pokladna/doklad/${rows[0].id}`)).text("main"));
  const before = await receipt();
  await owner.query("update medical_centers set country = 'SK', currency = 'CZK' where id = $1", [ids.center]);
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, vat_payer) values ($1, 'Lipa s.r.o.', true)",
    [ids.center],
  );
  expect(await receipt()).toBe(before);
  // why: an entry from before the content was kept, which the trigger of the table lets be made in no other way.
  await owner.query(
    "begin; set local session_replication_role = replica; update cash_entries set content = null; commit",
  );
  const text = await receipt();
  expect(text).toContain("Lipa s.r.o.");
  expect(text).toContain("osvobozeno");
  expect(text).toContain("Toto není fiskální doklad (eKasa).");
  expect((await visitor("foreign").get(`/pokladna/doklad/${rows[0].id}`)).status).toBe(404);
  await owner.query(
    "update payment_items set target_type = 'PROCEDURE_VOUCHER', vat_when_used = true where payment_id = $1",
    [ids.payments.jana],
  );
  expect(await receipt()).toMatch(/mimo DPH 850,00 Kč 0,00 Kč 850,00 Kč/);
});
