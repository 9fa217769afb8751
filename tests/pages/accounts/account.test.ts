import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { emails, password, tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { tokenIn } from "#tests/kit/jobs.ts";
import type { Mail } from "#api/core/outside/mail.ts";

const mails: Mail[] = [];
const { visitor, app, database, clock } = await testPages({
  mailer: { send: async (mail) => void mails.push(mail) },
});
const good = "modrý koloběžkář ve žitě";
const mailed = async () => {
  await app.queue.drain();
  return mails.at(-1);
};

test("signing in leads to the requested page, and only within the site", async () => {
  const someone = visitor();
  const asked = await someone.get("/kartoteka");
  const page = await someone.follow(asked);
  expect(page.title).toBe("Přihlášení | Motus");
  const done = await someone.post(asked.location!, { username: emails.paramedic, password });
  expect([done.status, done.location]).toEqual([302, "/kartoteka"]);
  expect(someone.cookies.get("motus")).toMatch(/^[\w-]{43}$/);
  for (const evil of ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])
    expect(
      (
        await visitor().post(`/prihlaseni?redirect=${encodeURIComponent(evil)}`, {
          username: emails.paramedic,
          password,
        })
      ).location,
    ).toBe("/");
  expect(
    (await visitor().post("/prihlaseni?redirectToRacingEventDetailId=7", { username: emails.paramedic, password }))
      .location,
  ).toBe("/editace-udalosti/7");
  expect((await someone.get("/prihlaseni")).location).toBe("/");
});

test("a wrong password is reported in words, the address stays and the password does not", async () => {
  const page = await visitor().post("/prihlaseni", { username: emails.admin, password: "špatné heslo" });
  expect(page.status).toBe(400);
  expect(page.title).toBe("Chyba: Přihlášení | Motus");
  expect(page.text("[role=alert]")).toContain("E-mail a heslo k sobě nepatří");
  expect(page.value("username")).toBe(emails.admin);
  expect(page.html).not.toContain("špatné heslo");
  const empty = await visitor().post("/prihlaseni", { username: "", password: "" });
  expect(empty.all("[aria-invalid]").length).toBe(2);
});

test("too many attempts are refused with the time to come back", async () => {
  const someone = visitor();
  const attempt = { username: "often@nowhere.example", password: "x" };
  for (let times = 0; times < 10; times++) await someone.post("/prihlaseni", attempt);
  for (const address of ["/prihlaseni", "/prihlaseni.data"]) {
    const refused = await someone.post(address, attempt);
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 3600),
    ]);
  }
});

test("logging out asks for confirmation, and ends the session", async () => {
  const someone = visitor();
  await someone.post("/prihlaseni", { username: emails.admin, password });
  const token = someone.cookies.get("motus")!;
  expect((await someone.get("/odhlaseni")).text("h1")).toBe("Odhlásit se?");
  expect(someone.cookies.has("motus")).toBe(true);
  const gone = await someone.post("/odhlaseni", {});
  expect(gone.headers.get("clear-site-data")).toBe('"cache"');
  expect((await someone.follow(gone)).text()).toContain("Jste odhlášeni.");
  someone.cookies.set("motus", token);
  expect((await someone.get("/vice")).location).toContain("/prihlaseni");
});

test("registration: address, mail, password, a centre of one's own, in the language of the page", async () => {
  const someone = visitor();
  const sent = await someone.post("/en/registrace", { email: "Founder@klinika.example" });
  expect(sent.location).toBe("/en/registracni-email?email=founder%40klinika.example");
  expect((await someone.follow(sent)).text()).toContain("founder@klinika.example");
  const mail = await mailed();
  expect(mail).toMatchObject({ to: "founder@klinika.example", subject: "Finish your registration" });
  const checked = await someone.get(`/en/token-check/${tokenIn(mail)}`);
  expect(checked.location).toBe(`/en/vytvoreni-hesla?token=${tokenIn(mail)}`);
  const weak = await someone.post(checked.location!, { password: "founder-klinika", passwordAgain: "founder-klinika" });
  expect([weak.status, weak.text("[role=alert]")]).toEqual([400, expect.stringContaining("contains your name")]);
  expect(weak.html).not.toContain("founder-klinika");
  const differ = await someone.post(checked.location!, { password: good, passwordAgain: "jiné" });
  expect(differ.text("[role=alert]")).toContain("The passwords do not match");
  const done = await someone.post(checked.location!, { password: good, passwordAgain: good });
  expect(done.location).toBe("/en/vytvoreni-profilu");
  for (const page of ["/en", "/en/kartoteka", "/en/vice"])
    expect((await someone.get(page)).location).toBe("/en/vyber-profilu");
  expect((await someone.get("/en/vyber-profilu")).location).toBe("/en/vytvoreni-profilu");
  const form = {
    medicalCenterName: "Klinika & syn",
    country: "SK",
    name: "Filip",
    surname: "<b>Říha</b>",
    motusProfession: "DOCTOR",
    phone: "0905 123 456",
  };
  expect((await someone.post("/en/vytvoreni-profilu", { ...form, surname: "" })).value("medicalCenterName")).toBe(
    "Klinika & syn",
  );
  expect((await someone.post("/en/vytvoreni-profilu", form)).location).toBe("/en");
  const account = await someone.get("/en/nastaveni/osobni/uzivatelsky-ucet");
  expect(account.text()).toContain("Klinika & syn");
  expect(account.value("phone")).toBe("+421905123456");
  expect((await someone.get(`/en/token-check/${tokenIn(mail)}`)).text("h1")).toBe("The link no longer works");
});

test("a forgotten password: the same page for every address; the link works once", async () => {
  for (const email of [emails.foreign, "nobody@nowhere.example"])
    expect((await visitor().post("/zapomenute-heslo", { email })).location).toBe("/zapomenute-heslo?sent=1");
  expect((await visitor().get("/zapomenute-heslo?sent=1")).text("h1")).toBe("Podívejte se do pošty");
  const token = tokenIn(await mailed());
  const someone = visitor();
  const page = await someone.follow(await someone.get(`/token-check/${token}`));
  expect(page.text()).toContain(emails.foreign);
  expect((await someone.post(`/obnova-hesla/${token}`, { password: good, passwordAgain: good })).location).toBe("/");
  expect((await someone.get("/vice")).status).toBe(200);
  const late = await visitor().post(`/obnova-hesla/${token}`, { password: good, passwordAgain: good });
  expect([late.status, late.text("h1")]).toEqual([400, "Odkaz už neplatí"]);
});

test("wrong links are answered by a page, whatever they hold", async () => {
  for (const token of ["x", "%00", "%27%20or%201=1--", "%3Cscript%3E", "ž".repeat(300)])
    for (const path of [`/token-check/${token}`, `/obnova-hesla/${token}`, `/vytvoreni-hesla?token=${token}`]) {
      const page = await visitor().get(encodeURI(decodeURI(path)));
      expect([path, page.status, page.text("h1")]).toEqual([path, 200, "Odkaz už neplatí"]);
    }
  expect((await visitor().get("/registracni-email")).location).toBe("/registrace");
});

test("a session that ends while one types leads back to the filled form", async () => {
  const someone = visitor("receptionist");
  const typed = {
    name: "Renata",
    surname: "Rozepsaná",
    phone: "601 000 111",
    locale: "cs",
    version: "1",
    idempotencyKey: "k1",
  };
  const start = clock.now;
  clock.now = new Date(start.getTime() + 31 * 60_000);
  const sent = await someone.post("/nastaveni/osobni/uzivatelsky-ucet", typed);
  const login = await someone.follow(sent);
  expect(login.text()).toContain("Co jste rozepsali, je uložené");
  const back = await someone.post(sent.location!, { username: emails.receptionist, password });
  expect(back.location).toMatch(/^\/nastaveni\/osobni\/uzivatelsky-ucet\?kept=/);
  const form = await someone.follow(back);
  expect([form.value("surname"), form.value("phone"), form.value("version")]).toEqual([
    "Rozepsaná",
    "601 000 111",
    "1",
  ]);
  expect(form.html).not.toContain('k1"');
  const another = visitor();
  const theirs = await another.post(`/prihlaseni?redirect=${encodeURIComponent(back.location!)}`, {
    username: emails.manager,
    password,
  });
  expect((await another.follow(theirs)).html).not.toContain("Rozepsaná");
  clock.now = start;
});

test("a form that is refused after its session ended comes back filled as well", async () => {
  const someone = visitor("manager");
  const page = "/nastaveni/osobni/uzivatelsky-ucet";
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [tokenHash(tokens.manager)]);
  const sent = await someone.post(page, {
    name: "Milan",
    surname: "Nedopsaný",
    phone: "601",
    locale: "cs",
    version: "1",
  });
  expect(sent.location).toMatch(/^\/prihlaseni\?redirect=/);
  const back = await someone.post(sent.location!, { username: emails.manager, password });
  expect((await someone.follow(back)).value("surname")).toBe("Nedopsaný");
  expect((await visitor().post("/prihlaseni", { username: "dana" })).status).toBe(400);
});

test("logging out in one tab leaves the form typed in another to its author", async () => {
  const someone = visitor("paramedic");
  const page = "/nastaveni/osobni/uzivatelsky-ucet";
  await someone.post("/odhlaseni", {});
  const sent = await someone.post(page, { name: "Filip", surname: "Rozdělaný", version: "1" });
  const back = await someone.post(sent.location!, { username: emails.paramedic, password });
  expect((await someone.follow(back)).value("surname")).toBe("Rozdělaný");
});
