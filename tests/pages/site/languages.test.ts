import { beforeAll, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { linkTo } from "#api/mail/link-to.ts";
import { ids } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database, app } = await testPages();
const english = { "accept-language": "en-GB,en;q=0.9" };
const booking = "/rezervace/u-lipy";
const lang = (page: Page) => page.document.querySelector("html")!.getAttribute("lang");

beforeAll(() => openBookings(database.owner));

/** A browser that prefers English and refuses cookies opens an address, wherever it leads. */
async function open(address: string): Promise<Page & { at: string }> {
  const page = await visitor().get(address.replaceAll("&amp;", "&"), english);
  return page.location ? open(page.location) : Object.assign(page, { at: address });
}
const choiceOf = (page: Page, locale: string) =>
  page.document.querySelector(`.langs a[lang="${locale}"]`)!.getAttribute("href")!;
const linksOf = (page: Page) =>
  page
    .all('a[href^="/"]:not(.langs a)')
    .map((link) => link.getAttribute("href")!)
    .concat(page.all('form[action^="/"]').map((form) => form.getAttribute("action")!));

test("without cookies the choice of Czech holds on every page that the chosen one leads to", async () => {
  for (const from of [booking, "/prihlaseni", "/en/registrace?email=a%40b.cz"]) {
    const start = await open(from);
    expect([from, lang(start)]).toEqual([from, "en"]);
    const todo = [choiceOf(start, "cs")];
    const seen = new Set<string>();
    while (todo.length > 0 && seen.size < 25) {
      const address = todo.pop()!;
      if (seen.has(address)) continue;
      seen.add(address);
      const page = await open(address);
      expect([address, lang(page), page.at]).toEqual([address, "cs", expect.stringMatching(/^\/cs(\/|$)/)]);
      todo.push(...linksOf(page));
    }
    expect(seen.size).toBeGreaterThan(2);
  }
});

test("without cookies a form in Czech leads on in Czech, and its request is a Czech one", async () => {
  const services = await open(`/cs${booking}?service=${ids.procedures.therapy}`);
  const time = services.document.querySelector(".slots a")!.getAttribute("href")!.replaceAll("&amp;", "&");
  const form = await open(time);
  const filled: Record<string, string | string[]> = {
    ...form.filled("main form"),
    name: "Věra",
    surname: "Zelená",
    dateOfBirth: "1. 2. 1980",
    sex: "FEMALE",
    email: "vera@example.com",
    phone: "601 222 333",
  };
  const refused = await visitor().post(time, { ...filled, email: "" }, english);
  expect([refused.status, lang(refused)]).toEqual([400, "cs"]);
  const sent = await visitor().post(time, filled, english);
  expect(sent.location).toMatch(/^\/cs\/rezervace\/u-lipy\?/);
  expect((await open(sent.location!)).text("h1")).toBe("Žádost jsme přijali");
  const { rows } = await database.owner.query("select locale from bookings");
  expect(rows).toEqual([{ locale: "cs" }]);
  const own = new URL(linkTo(app, "cs", `/moje-rezervace/${tokenOfBooking(app, String(filled.uuid))}`)).pathname;
  expect((await open(own)).text("h1")).toBe("Vaše žádost o termín");
  expect((await visitor().post(own, { then: "cancel" }, english)).location).toBe(own);
  const asked = await visitor().post("/cs/zapomenute-heslo", { email: "nikdo@example.com" }, english);
  expect(asked.location).toMatch(/^\/cs\//);
});

test("a browser that keeps the choice, or prefers Czech, has addresses without a prefix", async () => {
  const someone = visitor();
  const chosen = await someone.follow(await someone.get(`${booking}?service=1&lng=cs`, { "accept-language": "de" }));
  expect([chosen.status, chosen.location]).toEqual([302, `${booking}?service=1`]);
  const page = await someone.get(booking, { "accept-language": "de" });
  expect([lang(page), linksOf(page).filter((href) => /^\/cs(\/|$)/.test(href))]).toEqual(["cs", []]);
  for (const [address, plain] of [
    [`/cs${booking}?service=1`, `${booking}?service=1`],
    ["/cs", "/"],
  ])
    expect([address, (await visitor().get(address!, { "accept-language": "cs" })).location]).toEqual([address, plain]);
  await database.owner.query("update users set locale = 'cs' where id = (select user_id from profiles where id = $1)", [
    ids.profiles.receptionist,
  ]);
  const signedIn = await visitor("receptionist").get("/cs/kartoteka?q=nov", { "accept-language": "en" });
  expect(signedIn.location).toBe("/kartoteka?q=nov");
});

test("a form that is refused under the prefix is drawn again, though the browser prefers Czech", async () => {
  const refused = await visitor().post("/cs/prihlaseni", { username: "", password: "" }, { "accept-language": "cs" });
  expect([refused.status, lang(refused)]).toEqual([400, "cs"]);
});

test("a choice of another language holds without cookies too, from any prefix", async () => {
  for (const from of ["/prihlaseni?lng=de", "/en/prihlaseni?lng=de", "/cs/prihlaseni?lng=de"])
    expect((await visitor().get(from, english)).location).toBe("/de/prihlaseni");
  expect((await visitor().get("/fr/prihlaseni", english)).status).toBe(404);
});
