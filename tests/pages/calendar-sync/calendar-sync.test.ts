import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const own = "/nastaveni/osobni/synchronizace-s-mym-kalendarem";
const ofCenter = "/nastaveni/zdravotnicke-zarizeni/synchronizace-s-kalendarem";
const { paramedic, admin } = ids.profiles;

/** The address in the last mail to somebody. */
async function addressTo(email: string): Promise<string> {
  const { rows } = await owner.query(
    "select body from mails where recipient = $1 order by created_at desc, id limit 1",
    [email],
  );
  return /(\/kalendar\/[\w-]+\.ics)/.exec(rows[0].body)![1]!;
}
const linkOf = (page: Page, words: string) =>
  page
    .all("main a")
    .find((link) => link.text.includes(words))!
    .getAttribute("href")!;

test("a paramedic adds an e-mail to the own calendar; a wrong one is named at its field", async () => {
  const petr = visitor("paramedic");
  const empty = await petr.get(own);
  expect(empty.text("main")).toContain("Zatím ho nečte nikdo");
  const add = linkOf(empty, "Přidat e-mail");
  const wrong = await petr.post(add, { email: "petr" });
  expect([wrong.status, wrong.value("email")]).toEqual([400, "petr"]);
  expect(wrong.text("[role=alert]")).toContain("E-mail");
  const shown = await petr.follow(await petr.post(add, { email: "petr@doma.example" }));
  expect(shown.text()).toContain("Adresu kalendáře jsme poslali na petr@doma.example.");
  expect(shown.text("tbody")).toMatch(/petr@doma\.example 16\. 3\. 2026 zatím ne/);
  expect((await petr.post(add, { email: "petr@doma.example" })).text("[role=alert]")).toContain("už je zaznamenané");
});

test("the address answers a calendar without a session, by its version too, and any other address alike", async () => {
  const address = await addressTo("petr@doma.example");
  const phone = visitor();
  const feed = await phone.get(address);
  expect([feed.status, feed.headers.get("content-type"), feed.headers.get("x-robots-tag")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "noindex, nofollow",
  ]);
  expect(feed.html).toContain("SUMMARY:Obsazeno");
  expect(feed.html).not.toMatch(/Jana|Dvořáč/);
  expect([...phone.cookies]).toEqual([]);
  expect((await phone.get(address, { "if-none-match": feed.headers.get("etag")! })).status).toBe(304);
  const misses = await Promise.all(["x".repeat(43), "x"].map((secret) => phone.get(`/kalendar/${secret}.ics`)));
  expect(misses.map(({ status, html }) => [status, html])).toEqual(Array(2).fill([404, misses[0]!.html]));
  expect((await visitor("paramedic").get(own)).text("tbody")).toMatch(/petr@doma\.example 16\. 3\. 2026 16\. 3\. 2026/);
});

test("an administrator sees all calendars, sends a new address and removes an e-mail", async () => {
  const dana = visitor("admin");
  const page = await dana.get(ofCenter);
  expect(page.all("main h2").map((head) => head.text)).toEqual(
    expect.arrayContaining(["Petr Šindelář", "Mgr. Dana Marešová"]),
  );
  const before = await addressTo("petr@doma.example");
  const renew = linkOf(page, "Poslat novou adresu");
  expect((await dana.get(renew)).text("main")).toContain("Dosavadní hned přestane platit");
  expect((await dana.follow(await dana.post(renew, {}))).text()).toContain("Novou adresu jsme poslali");
  expect((await visitor().get(before)).status).toBe(404);
  const remove = linkOf(page, "Odebrat");
  expect((await dana.follow(await dana.post(remove, {}))).text()).toContain("E-mail je odebraný");
  expect((await dana.get(remove)).status).toBe(404);
});

test("patients' names are switched on and off by administrators", async () => {
  const dana = visitor("admin");
  const turn = `${ofCenter}/jmena-pacientu`;
  expect((await dana.get(turn)).text("main")).toContain("jména pacientů");
  expect((await dana.follow(await dana.post(turn, { active: "true" }))).text("main")).toContain("pod jejich jmény");
  expect((await dana.follow(await dana.post(turn, { active: "false" }))).text("main")).toContain("„Obsazeno“");
});

test("others have neither the page of the centre nor the lists of colleagues", async () => {
  const renata = visitor("receptionist");
  for (const address of [ofCenter, `${ofCenter}/jmena-pacientu`]) expect((await renata.get(address)).status).toBe(403);
  const list = `/nastaveni/synchronizace-kalendare/${paramedic}/novy-e-mail`;
  expect([(await renata.get(list)).status, (await renata.post(list, { email: "a@doma.example" })).status]).toEqual([
    404, 403,
  ]);
  expect((await visitor("foreign").get(`/nastaveni/synchronizace-kalendare/${admin}/novy-e-mail`)).status).toBe(404);
});
