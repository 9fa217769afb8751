import { expect, test } from "vitest";
import { emails, password, uuids, type Role } from "#tests/cast/people.ts";
import { testPages, type Page, type Visitor } from "#tests/kit/pages.ts";

const { visitor, clock, database } = await testPages();
const list = "/nastaveni/zdravotnicke-zarizeni/sdilene-pocitace";
const pin = "7294";
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
const logIn = (desk: Visitor, who: Role) => desk.post("/prihlaseni", { username: emails[who], password });
/** A browser that the administrator has made a shared desk. */
async function declared(name: string, lockMinutes = "3") {
  const desk = visitor();
  await logIn(desk, "admin");
  await desk.post(`${list}/novy`, { name, lockMinutes });
  return desk;
}
const people = (page: Page) => page.all("fieldset label").map((label) => label.text.replace(/\s+/g, " ").trim());
const sessionOf = (page: Page, who: Role) =>
  page
    .all("fieldset label")
    .find((label) => label.text.includes(who))!
    .querySelector("input")!
    .getAttribute("value")!;
const unlock = (desk: Visitor, lock: string, session: string, secret: string) => desk.post(lock, { session, secret });
/** Locks the page one is on, as the menu's button does. */
const lock = async (desk: Visitor, page: Page, typed = "") =>
  (
    await desk.post(page.document.querySelector("form[data-lock]")!.getAttribute("action")!.replaceAll("&amp;", "&"), {
      typed,
    })
  ).location!;

test("an administrator makes the browser a shared desk, changes and revokes it; others have no such page", async () => {
  const desk = visitor();
  await logIn(desk, "admin");
  expect((await desk.get(list)).text("main")).toContain("Zatím tu není žádný sdílený počítač");
  expect((await desk.get("/")).all("form[data-lock]")).toHaveLength(0);
  const wrong = await desk.post(`${list}/novy`, { name: "", lockMinutes: "61" });
  expect([wrong.status, wrong.value("lockMinutes")]).toEqual([400, "61"]);
  expect(wrong.text("[role=alert]")).toContain("Napište celé číslo od 1 do 60.");
  const answer = await desk.post(`${list}/novy`, { name: "Recepce", lockMinutes: "2" });
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("motus-desk="))).toMatch(
    /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i,
  );
  const shown = await desk.follow(answer);
  expect(shown.text("main")).toMatch(/Recepce tento počítač.*2 min/);
  const edit = shown.document.querySelector("tbody th a")!.getAttribute("href")!;
  const form = await desk.get(edit);
  expect((await desk.post(edit, { ...form.filled("main form"), lockMinutes: "5" })).status).toBe(302);
  expect((await desk.get(list)).text("main")).toContain("5 min");
  expect((await desk.post(edit, { ...form.filled("main form"), name: "Jinak" })).status).toBe(409);
  await desk.post(`${edit}/zruseni`, {});
  expect((await desk.get(list)).text("main")).toContain("Zatím tu není žádný sdílený počítač");
  for (const address of [list, `${list}/novy`, edit])
    expect((await visitor("receptionist").get(address)).status).toBe(403);
});

test("a PIN requires the password and refuses easy guesses; it can be removed", async () => {
  const renata = visitor();
  await logIn(renata, "receptionist");
  const address = "/nastaveni/osobni/pin";
  const trivial = await renata.post(address, { pin: "1985", password });
  expect([trivial.status, trivial.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("každý zkusil jako první"),
  ]);
  expect(trivial.html).not.toContain("1985");
  expect((await renata.post(address, { pin, password: "jiné" })).text("[role=alert]")).toContain("heslo nesouhlasí");
  expect((await renata.follow(await renata.post(address, { pin, password }))).text("main")).toContain(
    "Nastavený 16. 3. 2026",
  );
  await renata.post(`${address}/zruseni`, {});
  expect((await renata.get(address)).text("main")).toContain("Nemáte PIN");
});

test("a locked desk shows names alone, and unlocking returns to the same page", async () => {
  const desk = await declared("Recepce");
  await desk.post("/nastaveni/osobni/pin", { pin, password });
  const card = `/kartoteka/${uuids.jana}?tab=navstevy`;
  const before = await desk.get(card);
  const address = await lock(desk, before);
  const locked = await desk.get(address);
  expect([locked.status, locked.title]).toEqual([200, "Zamčeno | Motus"]);
  expect(locked.html).not.toMatch(/Dvořáčková|11111111|kartoteka/);
  expect(locked.html).not.toContain(emails.admin);
  expect([locked.text("main"), people(locked)]).toEqual([
    expect.stringContaining("Recepce, Rehabilitace U Lípy"),
    ["1 admin Test"],
  ]);
  expect(locked.headers.get("cache-control")).toBe("no-store");
  const wrong = await unlock(desk, address, sessionOf(locked, "admin"), "9999");
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("To nesouhlasí")]);
  expect(wrong.html).not.toContain("9999");
  expect((await unlock(desk, address, sessionOf(locked, "admin"), pin)).location).toBe(card);
  expect((await desk.get(card)).text()).toContain("Dvořáčková");
});

test("after the idle time every page leads to the lock, and a form that is sent then comes back filled in", async () => {
  const desk = await declared("Recepce", "1");
  await desk.post("/nastaveni/osobni/pin", { pin, password });
  pass(61);
  for (const address of [
    "/",
    "/kartoteka",
    `/kartoteka/${uuids.jana}`,
    "/nastaveni/osobni",
    "/kartoteka/tisk-seznamu",
  ]) {
    const answer = await desk.get(address);
    expect([address, answer.status, answer.location?.split("?")[0]]).toEqual([address, 302, "/zamceno"]);
    expect(answer.headers.get("x-remix-reload-document")).toBe("true");
  }
  expect((await desk.get("/kartoteka/novy.data")).html).not.toContain("Marešová");
  expect((await desk.get("/zmeny-kalendare")).status).toBe(403);
  const sent = await desk.post("/kartoteka/novy", { surname: "Vodičková", name: "", idempotencyKey: "k" });
  expect(sent.location).toMatch(/^\/zamceno\?kept=/);
  const locked = await desk.follow(sent);
  expect(locked.html).not.toContain("Vodičková");
  const back = await unlock(desk, sent.location!, sessionOf(locked, "admin"), pin);
  expect(back.location).toMatch(/^\/kartoteka\/novy\?kept=/);
  expect((await desk.follow(back)).value("surname")).toBe("Vodičková");
});

test("two users take turns: each returns to their own page, and the second neither sees nor gets the text typed by the first", async () => {
  const desk = await declared("Recepce");
  await desk.post("/nastaveni/osobni/pin", { pin, password });
  const form = await desk.get("/kartoteka/novy");
  const first = await lock(desk, form, "surname=Tajn%C3%A1");
  expect((await desk.get("/prihlaseni")).text("main")).toContain("Zpět k zámku");
  await logIn(desk, "receptionist");
  expect((await desk.get(first)).status).toBe(200);
  const second = await lock(desk, await desk.get("/seznam-nahradniku"));
  const locked = await desk.get(second);
  expect(people(locked)).toEqual(["1 admin Test", "2 receptionist Test"]);
  expect(locked.all("[type=radio][checked]")[0]!.getAttribute("value")).toBe(sessionOf(locked, "receptionist"));
  const another = await unlock(desk, first, sessionOf(locked, "receptionist"), password);
  expect(another.location).toBe("/seznam-nahradniku");
  expect((await desk.get(`/kartoteka/novy?${first.split("?")[1]}`)).html).not.toContain("Tajná");
  const back = await unlock(desk, second, sessionOf(locked, "admin"), pin);
  expect((await desk.follow(back)).value("surname")).toBe("Tajná");
});

test("five wrong PINs lead to the full login; logging out leads to the lock of the others", async () => {
  const desk = await declared("Recepce");
  await logIn(desk, "receptionist");
  const locked = await desk.get(await lock(desk, await desk.get("/kartoteka")));
  for (let n = 0; n < 4; n++)
    expect((await unlock(desk, "/zamceno", sessionOf(locked, "admin"), `50${n}0`)).status).toBe(400);
  const over = await unlock(desk, "/zamceno", sessionOf(locked, "admin"), "5099");
  expect(over.location).toBe("/zamceno");
  const after = await desk.follow(over);
  expect([people(after), after.text()]).toEqual([
    ["1 receptionist Test"],
    expect.stringContaining("Přihlaste se heslem"),
  ]);
  await unlock(desk, "/zamceno", sessionOf(after, "receptionist"), password);
  expect((await desk.post("/odhlaseni", {})).location).toBe("/zamceno");
  expect((await desk.get("/zamceno")).location).toBe("/prihlaseni");
});

test("a page without scripts leaves when idle, and does not keep the desk open", async () => {
  const desk = await declared("Recepce");
  const leave = (page: Page) =>
    /<meta http-equiv="refresh" content="([^"]*)"/i.exec(page.html)?.[1]?.replaceAll("&amp;", "&");
  const page = await desk.get("/kartoteka");
  expect(leave(page)).toBe("182;url=/zamceno?from=%2Fkartoteka");
  expect(page.document.querySelector("main noscript")!.text).toContain("3 min");
  expect(leave(await desk.get(`/kartoteka/${uuids.jana}/titulni-list`))).toMatch(/^182;/);
  pass(100);
  const elsewhere = await desk.get("/zamceno?from=%2Fkartoteka");
  expect([elsewhere.status, elsewhere.text("main")]).toEqual([200, expect.stringContaining("Počítač zamčený není.")]);
  pass(81);
  expect((await desk.get("/zamceno?from=%2Fkartoteka")).location).toBe("/zamceno");
  expect(leave(await visitor().get("/prihlaseni"))).toBeUndefined();
});

test("a person led to a lock comes back to where they were, and no one else does; reading the lock writes nothing", async () => {
  const desk = await declared("Recepce", "1");
  await logIn(desk, "receptionist");
  const place = `/kartoteka?q=${encodeURIComponent("Dvořáčková")}`;
  await desk.get(place);
  pass(61);
  const written = async () =>
    (
      await database.owner.query(
        "select (select count(*) from kept_forms) as forms, (select count(*) from audit_rows) as rows, (select count(*) from sessions where locked_at is not null) as locked",
      )
    ).rows;
  const before = await written();
  const led = await desk.follow(await desk.get(place));
  expect([led.location, led.headers.get("set-cookie")]).toEqual([
    "/zamceno",
    expect.stringMatching(/^desk-place=.*HttpOnly/),
  ]);
  const locked = await desk.follow(led);
  expect(await written()).toEqual(before);
  expect(locked.html).not.toContain("Dvořáčková");
  const admin = await unlock(desk, "/zamceno", sessionOf(locked, "admin"), pin);
  expect(admin.location).toBe("/");
  pass(61);
  const again = await desk.follow(await desk.follow(await desk.get(place)));
  expect((await unlock(desk, "/zamceno", sessionOf(again, "admin"), pin)).location).toBe(place);
  expect([...desk.cookies.keys()]).not.toContain("desk-place");
});
