import { expect, test } from "vitest";
import { emails, now, password } from "#tests/cast/people.ts";
import { pages } from "#app/paths/all.ts";
import type { Page } from "#app/paths/page.ts";
import { testPages } from "#tests/kit/pages.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";

const { visitor, database, clock } = await testPages({}, withPlans);

test("settings list their sections by scope; those of the centre are its administrators'", async () => {
  const personal = await visitor("paramedic").get("/nastaveni/osobni");
  expect(personal.all(".places a").map((link) => link.getAttribute("href"))).toEqual([
    "/nastaveni/osobni/uzivatelsky-ucet",
    "/nastaveni/osobni/zmena-hesla",
    "/nastaveni/osobni/prihlasena-zarizeni",
    "/nastaveni/osobni/moje-pracovni-doba",
    "/nastaveni/osobni/dvoufazove-prihlaseni",
    "/nastaveni/osobni/pin",
    "/nastaveni/osobni/synchronizace-s-mym-kalendarem",
    "/nastaveni/osobni/sablony-kody-vykonu",
    "/nastaveni/zdravotnicke-zarizeni/sablony-sluzeb",
    "/nastaveni/zdravotnicke-zarizeni/zadatele-ft-poukazu",
    "/nastaveni/zdravotnicke-zarizeni/ciselnik-vykonu",
    "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace",
  ]);
  expect(personal.title).toBe("Nastavení | Motus");
  expect((await visitor("paramedic").get("/nastaveni/zdravotnicke-zarizeni")).status).toBe(403);
  expect((await visitor("admin").get("/nastaveni/neznama")).status).toBe(404);
});

test("the centre's settings are grouped in the order of setting up, with what each holds and lacks", async () => {
  const page = await visitor("admin").get("/nastaveni/zdravotnicke-zarizeni");
  const groups = page
    .all("main section")
    .map((section) => [
      section.querySelector("h2")!.text,
      section.querySelectorAll("a").map((link) => link.getAttribute("href")!.replace(/.*\//, "")),
    ]);
  expect(groups).toEqual([
    ["Zařízení", ["zdravotnicke-zarizeni", "predplatne", "import", "kopie-dat"]],
    ["Lidé", ["uzivatele", "pracovni-doba", "dvoufazove-prihlaseni", "sdilene-pocitace", "podepisovani-zprav"]],
    ["Nabídka", ["sluzby", "doplnkove-sluzby-a-produkty", "sablony-permanentek", "cenik", "mistnosti-a-vybaveni"]],
    ["Pacienti", ["rezervacni-udaje", "upozorneni", "synchronizace-s-kalendarem", "sablony-sluzeb", "shrnuti-zprav"]],
    ["Peníze", ["fakturacni-udaje", "pokladny", "zmeskane-navstevy", "upominky"]],
    ["Pojišťovny", ["smlouvy-se-zdravotnimi-pojistovnami", "zadatele-ft-poukazu", "ciselnik-vykonu"]],
    ["Zákonné povinnosti", ["informace-o-zpracovani-osobnich-udaju", "doba-uchovani"]],
    ["Záznamy", ["zaznam-cinnosti", "stav-provozu", "odeslana-posta", "vyrazeni-dokumentace"]],
  ]);
  const addresses = Object.values<Page>(pages)
    .map(({ path }) => path)
    .filter((path) => /^nastaveni\/(zdravotnicke-zarizeni|osobni)\/[^/:]+$/.test(path));
  const personal = (await visitor("admin").get("/nastaveni/osobni")).all("main a");
  const listed = [...page.all("main section a"), ...personal].map((link) => link.getAttribute("href")!.slice(1));
  expect(addresses.filter((path) => !listed.includes(path))).toEqual([]);
  // The centre's second factors are counted, the user's own page of that name is no list.
  expect(personal.find((link) => link.getAttribute("href")!.endsWith("/dvoufazove-prihlaseni"))!.text).not.toMatch(
    /\d$/,
  );
  const linkTo = (end: string) => page.all(`main a[href$="/${end}"]`)[0]!.structuredText.replace(/\s+/g, " ");
  expect(linkTo("uzivatele")).toMatch(/\D4$/);
  expect(linkTo("fakturacni-udaje")).toContain("bez nich nejde vystavit faktura");
});

test("an address of the settings that leads nowhere offers the overview", async () => {
  for (const address of ["/nastaveni/zdravotnicke-zarizeni/nic", "/nastaveni/osobni/nic", "/nastaveni/neznama"]) {
    const page = await visitor("admin").get(address);
    expect([address, page.status, page.all("main a").map((link) => link.getAttribute("href"))]).toEqual([
      address,
      404,
      ["/nastaveni/osobni", "/"],
    ]);
  }
  expect((await visitor("admin").get("/nikam")).all("main a").map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

test("the account is saved, and its language holds at once", async () => {
  const someone = visitor("paramedic");
  const form = await someone.get("/nastaveni/osobni/uzivatelsky-ucet");
  const sent = await someone.post("/nastaveni/osobni/uzivatelsky-ucet", {
    name: "Petr",
    surname: "Šindelář",
    phone: "602 123 456",
    locale: "de",
    version: form.value("version")!,
  });
  expect(sent.location).toBe("/de/nastaveni/osobni/uzivatelsky-ucet");
  const saved = await someone.follow(sent);
  expect([saved.value("phone"), saved.text(".flash")]).toEqual([
    "+420602123456",
    expect.stringContaining("Das Konto ist gespeichert"),
  ]);
  expect((await someone.get("/nastaveni/osobni")).document.querySelector("html")!.getAttribute("lang")).toBe("de");
});

test("saving over a concurrent change shows both, and the second save succeeds", async () => {
  const someone = visitor("manager");
  const mine = { name: "Milan", surname: "Můj", phone: "", locale: "cs", version: "1" };
  const was = (await someone.get("/nastaveni/osobni/uzivatelsky-ucet")).value("was")!.replaceAll("&quot;", '"');
  await someone.post("/nastaveni/osobni/uzivatelsky-ucet", { ...mine, surname: "Cizí", phone: "602 123 457" });
  const refused = await someone.post("/nastaveni/osobni/uzivatelsky-ucet", { ...mine, was });
  expect(refused.status).toBe(409);
  expect(refused.text(".note")).toContain("Můj");
  expect(refused.text(".note")).toContain("Cizí");
  // Typed values stay, untouched ones are as saved; the page hydrated by scripts shows the same.
  expect([refused.value("surname"), refused.value("phone"), refused.value("version")]).toEqual([
    "Můj",
    "+420602123457",
    "2",
  ]);
  const answer = await someone.post("/nastaveni/osobni/uzivatelsky-ucet.data", { ...mine, was });
  expect([answer.status, answer.html]).toEqual([409, expect.stringContaining("Cizí")]);
  expect((await someone.post("/nastaveni/osobni/uzivatelsky-ucet", { ...mine, version: "2" })).status).toBe(302);
});

test("an invalid phone is refused in words, and the typed values stay", async () => {
  const page = await visitor("admin").post("/nastaveni/osobni/uzivatelsky-ucet", {
    name: "Dana",
    surname: "Marešová",
    phone: "123",
    locale: "",
    version: "1",
  });
  expect([page.status, page.value("phone")]).toEqual([400, "123"]);
  expect(page.text("[role=alert]")).toContain("Telefon: Takové telefonní číslo není");
});

test("a user who knows the password changes it; other devices are signed out, and a copied cookie serves for a minute only", async () => {
  const [here, elsewhere] = [visitor(), visitor()];
  for (const one of [here, elsewhere]) await one.post("/prihlaseni", { username: emails.receptionist, password });
  const next = "modrý koloběžkář ve žitě";
  const wrong = await here.post("/nastaveni/osobni/zmena-hesla", {
    currentPassword: "jiné",
    password: next,
    passwordAgain: next,
  });
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("Současné heslo nesouhlasí"),
  ]);
  expect(wrong.html).not.toContain(next);
  const copied = visitor();
  copied.cookies.set("motus", here.cookies.get("motus")!);
  const done = await here.post("/nastaveni/osobni/zmena-hesla", {
    currentPassword: password,
    password: next,
    passwordAgain: next,
  });
  expect((await here.follow(done)).text()).toContain("Heslo je změněné");
  expect((await elsewhere.get("/vice")).location).toContain("/prihlaseni");
  expect((await copied.get("/vice")).status).toBe(200);
  clock.now = new Date(now.getTime() + 60_000);
  expect([(await copied.get("/vice")).location, (await here.get("/vice")).status]).toEqual([
    expect.stringContaining("/prihlaseni"),
    200,
  ]);
});

test("a device is signed out from afar after a page that asks", async () => {
  const [here, elsewhere] = [visitor(), visitor()];
  for (const one of [here, elsewhere])
    await one.post(
      "/prihlaseni",
      { username: emails.admin, password },
      { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/128.0" },
    );
  const list = await here.get("/nastaveni/osobni/prihlasena-zarizeni");
  expect(list.text("main")).toContain("Firefox, Windows (toto zařízení) Nové místo");
  const links = list.all("td.r a").map((link) => link.getAttribute("href")!);
  const end = links.find((link) => link.includes("/odhlasit"))!;
  const ask = await here.get(end);
  expect(ask.text("h1")).toBe("Odhlásit zařízení?");
  const done = await here.post(end, {});
  expect((await here.follow(done)).text()).toContain("Zařízení je odhlášené");
  expect((await here.get(end)).status).toBe(404);
  expect((await visitor("paramedic").get(end)).status).toBe(404);
});

test("only administrators read the mails of their centre", async () => {
  const { rows } = await database.owner.query(
    "insert into mails (medical_center_id, recipient, subject, body) values (1, 'iva@lipa.example', 'Pozvánka', $1) returning id",
    ["Dobrý den,\n\n<script>alert(1)</script>"],
  );
  const path = `/nastaveni/zdravotnicke-zarizeni/odeslana-posta`;
  const list = await visitor("admin").get(path);
  expect(list.text("main")).toContain("Čeká na odeslání");
  const mail = await visitor("admin").get(`${path}/${rows[0].id}`);
  expect(mail.html).toContain("&lt;script&gt;alert(1)");
  expect(mail.title).toBe("Odeslaný e-mail | Motus");
  expect((await visitor("foreign").get(`${path}/${rows[0].id}`)).status).toBe(404);
  expect((await visitor("foreign").get(path)).text("main")).toContain("Zatím nic neodešlo");
  expect((await visitor("paramedic").get(path)).status).toBe(403);
  expect((await visitor("admin").get(`${path}/rubbish`)).status).toBe(404);
});
