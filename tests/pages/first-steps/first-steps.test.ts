import { expect, test } from "vitest";
import type { Mail } from "#api/core/outside/mail.ts";
import { emails, ids, password as known } from "#tests/cast/people.ts";
import { tokenIn } from "#tests/kit/jobs.ts";
import { testPages, type Page, type Visitor } from "#tests/kit/pages.ts";

const mails: Mail[] = [];
const { visitor, app, clock, database } = await testPages({ mailer: { send: async (mail) => void mails.push(mail) } });
const password = "modrý koloběžkář ve žitě";

/** A person who sends the forms of pages as they are, but for the fields that they type; no page may refuse them. */
function founder() {
  const someone: Visitor = visitor();
  const count = { screens: 0, typed: 0 };
  const see = async (page: Page | Promise<Page>): Promise<Page> => {
    const seen = await page;
    if (seen.location) return see(someone.follow(seen));
    expect(seen.status).toBe(200);
    count.screens++;
    return seen;
  };
  const send = (page: Page, address: string, typed: Record<string, string>) => {
    count.typed += Object.keys(typed).length;
    return see(someone.post(address, { ...page.filled("main form"), ...typed }));
  };
  return { someone, count, see, send };
}

async function found(email: string, name: string) {
  const { see, send, ...rest } = founder();
  const register = await see(rest.someone.get("/registrace"));
  await send(register, "/registrace", { email });
  await app.queue.drain();
  const token = tokenIn(mails.at(-1));
  const choose = await see(rest.someone.get(`/token-check/${token}`));
  const profile = await send(choose, `/vytvoreni-hesla?token=${token}`, { password, passwordAgain: password });
  const calendar = await send(profile, "/vytvoreni-profilu", {
    medicalCenterName: name,
    name: "Zdislava",
    surname: "Nová",
  });
  return { ...rest, see, send, calendar };
}

test("a founder comes from the registration to the first visit in 6 screens and 9 fields, without a refusal", async () => {
  const { someone, count, see, calendar } = await found("zakladatelka@klinika.example", "Fyzio U Mostu");
  expect(calendar.text()).toContain("Vítejte. Co ještě nastavit, je nad kalendářem.");
  const form = await see(someone.get("/nova-udalost?from=2026-03-17T08:30"));
  const typed = { "newPatient.surname": "Krumpholcová", "newPatient.name": "Eva" };
  count.typed += Object.keys(typed).length;
  const written = await someone.post("/nova-udalost", { ...form.filled("#new-event"), ...typed });
  expect(written.status).toBe(302);
  expect((await someone.follow(written)).text()).toContain("Zapsáno: út 17. 3. 8:30–9:15");
  // The letter is not a screen of the product.
  expect(count.screens).toBeLessThanOrEqual(6);
  expect(count.typed).toBeLessThanOrEqual(9);
});

test("the first steps lead to what is left, tick what is done, and leave when they are hidden", async () => {
  const { someone, calendar } = await found("kroky@klinika.example", "Krok za krokem");
  expect(calendar.text(".first-steps")).toContain("Hotovo 0 ze 4.");
  expect(calendar.all(".first-steps .places a").map((link) => link.getAttribute("href"))).toEqual([
    "/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene",
    "/nastaveni/zdravotnicke-zarizeni/pracovni-doba",
    "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni",
    "/nastaveni/zdravotnicke-zarizeni/uzivatele",
  ]);
  const page = await someone.get("/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene");
  const chosen = await someone.post("/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene", {
    ...page.filled("main form"),
    "services[0].price": "1 250,50",
  });
  expect(chosen.location).toBe("/nastaveni/zdravotnicke-zarizeni/sluzby");
  const list = await someone.follow(chosen);
  expect(list.text()).toContain("Přidané služby: 3");
  expect(list.text("table")).toMatch(/Individuální LTV.*45 min 950 Kč/);
  expect(list.text("table")).toContain("1 250,50 Kč");
  const { rows } = await database.owner.query(
    "select count(*)::int as given from procedure_profiles where procedure_id in (select id from procedures where medical_center_id = (select id from medical_centers where name = 'Krok za krokem'))",
  );
  expect(rows).toEqual([{ given: 3 }]);
  expect((await someone.get("/")).text(".first-steps")).toContain("Hotovo 1 ze 4.");

  const steps = await someone.get("/prvni-kroky");
  const hidden = await someone.post("/prvni-kroky", steps.filled(".first-steps form"));
  expect(hidden.location).toBe("/");
  const after = await someone.follow(hidden);
  expect(after.text()).toContain("Přehled je skrytý.");
  expect(after.all(".first-steps")).toEqual([]);
  const still = await someone.get("/prvni-kroky");
  expect([still.status, still.all(".first-steps form").length]).toEqual([200, 0]);
});

test("proposed services are refused at their field, nothing is added, and what was typed stays", async () => {
  const admin = visitor("admin");
  const address = "/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene";
  const count = async () =>
    (await database.owner.query("select count(*)::int as n from procedures where medical_center_id = $1", [ids.center]))
      .rows[0].n;
  const [page, before] = [await admin.get(address), await count()];
  const filled = page.filled("main form");
  const wrong = await admin.post(address, {
    ...filled,
    "services[0].name": "Moje vyšetření",
    "services[1].price": "moc",
    "services[2].duration": "0",
  });
  expect([wrong.status, wrong.all("[aria-invalid]").map((field) => field.getAttribute("name"))]).toEqual([
    400,
    ["services[1].price", "services[2].duration"],
  ]);
  expect([wrong.value("services[0].name"), wrong.value("services[1].price")]).toEqual(["Moje vyšetření", "moc"]);
  const unticked = Object.fromEntries(Object.entries(filled).filter(([name]) => !name.endsWith(".chosen")));
  const none = await admin.post(address, unticked);
  expect([none.status, none.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyberte aspoň jednu")]);
  expect(await count()).toBe(before);
});

test("first steps and proposals are the administrators' alone, and no other centre sees them on its calendar", async () => {
  for (const address of ["/prvni-kroky", "/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene"])
    for (const who of ["paramedic", "receptionist"] as const)
      expect([address, who, (await visitor(who).get(address)).status]).toEqual([address, who, 403]);
  expect((await visitor("admin").get("/")).all(".first-steps")).toEqual([]);
  expect((await visitor("admin").get("/prvni-kroky")).status).toBe(200);
});

test("services that are chosen when the session has ended come back after the login", async () => {
  const address = "/nastaveni/zdravotnicke-zarizeni/sluzby/navrzene";
  const someone = visitor("manager");
  const filled = (await someone.get(address)).filled("main form");
  const start = clock.now;
  clock.now = new Date(start.getTime() + 31 * 60_000);
  const sent = await someone.post(address, { ...filled, "services[0].name": "Moje vyšetření" });
  const login = await someone.post(sent.location!, { username: emails.manager, password: known });
  expect((await someone.follow(login)).value("services[0].name")).toBe("Moje vyšetření");
  clock.now = start;
});
