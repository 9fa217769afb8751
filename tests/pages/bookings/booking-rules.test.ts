import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const section = "/nastaveni/zdravotnicke-zarizeni/rezervacni-udaje";
const [rules, turn, address] = ["pravidla", "zapnuti", "adresa"].map((part) => `${section}/${part}`) as [
  string,
  string,
  string,
];
const { therapy, group, foreign } = ids.procedures;
const dana = visitor("admin");

/** The words of a table's row. */
const row = (page: Page, name: string) =>
  page
    .all("main tbody tr")
    .find((row) => row.text.includes(name))!
    .structuredText.replace(/\s+/g, " ");
/** The fields of the press that offers a service or a person. */
const press = (page: Page, kind: string, id: number) => {
  const form = page
    .all("main tbody form")
    .find(
      (form) =>
        form.querySelector("[name=kind]")?.getAttribute("value") === kind &&
        form.querySelector("[name=id]")?.getAttribute("value") === String(id),
    )!;
  return Object.fromEntries(
    form.querySelectorAll("input").map((input) => [input.getAttribute("name")!, input.getAttribute("value")!]),
  );
};

test("online booking is turned on and off, with its effect said before", async () => {
  const off = await dana.get(section);
  expect(off.text("main")).toContain("Stránka pro pacienty se neukazuje");
  expect(off.all("main a").some((link) => link.getAttribute("href")!.includes("/rezervace/"))).toBe(false);
  expect((await dana.get(turn)).text("main")).toMatch(/\/rezervace\/u-lipy.*uvidí kdokoli/);
  const on = await dana.follow(await dana.post(turn, { active: "true" }));
  expect(on.text()).toContain("Online rezervace jsou zapnuté.");
  expect(on.text("main")).toContain("Pacienti si zatím nemají co rezervovat");
  expect(on.all("main a").some((link) => /^http.*\/rezervace\/u-lipy$/.test(link.text))).toBe(true);
  expect((await dana.post(turn, { active: "maybe" })).status).toBe(400);
  expect((await dana.get(turn)).text("main")).toContain("přestane ukazovat");
  expect((await dana.follow(await dana.post(turn, { active: "false" }))).text()).toContain("rezervace jsou vypnuté");
});

test("a Slovak centre reads for which year the holidays of its country are settled, a Czech one follows a lasting law", async () => {
  expect((await dana.get(rules)).text("main form")).not.toContain("Svátky jsou podle zákona");
  await owner.query("update medical_centers set country = 'SK' where id = $1", [ids.center]);
  expect((await dana.get(rules)).text("main form")).toContain("Svátky jsou podle zákona, jak platí pro rok 2026.");
  await owner.query("update medical_centers set country = 'CZ' where id = $1", [ids.center]);
});

test("rules are saved with their texts and websites, of which the page makes snippets", async () => {
  const form = await dana.get(rules);
  expect([form.value("earliestBookingInDays"), form.value("latestBookingInHours")]).toEqual(["60", "24"]);
  const bare = await dana.get(section);
  expect(bare.text("main")).toContain("Aby šla stránka do vašeho webu i vložit");
  expect(bare.all("main textarea")).toHaveLength(1);
  const saved = await dana.post(rules, {
    ...form.filled("main form"),
    slotFrequency: "20",
    breakBetweenOperationsInMinutes: "10",
    paymentInAdvance: "on",
    paymentText: "Na účet 123/2010.",
    emailConfirmed: "on",
    origins: "https://WWW.lipa.example/\r\n\r\nhttps://b.example:8443",
  });
  const shown = await dana.follow(saved);
  expect(shown.text()).toContain("Pravidla online rezervací jsou uložená.");
  expect(shown.text("main")).toMatch(/každých 20 minut, na 60 dní dopředu.*s mezerou 10 minut.*Na účet 123\/2010\./);
  const [link, embedded, script] = shown.all("main textarea").map((area) => area.text);
  expect(link).toMatch(/^<a href="http.*\/rezervace\/u-lipy">Online rezervace<\/a>$/);
  expect(embedded).toMatch(/^<iframe src="http.*\/rezervace\/u-lipy" title="Online rezervace"/);
  expect(shown.text("main")).toContain("https://www.lipa.example, https://b.example:8443");
  expect(shown.text("main details")).toMatch(/Vlastní formulář.*http.*\/graphql\/rezervace\/u-lipy/);
  expect(script).toMatch(/^const answer = await fetch\("http.*\/graphql\/rezervace\/u-lipy", \{/);
  expect((await dana.get(rules)).value("origins")).toBe("https://www.lipa.example\nhttps://b.example:8443");
});

test("wrong rules are named at their fields, and what was typed stays", async () => {
  const form = (await dana.get(rules)).filled("main form");
  const wrong = await dana.post(rules, {
    ...form,
    slotFrequency: "7",
    earliestBookingInDays: "",
    latestBookingInHours: "den",
    breakBetweenOperationsInMinutes: "121",
    origins: "https://lipa.example/kontakt",
    paymentText: "x".repeat(1001),
  });
  expect([wrong.status, wrong.value("origins"), wrong.value("latestBookingInHours")]).toEqual([
    400,
    "https://lipa.example/kontakt",
    "den",
  ]);
  const faults = wrong.all("[role=alert] a").map((link) => link.getAttribute("href")!.replace("#booking-rules-", ""));
  expect(faults.sort()).toEqual([
    "breakBetweenOperationsInMinutes",
    "earliestBookingInDays",
    "latestBookingInHours",
    "origins",
    "paymentText",
    "slotFrequency",
  ]);
});

test("rules that another administrator has changed since are shown next to one's own", async () => {
  const form = (await dana.get(rules)).filled("main form");
  expect((await dana.post(rules, { ...form, latestBookingInHours: "48" })).status).toBe(302);
  const { idempotencyKey: _, ...again } = form;
  const stale = await dana.post(rules, { ...again, earliestBookingInDays: "30" });
  expect(stale.status).toBe(409);
  expect(stale.text("main")).toContain("Kolik dní dopředu");
  expect([stale.value("latestBookingInHours"), stale.value("earliestBookingInDays")]).toEqual(["48", "30"]);
  const merged = await dana.follow(await dana.post(rules, stale.filled("main form")));
  expect(merged.text("main")).toMatch(/na 30 dní dopředu, nejpozději 48 hodin předem/);
});

test("the address is changed, and one that is not free or not an address is named", async () => {
  expect((await dana.get(address)).text("main")).toMatch(/rezervace\/u-lipy.*dosavadní povede na novou/);
  for (const [slug, message] of [
    ["U lípy", "jen malá písmena"],
    ["cizi", "jiné zařízení"],
    ["", "Konec adresy"],
  ] as const) {
    const refused = await dana.post(address, { slug });
    expect([refused.status, refused.text("[role=alert]").includes(message)], slug).toEqual([400, true]);
  }
  const moved = await dana.follow(await dana.post(address, { slug: "Nova-Lipa" }));
  expect(moved.text()).toMatch(/Pacienti vás teď najdou na http.*\/rezervace\/nova-lipa/);
  await dana.post(address, { slug: "u-lipy" });
});

test("services and people are offered by a press, and show why they cannot be booked", async () => {
  await openBookings(owner);
  await owner.query("update procedures set accessible_in_booking = false");
  await owner.query("update profiles set accessible_in_booking = false");
  const { rows } = await owner.query(
    "select (select name from procedures where id = $1) as therapy, (select name from procedures where id = $2) as group",
    [therapy, group],
  );
  const names = rows[0] as { therapy: string; group: string };
  const petr = "Petr Šindelář";

  const none = await dana.get(section);
  expect([row(none, names.therapy), row(none, petr)].every((words) => words.includes("Nenabízí se"))).toBe(true);
  const service = await dana.follow(await dana.post(section, press(none, "procedure", therapy)));
  expect(service.text()).toContain(`${names.therapy}: pacientům se teď nabízí.`);
  expect(row(service, names.therapy)).toContain("Neprovádí ji nikdo, koho lze rezervovat");
  const person = await dana.follow(await dana.post(section, press(service, "profile", ids.profiles.paramedic)));
  expect([row(person, names.therapy), row(person, petr)].every((words) => words.includes("Lze rezervovat"))).toBe(true);
  expect(person.text("main")).not.toContain("nemají co rezervovat");

  const stale = await dana.post(section, { ...press(service, "profile", ids.profiles.paramedic), idempotencyKey: "" });
  expect([stale.status, stale.text("[role=alert]").includes("Nabídka se nezměnila")]).toEqual([409, true]);

  await owner.query("update profiles set working_hours = null where id = $1", [ids.profiles.paramedic]);
  await owner.query("delete from working_hours_periods");
  expect(row(await dana.get(section), petr)).toContain("Nemá zadanou pracovní dobu");
  await openBookings(owner);
  await owner.query("update events set removed_at = now() where procedure_id = $1", [group]);
  expect(row(await dana.get(section), names.group)).toContain("nemá v nabízených dnech žádný termín");
  await owner.query("update procedures set accessible_in_booking = false");
  expect(row(await dana.get(section), petr)).toContain("Neprovádí žádnou nabízenou službu");
  const hidden = await dana.follow(
    await dana.post(section, press(await dana.get(section), "profile", ids.profiles.paramedic)),
  );
  expect(hidden.text()).toContain("pacientům se už nenabízí");
});

test("deactivated colleagues and people without a service are not listed, and a centre without services is led to the first one", async () => {
  const page = await dana.get(section);
  expect(page.all("main tbody form [value=profile]").length).toBeGreaterThan(0);
  expect(page.text("main")).not.toContain("Renata");
  const empty = await visitor("foreign").get(section);
  expect(empty.status).toBe(200);
  await owner.query("update procedures set removed_at = now() where medical_center_id <> $1", [ids.center]);
  expect((await visitor("foreign").get(section)).text("main")).toContain("Zatím nemáte žádné služby");
  await owner.query("update procedures set removed_at = null where medical_center_id <> $1", [ids.center]);
});

test("services and people of another centre are not found, and a wrong press changes nothing", async () => {
  const offer = (fields: Record<string, string>) => dana.post(section, { offered: "true", ...fields });
  expect((await offer({ kind: "procedure", id: String(foreign) })).status).toBe(404);
  expect((await offer({ kind: "profile", id: String(ids.profiles.foreign), version: "1" })).status).toBe(404);
  for (const fields of [
    { kind: "room", id: "1" },
    { kind: "procedure", id: "x" },
    { kind: "procedure", id: "-1" },
  ])
    expect((await offer(fields)).status).toBe(400);
});

test("only administrators set online booking", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    const other = visitor(who);
    for (const page of [section, rules, turn, address]) expect((await other.get(page)).status).toBe(403);
    expect((await other.post(turn, { active: "true" })).status).toBe(403);
    expect((await other.post(address, { slug: "moje" })).status).toBe(403);
    const fields = { kind: "procedure", id: String(therapy), offered: "true" };
    expect((await other.post(section, fields)).status).toBe(403);
    const form = (await dana.get(rules)).filled("main form");
    expect((await other.post(rules, form)).status).toBe(403);
    expect((await other.get("/nastaveni/osobni")).text("main")).not.toContain("Online rezervace");
  }
  expect((await dana.get("/nastaveni/zdravotnicke-zarizeni")).text("main")).toContain("Online rezervace");
});

test("the page is complete in every language", async () => {
  for (const [locale, title] of [
    ["en", "Online booking"],
    ["de", "Online-Buchung"],
    ["sk", "Online rezervácie"],
  ])
    for (const page of [section, rules, turn, address]) {
      const shown = await dana.get(`/${locale}${page}`);
      expect([shown.status, shown.text("main").includes("bookingRules")], `${locale} ${page}`).toEqual([200, false]);
      if (page === section) expect(shown.text("h1")).toBe(title);
    }
});
