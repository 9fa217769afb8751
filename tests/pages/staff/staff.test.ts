import { expect, test } from "vitest";
import type { Mail } from "#api/core/outside/mail.ts";
import { emails, ids, password } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const mails: Mail[] = [];
const { visitor, app, database } = await testPages({ mailer: { send: async (mail) => void mails.push(mail) } });
const { profiles } = ids;
const list = "/nastaveni/zdravotnicke-zarizeni/uzivatele";
const of = (profile: number, change = "") => `${list}/${profile}${change}`;

test("the list shows present and former colleagues; a name links to the actions", async () => {
  const dana = visitor("admin");
  expect((await dana.get("/nastaveni/zdravotnicke-zarizeni")).text("main")).toContain("Zaměstnanci");
  const page = await dana.get(list);
  expect(page.all("tbody tr").map((row) => row.querySelector("th a")!.text)).toEqual([
    "Milan Kos",
    "Renata Malá",
    "Mgr. Dana Marešová",
    "Petr Šindelář",
    "Otto Odešlý",
  ]);
  const rows = page.all("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " "));
  expect(rows[1]).toMatch(/renata@lipa\.example.*recepční.*Vypnuto.*zatím žádné.*na 1 zařízení.*má přístup/);
  expect(rows[4]).toMatch(/nikde.*odešel 16\. 3\. 2026/);
  const person = await dana.get(page.all("tbody th a")[3]!.getAttribute("href")!);
  expect([person.text("h1"), person.all(".acts a").map((link) => link.text)]).toEqual([
    "Petr Šindelář",
    [expect.stringMatching(/^Poslat odkaz k.novému heslu$/), "Odhlásit", "Ukončit přístup"],
  ]);
  expect((await dana.get(of(profiles.admin))).text("main")).toContain("udělá to jiný správce");
  expect((await dana.get(of(profiles.admin, "/ukonceni-pristupu"))).location).toBe(of(profiles.admin));
});

test("the page that asks shows the effects and links to the open work; then the colleague has no access, and can be activated again", async () => {
  await database.owner.query(
    "update events set begin_at = begin_at + interval '2 days', end_at = end_at + interval '2 days' where id = $1",
    [ids.events.janaTherapy],
  );
  await database.owner.query(
    "update occupancies set during = tstzrange(lower(during) + interval '2 days', upper(during) + interval '2 days') where event_id = $1",
    [ids.events.janaTherapy],
  );
  const [dana, petr] = [visitor("admin"), visitor("paramedic")];
  expect((await petr.get("/kartoteka")).status).toBe(200);
  const asks = await dana.get(of(profiles.paramedic, "/ukonceni-pristupu"));
  expect(asks.text("main ul")).toMatch(
    /Hned skončí každé přihlášení.*1 událost zůstane naplánovaná.*Podepsané zprávy zůstanou/,
  );
  const calendar = await dana.get(
    asks.document.querySelector("main li a")!.getAttribute("href")!.replaceAll("&amp;", "&"),
  );
  expect(calendar.text("main")).toContain("Dvořáčková");
  const done = await dana.post(of(profiles.paramedic, "/ukonceni-pristupu"), {});
  const page = await dana.follow(done);
  expect([page.text(".flash"), page.text("dl"), page.all(".acts a").map((link) => link.text)]).toEqual([
    expect.stringContaining("Přístup je ukončený"),
    expect.stringContaining("odešel 16. 3. 2026"),
    ["Vrátit přístup"],
  ]);
  expect((await petr.get("/kartoteka")).location).toBe("/prihlaseni?redirect=%2Fkartoteka");
  expect((await petr.post("/prihlaseni", { username: emails.paramedic, password })).location).toBe("/");
  expect((await petr.follow(await petr.get("/kartoteka"))).text()).not.toContain("Dvořáčková");
  await app.queue.drain();
  expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    emails.paramedic,
    "Přístup skončil: „Rehabilitace U Lípy“",
  ]);
  expect(
    (await dana.get("/nova-udalost"))
      .all("select[name=owner] option, [name=owner]")
      .map((option) => option.text)
      .join(),
  ).not.toContain("Šindelář");
  expect((await dana.get(of(profiles.paramedic, "/ukonceni-pristupu"))).location).toBe(of(profiles.paramedic));
  expect((await dana.get(of(profiles.paramedic, "/vraceni-pristupu"))).text("main")).toContain("roli zdravotník");
  expect(
    (await dana.follow(await dana.post(of(profiles.paramedic, "/vraceni-pristupu"), {}))).text(".flash"),
  ).toContain("Přístup je vrácený");
  expect((await petr.get("/vyber-profilu")).status).toBeLessThan(400);
});

test("a colleague is signed out of the centre; the log names each act", async () => {
  const [dana, renata] = [visitor("admin"), visitor("receptionist")];
  expect((await dana.get(of(profiles.receptionist, "/odhlaseni"))).text("main")).toContain("Renata Malá");
  expect((await dana.follow(await dana.post(of(profiles.receptionist, "/odhlaseni"), {}))).text(".flash")).toContain(
    "Přihlášení do tohoto zařízení skončila",
  );
  expect((await renata.get("/kartoteka")).location).toContain("/prihlaseni");
  expect((await dana.get(`/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti?kind=STAFF`)).text("table")).toMatch(
    /odhlášení kolegy.*vrácení přístupu kolegovi.*ukončení přístupu kolegy/,
  );
});

test("a colleague is invited by a form, again, and no more; what was typed wrongly stays", async () => {
  const dana = visitor("admin");
  const invite = "/zamestnanec";
  expect((await dana.get(list)).all("main a").map((link) => link.getAttribute("href"))).toContain(invite);
  const typed = () => ({
    email: "iva.nova@lipa.example",
    profileRole: "ROLE_RECEPTIONIST",
    name: "Iva",
    surname: "Nová",
  });
  const filled = async () => (await dana.get(invite)).filled("main form");
  const refused = await dana.post(invite, { ...(await filled()), ...typed(), email: "iva.nova", profileRole: "" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([400, expect.stringMatching(/E-mail.*Role/)]);
  expect(refused.filled("main form")).toMatchObject({ email: ["iva.nova"], surname: ["Nová"] });
  const { location: person } = await dana.post(invite, { ...(await filled()), ...typed() });
  const sent = await dana.get(person!);
  expect([sent.text("h1"), sent.text(".flash"), sent.all(".acts a").map((link) => link.text)]).toEqual([
    "Iva Nová",
    expect.stringContaining("iva.nova@lipa.example"),
    ["Poslat pozvánku znovu", "Odvolat pozvánku"],
  ]);
  const again = await dana.post(invite, { ...(await filled()), ...typed() });
  expect([again.status, again.text("[role=alert]")]).toEqual([409, expect.stringContaining("už v")]);
  const resent = await dana.follow(await dana.post(`${person}/pozvanka`, {}));
  expect(resent.text(".flash")).toContain("Pozvánka je odeslaná");
  await app.queue.drain();
  expect(mails.filter(({ to, subject }) => to === "iva.nova@lipa.example" && subject.includes("ozván"))).toHaveLength(
    2,
  );
  expect((await dana.get(`${person}/odvolani-pozvanky`)).text("h1")).toBe("Odvolat pozvánku?");
  expect((await dana.get(`${person}/ukonceni-pristupu`)).location).toBe(person);
  const gone = await dana.follow(await dana.post(`${person}/odvolani-pozvanky`, {}));
  expect(gone.text(".flash")).toContain("Pozvánka je odvolaná");
  expect(gone.all(".acts a").map((link) => link.text)).toEqual(["Vrátit přístup"]);
  expect((await dana.get(`${person}/pozvanka`)).location).toBe(person);
  expect((await dana.get(`${of(profiles.paramedic)}/pozvanka`)).location).toBe(of(profiles.paramedic));
  expect((await dana.get(`${invite}?id=${profiles.paramedic}`)).location).toBe(of(profiles.paramedic, "/upravit"));
});

test("a colleague is changed by a form; bad data stay in it, and another's change is shown", async () => {
  await database.owner.query("update sessions set ended_at = null");
  const [dana, milan] = [visitor("admin"), visitor("manager")];
  const address = of(profiles.paramedic, "/upravit");
  expect(
    (await dana.get(of(profiles.paramedic))).all(".head a, main a").map((link) => link.getAttribute("href")),
  ).toContain(address);
  const form = (await dana.get(address)).filled("main form");
  expect(form).toMatchObject({ surname: ["Šindelář"], profileRole: ["ROLE_PARAMEDIC"] });
  const refused = await dana.post(address, {
    ...form,
    name: "",
    email: "petr",
    "address.psc": "1",
    room: "Tělocvična",
  });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    400,
    expect.stringMatching(/Vyplňte jméno.*E-mail.*PSČ/),
  ]);
  expect(refused.filled("main form")).toMatchObject({ email: ["petr"], room: ["Tělocvična"] });
  const theirs = (await milan.get(address)).filled("main form");
  const saved = await dana.follow(
    await dana.post(address, { ...form, room: "Tělocvična", "address.obecNazev": "Tábor", accessibleInBooking: "on" }),
  );
  expect([saved.text(".flash"), saved.text("dl")]).toEqual([
    expect.stringContaining("Údaje jsou uložené"),
    expect.stringMatching(/Tělocvična.*Tábor.*nabízí se/),
  ]);
  const late = await milan.post(address, { ...theirs, room: "Sál" });
  expect([late.status, late.text("main")]).toEqual([409, expect.stringContaining("Tělocvična")]);
  expect(late.filled("main form")).toMatchObject({ room: ["Sál"], "address.obecNazev": ["Tábor"] });
  const own = (await dana.get(of(profiles.admin, "/upravit"))).filled("main form");
  expect(own).toMatchObject({ profileRole: ["ROLE_ADMIN"] });
  const kept = await dana.post(of(profiles.admin, "/upravit"), { ...own, profileRole: "ROLE_PARAMEDIC" });
  expect([kept.status, (await dana.get(list)).status]).toEqual([403, 200]);
});

test("the work ahead of a colleague is listed with links to it, before their access ends", async () => {
  const dana = visitor("admin");
  const address = of(profiles.paramedic, "/prace");
  for (const page of [of(profiles.paramedic), of(profiles.paramedic, "/ukonceni-pristupu")])
    expect((await dana.get(page)).all("main a").map((link) => link.getAttribute("href"))).toContain(address);
  const page = await dana.get(address);
  expect([page.text("h1"), page.text("table")]).toEqual(["Práce, která čeká", expect.stringContaining("Dvořáčková")]);
  expect((await dana.get(of(profiles.manager, "/prace"))).text("main")).toContain("Nic naplánovaného");
});

test("another role asks for the password again, holds at once, and the form comes back as it was typed", async () => {
  const [dana, milan] = [visitor("admin"), visitor("manager")];
  const address = of(profiles.manager, "/upravit");
  await database.owner.query("update sessions set authenticated_at = null where profile_id = $1", [profiles.admin]);
  const form = (await dana.get(address)).filled("main form");
  const asked = await dana.post(address, { ...form, profileRole: "ROLE_RECEPTIONIST", room: "Recepce" });
  expect(asked.location).toContain("/potvrzeni-totoznosti");
  await database.owner.query("update sessions set authenticated_at = now() where profile_id = $1", [profiles.admin]);
  const back = await dana.get(new URL(asked.location!, "http://motus.example").searchParams.get("redirect")!);
  expect(back.filled("main form")).toMatchObject({ profileRole: ["ROLE_RECEPTIONIST"], room: ["Recepce"] });
  expect((await milan.get(list)).status).toBe(200);
  const done = await dana.follow(await dana.post(address, back.filled("main form")));
  expect(done.text("dl")).toContain("recepční");
  expect((await milan.get(list)).status).toBe(403);
  await database.owner.query("update profiles set role = 'ROLE_ADMIN' where id = $1", [profiles.manager]);
});

test("the pages are administrators' alone, another centre's colleague is not found, and refusals have their status", async () => {
  await database.owner.query("update sessions set ended_at = null");
  const dana = visitor("admin");
  expect((await visitor("paramedic").get("/zamestnanec")).status).toBe(403);
  for (const change of ["", "/upravit", "/prace", "/ukonceni-pristupu", "/vraceni-pristupu", "/odhlaseni"]) {
    expect((await visitor("paramedic").get(of(profiles.manager, change))).status).toBe(403);
    for (const profile of [profiles.foreign, 999_000]) expect((await dana.get(of(profile, change))).status).toBe(404);
    if (change && !["/upravit", "/prace"].includes(change))
      expect([
        (await visitor("paramedic").post(of(profiles.manager, change), {})).status,
        (await dana.post(of(profiles.foreign, change), {})).status,
      ]).toEqual([403, 404]);
  }
  expect((await dana.get(`${list}/x`)).status).toBe(404);
  const own = await dana.post(of(profiles.admin, "/ukonceni-pristupu"), {});
  expect([own.status, own.location]).toEqual([403, null]);
});
