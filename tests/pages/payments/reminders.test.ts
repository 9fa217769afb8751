import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
await database.owner.query(
  `insert into billing_information (medical_center_id, company_name, iban, town) values ($1, 'Rehabilitace U Lípy', 'CZ6508000000192000145399', 'Praha')`,
  [ids.center],
);
await database.owner.query("update patient_cards set email = null where id = $1", [ids.patients.anna]);
await database.owner.query("update patient_cards set email = 'jana@pacient.example' where id = $1", [
  ids.patients.jana,
]);
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

test("chosen payments are reminded of, after a page that shows to whom a reminder goes and why others do not", async () => {
  const someone = visitor("receptionist");
  const list = await someone.get("/platby/nezaplacene");
  expect(list.all("[name=payment]").length).toBe(2);
  const none = await someone.get("/platby/upominky");
  expect((await someone.follow(none)).text(".flash")).toContain("Nejdřív vyberte platby.");
  const address = `/platby/upominky?payment=${ids.payments.jana}&payment=${ids.payments.anna}`;
  const question = await someone.get(address);
  expect(spaced(question.text("tbody"))).toMatch(
    /26900001 jana@pacient\.example 850 Kč .* 26900004 bez e-mailu 300 Kč/,
  );
  expect(question.text("main form button.main")).toBe("Poslat upomínky (1)");
  const sent = await someone.post(address, question.filled("main form"));
  const after = await someone.follow(sent);
  expect(after.text(".flash")).toContain("Odeslané upomínky: 1. Neodeslané: 1.");
  expect(spaced(after.text("tbody"))).toContain("16. 3. 2026 16. 3. 2026 16. 3. 2026 850 Kč");
  const again = await someone.get(address);
  expect(again.text("tbody")).toContain("upomenuto nedávno");
  expect(again.all("main form button.main").length).toBe(0);
});

test("an administrator sets the days between reminders", async () => {
  const address = "/nastaveni/zdravotnicke-zarizeni/upominky";
  const someone = visitor("admin");
  const form = (await someone.get(address)).filled("main form");
  const refused = await someone.post(address, { ...form, days: "400" });
  expect([refused.status, refused.value("days")]).toEqual([400, "400"]);
  const saved = await someone.follow(await someone.post(address, { ...form, days: "10" }));
  expect(saved.text("main")).toContain("nejdřív po tolika dnech: 10.");
  expect((await visitor("receptionist").get(address)).status).toBe(403);
});
