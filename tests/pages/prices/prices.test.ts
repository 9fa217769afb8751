import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
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

test("an administrator changes all prices by a percentage, sees old and new before, and overwrites one after", async () => {
  const someone = visitor("admin");
  const { page, fields } = await formOf(someone, "/cenik/zmena-o-procento?from=1.+1.+2027&percent=5");
  expect(spaced(page.text("tbody"))).toContain("Individuální LTV služba 950 Kč 998 Kč");
  expect(spaced(page.text("main form[method=post]"))).toContain("Změnit všechny ceny o 5 % od 1. 1. 2027");
  const changed = await someone.post("/cenik/zmena-o-procento", fields);
  const typing = await someone.follow(changed);
  const { rows } = await owner.query("select count(*)::int as n from prices where valid_from = '2027-01-01'");
  expect(typing.text(".flash")).toContain(`${rows[0].n} nov`);
  const row = typing.all("tbody tr").find((row) => row.text.includes("Individuální LTV"))!;
  expect(spaced(row.text)).toContain("950 Kč");
  const price = row.querySelector("input[inputmode]")!;
  expect(price.getAttribute("value")).toBe("998");
  const filled = typing.filled("main form[method=post]");
  const sent = await someone.post(changed.location!, { ...filled, [price.getAttribute("name")!]: "1 000" });
  expect(sent.location).toBe(list);
  const after = await someone.follow(sent);
  expect(after.text(".flash")).toContain("Uložena 1 nová cena.");
  expect(spaced(after.text("tbody"))).toContain("Individuální LTV služba 950 Kč 1 000 Kč od 1. 1. 2027");
  const other = "/cenik/zmena-o-procento?from=1.+1.+2027&percent=6";
  const again = await formOf(someone, other);
  expect(spaced(again.page.text("tbody"))).toContain("950 Kč 1 007 Kč místo 1 000 Kč");
  const stale = await someone.post(other, { ...again.fields, version: fields.version! });
  expect([stale.status, stale.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("Mezitím to uložil někdo jiný"),
  ]);
});

test("a wrong price keeps what was typed, and a wrong day or percentage changes nothing", async () => {
  const someone = visitor("admin");
  const { fields } = await formOf(someone, "/cenik/nove-ceny");
  const refused = await someone.post("/cenik/nove-ceny", { ...fields, "prices[0].price": "zdarma" });
  expect(refused.status).toBe(400);
  expect(refused.value("prices[0].price")).toBe("zdarma");
  expect(refused.all("tbody .err").length).toBe(1);
  const wrong = await someone.get("/cenik/zmena-o-procento?from=1.+1.+2020&percent=hodn%C4%9B");
  expect(wrong.all(".filters .wrong .err").map((fault) => fault.text)).toEqual([
    "Změna platí nejdřív ode dneška. Co platilo dřív, zůstává.",
    "Zadejte procenta, třeba 5 nebo -2,5.",
  ]);
  expect([wrong.value("from"), wrong.value("percent")]).toEqual([expect.stringMatching(/^1\.\s1\.\s2020$/), "hodně"]);
  expect(wrong.all("main form[method=post]")).toEqual([]);
  for (const page of ["zmena-o-procento", "tisk"]) {
    const none = await someone.get(`/cenik/${page}?from=31.2.2027`);
    expect([none.text(".filters .err"), none.value("from")]).toEqual(["Takové datum neexistuje.", "31.2.2027"]);
  }
  const past = await someone.post("/cenik/nove-ceny", { ...fields, validFrom: "1. 1. 2020", "prices[0].price": "5" });
  expect([past.status, past.value("validFrom"), past.value("prices[0].price")]).toEqual([400, "1. 1. 2020", "5"]);
  expect(past.text("[role=alert]")).toContain("nejdřív ode dneška");
  const unchanged = await someone.post("/cenik/nove-ceny", fields);
  expect((await someone.follow(unchanged)).text(".flash")).toContain("Žádná cena se nezměnila.");
});

test("prices beyond the first page are typed on the next one, to which a button leads that saves the first", async () => {
  await owner.query(
    "insert into additional_procedures (medical_center_id, name, price_amount) select $1, 'Zboží ' || lpad(n::text, 3, '0'), 10000 from generate_series(1, 110) as n",
    [ids.center],
  );
  const someone = visitor("admin");
  const form = async (query: string) =>
    (await someone.get(list + query)).all(".head .row a").map((link) => link.getAttribute("href"));
  expect(await form("?page=3")).toContain("/cenik/nove-ceny?page=2");
  expect(await form("?page=3&sort=price")).toContain("/cenik/nove-ceny");
  const address = "/cenik/nove-ceny?from=1.+2.+2027";
  const { page, fields } = await formOf(someone, address);
  expect(page.all("tbody tr").length).toBe(100);
  expect(page.text(".page")).toMatch(/^Zobrazeno 1–100, celkem 1\d\d$/);
  expect(spaced(page.text("main .acts"))).toContain("Uložit a na další stranu");
  const sent = await someone.post(address, { ...fields, "prices[0].price": "1 111", then: "2" });
  const second = await someone.follow(sent);
  expect(second.text(".flash")).toContain("Uložena 1 nová cena.");
  expect(second.value("validFrom")).toMatch(/^1\.\s2\.\s2027$/);
  const last = second.all("tbody tr").find((row) => row.text.includes("Zboží 110"))!;
  const price = last.querySelector("input[inputmode]")!.getAttribute("name")!;
  const saved = await someone.post(sent.location!, {
    ...second.filled("main form[method=post]"),
    [price]: "222",
    then: "1",
  });
  const { rows } = await owner.query("select amount::int from prices where valid_from = '2027-02-01' order by amount");
  expect(rows.map(({ amount }) => amount)).toEqual([22_200, 111_100]);
  expect((await someone.follow(saved)).value("prices[0].price")).toBe("1111");
  const print = await someone.get("/cenik/tisk?from=1.+2.+2027");
  expect(spaced(print.text("main"))).toMatch(/Zboží 001 100 Kč.*Zboží 110 222 Kč/);
});

test("typed prices stay where a colleague saves first, what was not touched follows, and a second save holds", async () => {
  const address = "/cenik/nove-ceny?from=1.+3.+2027";
  const mine = await formOf(visitor("admin"), address);
  const theirs = await formOf(visitor("manager"), address);
  await visitor("manager").post(address, { ...theirs.fields, "prices[0].price": "701", "prices[1].price": "702" });
  const typed = { ...mine.fields, "prices[0].price": "801", "prices[2].price": "803" };
  const stale = await visitor("admin").post(address, typed);
  expect(stale.status).toBe(409);
  const name = mine.fields["prices[0].name"]!;
  expect(stale.text("main")).toContain(`${name} 801 701`);
  expect([0, 1, 2].map((at) => stale.value(`prices[${at}].price`))).toEqual(["801", "702", "803"]);
  const saved = await visitor("admin").post(address, stale.filled("main form[method=post]") as Record<string, string>);
  expect(saved.status).toBe(302);
  const { rows } = await owner.query("select amount::int from prices where valid_from = '2027-03-01' order by amount");
  expect(rows.map(({ amount }) => amount)).toEqual([70_200, 80_100, 80_300]);
});

test("typed prices stay when the day changes, whose prices are seen before they are saved", async () => {
  const someone = visitor("admin");
  const address = "/cenik/nove-ceny?from=1.+4.+2027";
  const { fields } = await formOf(someone, address);
  const typed = { ...fields, "prices[0].price": "911", validFrom: "1. 3. 2027" };
  for (const sent of [typed, { ...typed, then: "day" }]) {
    const shown = await someone.post(address, sent);
    expect([shown.status, shown.value("shownFrom"), shown.value("validFrom")]).toEqual([
      200,
      "2027-03-01",
      "1. 3. 2027",
    ]);
    expect([0, 1].map((at) => shown.value(`prices[${at}].price`))).toEqual(["911", "702"]);
    expect(spaced(shown.text("main"))).toContain("Teď vidíte ceny k 1. 3. 2027.");
    expect(spaced(shown.text("main .acts"))).toContain("Uložit ceny od 1. 3. 2027");
  }
  const shown = await someone.post(address, typed);
  await someone.post(address, shown.filled("main form[method=post]") as Record<string, string>);
  const { rows } = await owner.query("select amount::int from prices where valid_from = '2027-03-01' order by amount");
  expect(rows.map(({ amount }) => amount)).toEqual([70_200, 80_300, 91_100]);
});

test("prices for another day that are sent after the session ended come back typed after a login", async () => {
  const someone = visitor("manager");
  const { fields } = await formOf(someone, "/cenik/nove-ceny");
  await owner.query("update sessions set ended_at = now() where token_hash = $1", [tokenHash(tokens.manager)]);
  const sent = await someone.post("/cenik/nove-ceny", { ...fields, "prices[0].price": "912", validFrom: "1. 6. 2027" });
  await owner.query("update sessions set ended_at = null where token_hash = $1", [tokenHash(tokens.manager)]);
  const back = new URL(sent.location!, "http://motus.example").searchParams.get("redirect")!;
  const page = await visitor("manager").get(back);
  expect([page.value("prices[0].price"), page.value("validFrom")]).toEqual(["912", "1. 6. 2027"]);
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
  const print = async (day: string) => spaced((await visitor("admin").get(`/cenik/tisk?from=${day}`)).text("main"));
  expect(await print("1.+1.+2027")).toMatch(
    /Ceny platné od 1\. 1\. 2027.*Služby.*Individuální LTV 1 000 Kč.*Permanentky/s,
  );
  expect(await print("31.+12.+2026")).toContain("Individuální LTV 950 Kč");
});

test("patients see the price of the day that they book", async () => {
  await openBookings(owner);
  await owner.query("update medical_centers set booking_earliest_days = 400 where id = $1", [ids.center]);
  const times = await visitor(null).get(`/rezervace/u-lipy?service=${therapy}&from=2026-12-30`);
  expect(spaced(times.text("main"))).toMatch(/950 Kč.*ledna 2027, 1 000 Kč/s);
  const first = times.all(".slots a").at(-1)!.getAttribute("href")!;
  expect(spaced((await visitor(null).get(first)).text(".facts"))).toContain("1 000 Kč");
});
