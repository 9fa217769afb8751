import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Mail } from "#api/core/outside/mail.ts";
import { emails, ids, password, type Role } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { testPages, type Page, type Visitor } from "#tests/kit/pages.ts";

const mails: Mail[] = [];
const { visitor, app, clock, database } = await testPages({
  mailer: { send: async (mail) => void mails.push(mail) },
});
const home = "/nastaveni/osobni/dvoufazove-prihlaseni";
const staffPage = "/nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni";
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
const keyOf = (page: Page) => page.text(".secret").replace(/\s/g, "");
const codesOf = (page: Page) => page.all(".codes code").map((code) => code.text);

/** The content of a page's QR code, by an independent reader. */
async function readQr(page: Page) {
  const svg = page.document
    .querySelector("svg.qr")!
    .toString()
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"')
    .replace('class="light"', 'fill="#fff"');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function turnOn(someone: Visitor, said = password) {
  const connect = await someone.follow(await someone.post(`${home}/zapnuti`, { password: said }));
  const key = keyOf(connect);
  const done = await someone.post(`${home}/zapnuti/kod`, { code: codeAt(key, clock.now) });
  pass(60);
  return { connect, key, done, codes: codesOf(done) };
}
/** Signed in now: the open sessions of the cast have idled out by then. */
async function member(who: Role) {
  const someone = visitor();
  await logIn(someone, who);
  return someone;
}
const logIn = (someone: Visitor, who: Role, place = "") =>
  someone.post(`/prihlaseni${place}`, { username: emails[who], password });

test("turning on: password, QR code, key and link agree; a code confirms it; ten codes to be stored", async () => {
  const someone = visitor("paramedic");
  expect((await someone.get("/nastaveni/osobni")).text("main")).toContain("Dvoufázové přihlášení");
  expect((await someone.get(home)).text("main")).toContain("Vypnuto");
  const wrong = await someone.post(`${home}/zapnuti`, { password: "jiné" });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("heslo nesouhlasí")]);
  expect((await someone.get(`${home}/zapnuti/kod`)).text("main")).toContain("Začněte prosím znovu");
  const connect = await someone.follow(await someone.post(`${home}/zapnuti`, { password }));
  const uri = await readQr(connect);
  expect(new URL(uri!).searchParams.get("secret")).toBe(keyOf(connect));
  expect(connect.document.querySelector("main a[href^=otpauth]")!.getAttribute("href")!.replaceAll("&amp;", "&")).toBe(
    uri,
  );
  const mistyped = await someone.post(`${home}/zapnuti/kod`, { code: "12 34" });
  expect([mistyped.status, mistyped.title, mistyped.text("[role=alert]"), keyOf(mistyped)]).toEqual([
    400,
    "Chyba: Připojení telefonu | Motus",
    expect.stringContaining("Kód nesouhlasí"),
    keyOf(connect),
  ]);
  const done = await someone.post(`${home}/zapnuti/kod`, { code: codeAt(keyOf(connect), clock.now) });
  expect([done.status, new Set(codesOf(done)).size]).toEqual([200, 10]);
  const file = done.document.querySelector("a[download]")!;
  expect(decodeURIComponent(file.getAttribute("href")!)).toContain(codesOf(done).join("\n"));
  expect((await someone.get(home)).text("main")).toMatch(/Zapnuto 16\. 3\. 2026.*Zbývá vám 10 záložních kódů/);
  expect((await someone.get(`${home}/zapnuti`)).location).toBe(home);
});

test("the login goes on to the second step with its return address, which a wrong code keeps, and a recovery code completes it too", async () => {
  const { key, codes } = await turnOn(visitor("receptionist"));
  const someone = visitor();
  const sent = await logIn(someone, "receptionist", "?redirect=%2Fkartoteka%3Fq%3DJana");
  expect(sent.location).toBe("/prihlaseni/druhy-krok?redirect=%2Fkartoteka%3Fq%3DJana");
  expect(someone.cookies.has("motus")).toBe(false);
  const page = await someone.follow(sent);
  const field = page.document.querySelector("input[name=code]")!;
  expect([page.title, field.getAttribute("autocomplete"), field.getAttribute("inputmode")]).toEqual([
    "Druhý krok přihlášení | Motus",
    "one-time-code",
    "numeric",
  ]);
  for (const address of ["/kartoteka", "/", "/vice", "/zmeny-kalendare"])
    expect([302, 403]).toContain((await someone.get(address)).status);
  const wrong = await someone.post(sent.location!, { code: "000000" });
  expect([wrong.status, wrong.text("[role=alert]"), wrong.value("code") ?? ""]).toEqual([
    400,
    expect.stringContaining("Přihlásit se nepodařilo"),
    "",
  ]);
  const link = page
    .all("main a")
    .find((link) => link.text.includes("záložní kód"))!
    .getAttribute("href")!
    .replaceAll("&amp;", "&");
  expect((await someone.get(link)).text("main")).toContain("Záložní kód");
  const done = await someone.post(link, { code: codes[0]! });
  expect(done.location).toBe("/kartoteka?q=Jana");
  expect([
    someone.cookies.has("motus"),
    someone.cookies.has("motus-step"),
    someone.cookies.has("motus-device"),
  ]).toEqual([true, false, false]);
  expect((await someone.follow(done)).status).toBe(200);
  const late = visitor();
  const owed = await logIn(late, "receptionist");
  pass(601);
  const over = await late.post(owed.location!, { code: codeAt(key, clock.now) });
  expect((await late.follow(over)).text()).toContain("Přihlášení trvalo příliš dlouho");
});

test("a form that was being typed when the session ended is there after both steps", async () => {
  const someone = visitor();
  const { key } = await turnOn(visitor("manager"));
  const enter = async (sent: Page) => someone.post((pass(60), sent.location!), { code: codeAt(key, clock.now) });
  await enter(await logIn(someone, "manager"));
  pass(31 * 60);
  const kept = await someone.post("/kartoteka/novy", { name: "Iva", surname: "Rozepsaná" });
  expect(kept.location).toMatch(/^\/prihlaseni\?redirect=%2Fkartoteka%2Fnovy%3Fkept%3D/);
  const back = await enter(await someone.post(kept.location!, { username: emails.manager, password }));
  expect((await someone.follow(back)).value("surname")).toBe("Rozepsaná");
});

test("a remembered device is not asked, is in the list, and is asked again once it is forgotten", async () => {
  const { rows } = await database.owner.query(
    "delete from second_factors where user_id = (select id from users where email = $1) returning 1",
    [emails.manager],
  );
  expect(rows.length).toBe(1);
  const someone = await member("manager");
  const { key } = await turnOn(someone);
  await someone.post("/odhlaseni", {});
  const done = await someone.post((await logIn(someone, "manager")).location!, {
    code: codeAt(key, clock.now),
    rememberDevice: "on",
  });
  expect([done.location, someone.cookies.has("motus-device")]).toEqual(["/", true]);
  await someone.post("/odhlaseni", {});
  expect((await logIn(someone, "manager")).location).toBe("/");
  const list = await someone.get("/nastaveni/osobni/prihlasena-zarizeni");
  expect(list.text("main")).toContain("Zařízení bez kódu");
  const forget = list
    .all("td.r a")
    .map((link) => link.getAttribute("href")!)
    .find((link) => link.includes("bez-kodu"))!;
  expect((await someone.get(forget)).text("h1")).toBe("Zapomenout zařízení?");
  expect((await (await member("admin")).get(forget)).status).toBe(404);
  expect((await someone.follow(await someone.post(forget, {}))).text()).toContain("si už nepamatujeme");
  expect((await logIn(someone, "manager")).location).toBe("/prihlaseni/druhy-krok");
});

test("new codes and turning off ask for both factors; a new password by e-mail leaves the second one on", async () => {
  const someone = await member("foreign");
  const { codes } = await turnOn(someone);
  const made = await someone.post(`${home}/zalozni-kody`, { password, code: codes[0]! });
  expect([made.status, codesOf(made).length, codesOf(made).includes(codes[1]!)]).toEqual([200, 10, false]);
  await visitor().post("/zapomenute-heslo", { email: emails.foreign });
  await app.queue.drain();
  const token = /token-check\/([\w-]+)/.exec(mails.at(-1)!.text)![1];
  const next = "modrý koloběžkář ve žitě";
  const forgetful = visitor();
  const renewed = await forgetful.post(`/obnova-hesla/${token}`, { password: next, passwordAgain: next });
  expect([renewed.location, forgetful.cookies.has("motus")]).toEqual(["/prihlaseni/druhy-krok", false]);
  await forgetful.post(renewed.location!, { code: codesOf(made)[0]! });
  const wrong = await forgetful.post(`${home}/vypnuti`, { password: next, code: codesOf(made)[0]! });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("už byl použit")]);
  expect(
    (await forgetful.follow(await forgetful.post(`${home}/vypnuti`, { password: next, code: codesOf(made)[1]! }))).text(
      "main",
    ),
  ).toContain("Vypnuto");
});

test("a centre requires it: a user without one is led to turn it on, and can do nothing there until then", async () => {
  const admin = await member("admin");
  const first = await admin.get(staffPage);
  expect(first.text("main")).toContain("Vyžadovat ho můžete, až si ho sami zapnete");
  const refused = await admin.post(`${staffPage}/vyzadovani`, { of: "EVERYBODY" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([409, expect.stringContaining("Nejdřív zapněte")]);
  const { codes } = await turnOn(admin);
  await database.owner.query(
    "delete from second_factors where user_id in (select id from users where email = any($1))",
    [[emails.receptionist]],
  );
  const ask = await admin.get(`${staffPage}/vyzadovani`);
  expect(ask.text("main")).toContain("Zatím ho nemá 1 člověk");
  expect(
    (
      await admin.follow(await admin.post(`${staffPage}/vyzadovani`, { ...ask.filled("main form"), of: "EVERYBODY" }))
    ).text("main"),
  ).toContain("Zařízení vyžaduje");
  const renata = visitor();
  const led = await renata.follow(await logIn(renata, "receptionist", "?redirect=%2Fkartoteka%2Fnovy"));
  expect(led.location).toBe(`${home}/zapnuti?redirect=%2Fkartoteka%2Fnovy`);
  expect((await renata.follow(led)).text("main")).toContain("Rehabilitace U Lípy vyžaduje dvoufázové přihlášení");
  for (const address of ["/", "/kartoteka", "/nastaveni/osobni", "/tisk-kalendare", "/hledani/pacienti?q=Jana"])
    expect([address, (await renata.get(address)).location]).toEqual([
      address,
      expect.stringContaining(`${home}/zapnuti`),
    ]);
  const typed = await renata.post("/kartoteka/novy", { name: "Iva", surname: "Včasná" });
  expect(typed.location).toContain("kept");
  const connect = await renata.follow(await renata.post(led.location!, { password }));
  const done = await renata.post(`${home}/zapnuti/kod?redirect=%2Fkartoteka%2Fnovy`, {
    code: codeAt(keyOf(connect), clock.now),
  });
  expect(done.document.querySelector("main .btn.main")!.getAttribute("href")).toBe("/kartoteka/novy");
  expect((await renata.get("/kartoteka/novy")).status).toBe(200);
  const kept = await admin.post(`${home}/vypnuti`, { password, code: codes[0]! });
  expect([kept.status, kept.text("[role=alert]")]).toEqual([409, expect.stringContaining("vypnout nejde")]);
  expect((await admin.get(home)).text("main")).toContain("Vypnout ho nejde: vyžaduje ho Rehabilitace U Lípy");
});

test("an administrator removes a colleague's second factor after a page that asks; the colleague is notified", async () => {
  await database.owner.query("update medical_centers set second_factor_duty = 'NOBODY'");
  await database.owner.query("delete from second_factors where user_id = (select id from users where email = $1)", [
    emails.admin,
  ]);
  const admin = await member("admin");
  const remove = `${staffPage}/${ids.profiles.receptionist}/zruseni`;
  expect((await admin.get(staffPage)).all("td.r a").map((link) => link.getAttribute("href"))).toContain(remove);
  expect((await admin.get(remove)).text("main")).toContain("Renata Malá Zapnuto");
  expect((await admin.get(`${staffPage}/${ids.profiles.admin}/zruseni`)).status).toBe(404);
  expect((await admin.follow(await admin.post(remove, {}))).text()).toContain("Dvoufázové přihlášení je zrušené");
  await app.queue.drain();
  expect(mails.at(-1)).toMatchObject({ to: emails.receptionist, subject: "Dvoufázové přihlášení zrušil správce" });
  const renata = visitor();
  expect((await logIn(renata, "receptionist")).location).toBe("/");
  for (const page of [staffPage, `${staffPage}/vyzadovani`, remove]) expect((await renata.get(page)).status).toBe(403);
});
