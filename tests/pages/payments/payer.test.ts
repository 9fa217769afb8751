import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { anna, jana } = ids.payments;

test("a payer is set on the payment's page, out of those of before, without scripts", async () => {
  await database.owner.query("update payments set payer = 'TJ Sokol' where id = $1", [jana]);
  const renata = visitor("receptionist");
  const payment = await renata.get(`/platby/${anna}`);
  expect(payment.all(`main a[href="/platby/${anna}/platce"]`).map(({ text }) => text)).toEqual(["Platí někdo jiný"]);
  const form = await renata.get(`/platby/${anna}/platce`);
  expect(form.all("datalist option").map((option) => option.getAttribute("value"))).toEqual(["TJ Sokol"]);
  const other = await renata.get(`/platby/${anna}/platce`);
  const sent = { ...form.filled("main form"), payer: "Kovo s.r.o." };
  const saved = await renata.follow(await renata.post(`/platby/${anna}/platce`, sent));
  expect(saved.text(".flash")).toContain("Plátce je uložený.");
  expect(saved.text("main")).toContain("Platí: Kovo s.r.o. Změnit plátce");
  const stale = await renata.post(`/platby/${anna}/platce`, {
    ...other.filled("main form"),
    payer: "Jiný",
  });
  expect([stale.status, stale.value("payer"), stale.value("version")]).toEqual([409, "Jiný", "2"]);
  expect(stale.text("main")).toContain("Kovo s.r.o.");
  for (const locale of ["de", "en", "sk"])
    expect((await renata.get(`/${locale}/platby/${anna}/platce`)).text("main")).not.toMatch(
      /payer(Title|Other)|payments:/,
    );
});

test("a new payment of a patient offers the payers of before, and has the one that is typed", async () => {
  const renata = visitor("receptionist");
  const address = `/platby/nova?card=${uuids.anna}`;
  const form = await renata.get(address);
  expect(form.all("datalist option").map((option) => option.getAttribute("value"))).toContain("TJ Sokol");
  const sent = {
    ...form.filled("main form[method=post]"),
    payer: "TJ Sokol",
    "items[0].name": "Masáž",
    "items[0].price": "x",
  };
  const refused = await renata.post(address, sent);
  expect([refused.status, refused.value("payer")]).toEqual([400, "TJ Sokol"]);
  const page = await renata.follow(await renata.post(address, { ...sent, "items[0].price": "500" }));
  expect(page.text("main")).toContain("Platí: TJ Sokol");
  expect(page.text(".whose")).toContain("Anna");
});

test("a payment with an invoice offers no other payer", async () => {
  await database.owner.query("update payments set invoiced_at = now() where id = $1", [jana]);
  const page = await visitor("receptionist").get(`/platby/${jana}`);
  expect(page.text("main")).toContain("Platí: TJ Sokol");
  expect(page.all('main a[href$="/platce"]')).toEqual([]);
});
