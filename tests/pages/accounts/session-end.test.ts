import { expect, test } from "vitest";
import { emails, password, uuids } from "#tests/cast/people.ts";
import { testPages, type Page, type Visitor } from "#tests/kit/pages.ts";

const { visitor, clock } = await testPages();
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
async function signedIn(who: keyof typeof emails): Promise<Visitor> {
  const one = visitor();
  await one.post("/prihlaseni", { username: emails[who], password });
  return one;
}
/** The ticket of a page, as its scripts read it. */
const ticketIn = (page: Page) => /\d+\.[\w-]{43}/.exec(page.html)![0];
const watch = (one: Visitor, session: string, here = "") => one.get(`/prihlaseni/trva?session=${session}${here}`);
const leave = (page: Page) =>
  /<meta http-equiv="refresh" content="([^"]*)"/i.exec(page.html)?.[1]?.replaceAll("&amp;", "&");

test("a page learns when its session ends without prolonging it; somebody at work prolongs it", async () => {
  const one = await signedIn("receptionist");
  const session = ticketIn(await one.get("/kartoteka")).split(".")[0]!;
  pass(1790);
  expect([(await watch(one, session)).html, (await watch(one, session)).html]).toEqual([
    '{"endsIn":10}',
    '{"endsIn":10}',
  ]);
  expect((await watch(one, session, "&here=1")).html).toBe('{"endsIn":1800}');
  expect((await watch(one, session)).headers.get("cache-control")).toBe("no-store");
  for (const other of [String(Number(session) + 1), "", "x"])
    expect([
      other,
      (await one.follow({ location: `/prihlaseni/trva?session=${other}` } as Page)).html.includes('endsIn":1'),
    ]).toEqual([other, false]);
  pass(1800);
  expect([(await watch(one, session)).status, (await watch(one, session, "&here=1")).status]).toEqual([401, 401]);
});

test("a session that was ended on another device ends for its open pages too", async () => {
  const one = await signedIn("receptionist");
  const session = ticketIn(await one.get("/kartoteka")).split(".")[0]!;
  const elsewhere = await signedIn("receptionist");
  expect((await watch(one, session)).status).toBe(200);
  expect((await elsewhere.post(`/nastaveni/osobni/prihlasena-zarizeni/${session}/odhlasit`, {})).status).toBe(302);
  expect((await watch(one, session)).status).toBe(401);
});

test("text that is handed over comes back after the login of the same person only, and without its secrets", async () => {
  const one = await signedIn("receptionist");
  const ticket = ticketIn(await one.get("/kartoteka/novy"));
  pass(1801);
  const led = await one.post("/prihlaseni/trva", {
    ticket,
    place: "/kartoteka/novy?q=1",
    typed: "surname=Rozepsan%C3%A1&password=tajne",
  });
  expect(led.location).toMatch(/^\/prihlaseni\/skoncilo\?redirect=/);
  const ended = await one.follow(led);
  expect([ended.title, ended.text("main")]).toEqual([
    "Přihlášení skončilo | Motus",
    expect.stringContaining("Co jste rozepsali, je uložené"),
  ]);
  expect(ended.html).not.toMatch(/Rozepsaná|tajne|Recepční/);
  const login = ended
    .all("main a")
    .map((link) => link.getAttribute("href")!.replaceAll("&amp;", "&"))
    .find((address) => address.startsWith("/prihlaseni?"))!;
  const back = await one.post(login, { username: emails.receptionist, password });
  expect(back.location).toMatch(/^\/kartoteka\/novy\?q=1&kept=/);
  expect((await one.follow(back)).value("surname")).toBe("Rozepsaná");
  expect((await (await signedIn("admin")).follow(back)).value("surname")).not.toBe("Rozepsaná");

  // Somebody else has signed in in the same browser since.
  const other = await signedIn("admin");
  const theirs = await other.post("/prihlaseni/trva", {
    ticket,
    place: "/kartoteka/novy",
    typed: "surname=Pozdn%C3%AD",
  });
  const goOn = (await other.follow(theirs))
    .all("main a")
    .map((link) => link.getAttribute("href")!)
    .find((address) => address.includes("kept="))!;
  expect((await other.get(goOn)).value("surname")).not.toBe("Pozdní");
  expect((await one.get(goOn)).value("surname")).toBe("Pozdní");
  expect(
    (
      await other.post("/prihlaseni/trva", {
        ticket: `${ticket.split(".")[0]}.${"A".repeat(43)}`,
        place: "/kartoteka",
        typed: "a=b",
      })
    ).location,
  ).toBe("/prihlaseni/skoncilo?redirect=%2Fkartoteka");
});

test("a print page leaves by itself when its session has ended and prolongs none; a page with forms stays where no script runs", async () => {
  const one = await signedIn("admin");
  const front = `/kartoteka/${uuids.jana}/titulni-list`;
  const address = leave(await one.get(front))!;
  expect(address).toBe(`1802;url=/prihlaseni/skoncilo?redirect=${encodeURIComponent(front)}`);
  for (const page of ["/", "/kartoteka", "/kartoteka/novy"])
    expect([page, leave(await one.get(page))]).toEqual([page, undefined]);
  const [, ended] = address.split("url=");
  pass(1200);
  const still = await one.get(ended!);
  expect([still.text("main"), still.all("main a").map((link) => link.getAttribute("href"))]).toEqual([
    expect.stringContaining("Jste přihlášeni."),
    expect.arrayContaining([front]),
  ]);
  pass(601);
  const over = await one.get(ended!);
  expect([over.status, over.text("main")]).toEqual([200, expect.stringContaining("Přihlaste se")]);
  expect(over.all("main a").map((link) => link.getAttribute("href"))).toContain(
    `/prihlaseni?redirect=${encodeURIComponent(front)}`,
  );
});
