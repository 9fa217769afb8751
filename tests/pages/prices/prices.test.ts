import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const { therapy, examination } = ids.procedures;
const list = "/nastaveni/zdravotnicke-zarizeni/cenik";
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

/** The fields of a form as a browser would send them. */
async function formOf(someone: Visitor, address: string) {
  const page = await someone.get(address);
  const fields = page
    .all("main form[method=post] input[name]")
    .map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""] as const);
  return { page, fields: Object.fromEntries(fields) };
}

test("an administrator sets new prices from a day by a percentage, sees old and new before, and changes one by hand", async () => {
  const someone = visitor("admin");
  const address = "/cenik/nove-ceny?from=1.+1.+2027&percent=5";
  const { page, fields } = await formOf(someone, address);
  const row = page.all("tbody tr").find((row) => row.text.includes("Individuální LTV"))!;
  expect(spaced(row.text)).toContain("950 Kč");
  const price = row.querySelector("input[inputmode]")!;
  expect(price.getAttribute("value")).toBe("998");
  expect(page.text("main")).toContain("Uložit ceny od 1. 1. 2027");
  const sent = await someone.post(address, { ...fields, [price.getAttribute("name")!]: "1 000" });
  expect(sent.location).toBe(list);
  const after = await someone.follow(sent);
  expect(spaced(after.text("tbody"))).toContain("Individuální LTV služba 950 Kč 1 000 Kč od 1. 1. 2027");
  const { rows } = await owner.query("select count(*)::int as n from prices where valid_from = '2027-01-01'");
  expect(after.text(".flash")).toContain(String(rows[0].n));
});

test("a wrong price keeps what was typed, and a wrong day or percentage fills nothing", async () => {
  const someone = visitor("admin");
  const { fields } = await formOf(someone, "/cenik/nove-ceny");
  const refused = await someone.post("/cenik/nove-ceny", { ...fields, "prices[0].price": "zdarma" });
  expect(refused.status).toBe(400);
  expect(refused.value("prices[0].price")).toBe("zdarma");
  expect(refused.all("tbody .err").length).toBe(1);
  const wrong = await someone.get("/cenik/nove-ceny?from=1.+1.+2020&percent=hodn%C4%9B");
  expect(wrong.all(".filters .wrong .err").map((fault) => fault.text)).toEqual([
    "Ceny se mění nejdřív ode dneška. Dřívější zůstávají.",
    "Zadejte procenta, třeba 5 nebo -2,5.",
  ]);
  expect([wrong.value("from"), wrong.value("percent")]).toEqual([expect.stringMatching(/^1\.\s1\.\s2020$/), "hodně"]);
  for (const page of ["nove-ceny", "tisk"]) {
    const none = await someone.get(`/cenik/${page}?from=31.2.2027`);
    expect([none.text(".filters .err"), none.value("from")]).toEqual(["Takové datum neexistuje.", "31.2.2027"]);
  }
  const unchanged = await someone.post("/cenik/nove-ceny", fields);
  expect((await someone.follow(unchanged)).text(".flash")).toContain("Žádná cena se nezměnila.");
});

test("the page of a service lists its prices by day, adds one and removes a coming one", async () => {
  const someone = visitor("manager");
  const edit = `/editace-sluzby?id=${examination}`;
  const add = `/cenik/sluzba/${examination}/nova-cena`;
  const { fields } = await formOf(someone, add);
  const past = await someone.post(add, { ...fields, validFrom: "1. 3. 2026", price: "1 300" });
  expect([past.status, past.text("[role=alert]")]).toEqual([400, expect.stringContaining("nejdřív ode dneška")]);
  const sent = await someone.post(add, { ...fields, validFrom: "1. 5. 2026", price: "1 300" });
  expect(sent.location).toBe(edit);
  const page = await someone.follow(sent);
  expect(spaced(page.text("main"))).toContain("1. 5. 2026 1 300 Kč Odebrat");
  const removal = page
    .all("main a")
    .find((link) => spaced(link.text).includes("od 1. 5. 2026"))!
    .getAttribute("href")!;
  const { fields: confirmed } = await formOf(someone, removal);
  const removed = await someone.post(removal, confirmed);
  expect(removed.location).toBe(edit);
  expect(spaced((await someone.follow(removed)).text("main"))).not.toContain("1. 5. 2026");
  expect((await visitor("receptionist").get(add)).status).toBe(403);
  expect((await visitor("foreign").get(add)).status).toBe(404);
  expect((await someone.get(`/cenik/nic/${examination}/nova-cena`)).status).toBe(404);
});

test("the price list for the wall is of a day, with a heading for each kind", async () => {
  const paper = async (day: string) => spaced((await visitor("admin").get(`/cenik/tisk?from=${day}`)).text("main"));
  expect(await paper("1.+1.+2027")).toMatch(
    /Ceny platné od 1\. 1\. 2027.*Služby.*Individuální LTV 1 000 Kč.*Permanentky/s,
  );
  expect(await paper("31.+12.+2026")).toContain("Individuální LTV 950 Kč");
});

test("patients see the price of the day that they book", async () => {
  await openBookings(owner);
  await owner.query("update medical_centers set booking_earliest_days = 400 where id = $1", [ids.center]);
  const times = await visitor(null).get(`/rezervace/u-lipy?service=${therapy}&from=2026-12-30`);
  expect(spaced(times.text("main"))).toMatch(/950 Kč.*ledna 2027, 1 000 Kč/s);
  const first = times.all(".slots a").at(-1)!.getAttribute("href")!;
  expect(spaced((await visitor(null).get(first)).text(".facts"))).toContain("1 000 Kč");
});
