import { expect, test } from "vitest";
import type { Mail } from "#api/core/outside/mail.ts";
import { emails, ids, password, type Role } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { tokenIn } from "#tests/kit/jobs.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const mails: Mail[] = [];
const { visitor, app, database, clock } = await testPages({
  mailer: { send: async (mail) => void mails.push(mail) },
});
const account = "/nastaveni/osobni/uzivatelsky-ucet";
const form = `${account}/prihlasovaci-email`;

/** A request by the form, and the page that its mail leads to. */
async function linkTo(email: string, who: Role | Visitor) {
  const someone = typeof who === "string" ? visitor(who) : who;
  expect((await someone.post(form, { email })).location).toBe(form);
  await app.queue.drain();
  return `/prihlasovaci-email/${tokenIn(mails.findLast(({ to }) => to === email))}`;
}

test("the account leads to the form, which sends a link and says until when the present address holds", async () => {
  const petr = visitor("paramedic");
  expect((await petr.get(account)).all(`main a[href="${form}"]`).map((link) => link.text)).toEqual([
    "Změnit přihlašovací e-mail",
  ]);
  const page = await petr.get(form);
  expect([page.title, page.value("email"), page.text("main")]).toEqual([
    "Změna přihlašovacího e-mailu | Motus",
    undefined,
    expect.stringMatching(/přihlašujete se dál adresou petr@lipa\.example.*Kontaktní e-mail.*zůstane/),
  ]);
  const sent = await petr.follow(await petr.post(form, { email: "Petr@Nowhere.example" }));
  expect([sent.text(".flash"), sent.text("main .note"), sent.value("email")]).toEqual([
    expect.stringContaining("Na novou adresu jsme poslali odkaz"),
    expect.stringMatching(/Změna čeká na potvrzení.*petr@nowhere\.example, platí do 11:00.*adresou petr@lipa\.example/),
    "petr@nowhere.example",
  ]);
  expect((await petr.follow(await petr.post(form, { email: emails.admin }))).text("main .note")).toContain(
    emails.admin,
  );
});

test("the form is refused at its field, with what was typed", async () => {
  for (const [email, fault] of [
    ["bez zavináče", "e-mail"],
    [emails.admin, "Touto adresou se už přihlašujete"],
    ["", ""],
  ] as const) {
    const page = await visitor("admin").post(form, { email });
    expect([page.status, page.title, page.value("email") ?? "", page.all("[aria-invalid]").length]).toEqual([
      400,
      "Chyba: Změna přihlašovacího e-mailu | Motus",
      email,
      1,
    ]);
    expect(page.text("[role=alert]")).toContain(fault);
  }
});

test("without recent authentication the form is kept, and sent after the password", async () => {
  const renata = visitor("receptionist");
  await database.owner.query("update sessions set authenticated_at = null");
  const led = await renata.post(form, { email: "renata@nowhere.example" });
  expect(led.location).toMatch(/^\/potvrzeni-totoznosti\?redirect=/);
  const back = await renata.follow(await renata.post(led.location!, { password }));
  expect(back.value("email")).toBe("renata@nowhere.example");
  expect((await renata.post(form, { email: back.value("email")! })).location).toBe(form);
  await database.owner.query("update sessions set authenticated_at = $1", [clock.now]);
});

test("without a session the link leads through the login back to itself; its button, not the opening, changes the login", async () => {
  const link = await linkTo("dana@nowhere.example", "admin");
  const phone = visitor();
  const login = `/prihlaseni?redirect=${encodeURIComponent(link)}`;
  for (const led of [await phone.get(link), await phone.post(link, {})]) expect(led.location).toBe(login);
  const back = await phone.post(login, { username: emails.admin, password });
  expect(back.location).toBe(link);
  for (let times = 0; times < 2; times++) {
    const page = await phone.follow(back);
    expect([page.status, page.text("h1"), page.all("main .btn").map((button) => button.text.trim())]).toEqual([
      200,
      "Nový přihlašovací e-mail",
      ["Změnit přihlašovací e-mail"],
    ]);
    expect(page.text("main")).toMatch(/adresou dana@lipa\.example.*budete přihlašovat adresou dana@nowhere\.example/);
  }
  const before = phone.cookies.get("motus");
  const done = await phone.post(link, {});
  expect([done.location, phone.cookies.get("motus") === before]).toEqual([account, false]);
  expect((await phone.follow(done)).text()).toMatch(/Přihlašovací e-mail je změněný.*dana@nowhere\.example/);
  expect((await visitor().post("/prihlaseni", { username: emails.admin, password })).status).toBe(400);
  expect((await visitor().post("/prihlaseni", { username: "dana@nowhere.example", password })).location).toBe("/");
  const used = await phone.post(link, {});
  expect([used.status, used.text("h1")]).toEqual([400, "Odkaz už neplatí"]);
});

test("another user sees an ended link, and changes nothing", async () => {
  const link = await linkTo("mistyped@nowhere.example", "receptionist");
  const stranger = visitor("foreign");
  for (const page of [await stranger.get(link), await stranger.post(link, {})]) {
    expect([page.text("h1"), page.text("main")]).toEqual([
      "Odkaz už neplatí",
      expect.stringContaining("jen pro účet, který o změnu požádal"),
    ]);
    expect(page.html).not.toMatch(/mistyped|lipa\.example/);
  }
  const { rows } = await database.owner.query("select email from users where email = any($1)", [
    [emails.receptionist, emails.foreign, "mistyped@nowhere.example"],
  ]);
  expect(rows).toHaveLength(2);
  expect((await visitor("receptionist").get(link)).text("h1")).toBe("Nový přihlašovací e-mail");
});

test("a user of several centres confirms before choosing one, after the second step of the login", async () => {
  await database.owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, 'ROLE_PARAMEDIC', name, surname, email from profiles where id = $2",
    [ids.foreignCenter, ids.profiles.manager],
  );
  const milan = visitor("manager");
  const factor = "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti";
  const key = (await milan.follow(await milan.post(factor, { password }))).text(".secret").replace(/\s/g, "");
  await milan.post(`${factor}/kod`, { code: codeAt(key, clock.now) });
  clock.now = new Date(clock.now.getTime() + 60_000);
  const link = await linkTo("milan@nowhere.example", milan);
  await database.owner.query("update sessions set profile_id = null");
  const phone = visitor();
  const step = await phone.post((await phone.get(link)).location!, { username: emails.manager, password });
  expect(step.location).toMatch(/^\/prihlaseni\/druhy-krok\?redirect=/);
  const back = await phone.post(step.location!, { code: codeAt(key, clock.now) });
  expect([back.location, (await phone.follow(back)).text("h1")]).toEqual([link, "Nový přihlašovací e-mail"]);
  const choice = await phone.follow(await phone.post(link, {}));
  expect(choice.location).toBe("/vyber-profilu");
  expect((await phone.follow(choice)).text()).toMatch(/Přihlašovací e-mail je změněný/);
});

test("a wrong link is answered by a page that leads to a new one, whatever it holds", async () => {
  for (const token of ["x", "%00", "%27%20or%201=1--", "ž".repeat(300)]) {
    const page = await visitor("lonely").get(encodeURI(decodeURI(`/prihlasovaci-email/${token}`)));
    expect([token, page.status, page.text("h1")]).toEqual([token, 200, "Odkaz už neplatí"]);
    expect(page.all("main a").map((link) => link.getAttribute("href"))).toEqual([form]);
  }
});
