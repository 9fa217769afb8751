import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { admin, paramedic, receptionist, foreign } = ids.profiles;
const team = "/nastaveni/zdravotnicke-zarizeni/pracovni-doba";
const mine = "/nastaveni/osobni/moje-pracovni-doba";
const sub = `/nastaveni/pracovni-doba/${paramedic}`;

/** A form of a week as the page holds it, with what is typed over it. */
const filled = (page: Page, over: Record<string, string> = {}) => ({
  ...Object.fromEntries(
    page
      .all("main form input[name]:not([name=idempotencyKey])")
      .map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""]),
  ),
  ...over,
});

test("administrators see everybody's week at a glance, with other hours, leave and holidays", async () => {
  const someone = visitor("admin");
  const page = await someone.get(team);
  expect([page.title, page.text("h1"), page.text("nav [aria-current=page]")]).toEqual([
    "Pracovní doba | Motus",
    "Pracovní doba",
    "Nastavení",
  ]);
  const rows = (of: Page) => of.all("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim());
  expect(rows(page)).toHaveLength(4);
  expect(rows(page)[3]).toBe(`Petr Šindelář ${"7:00–11:30 12:00–15:00 ".repeat(5)}– –`);
  await database.owner.query(
    `insert into working_hours_periods (medical_center_id, profile_id, from_date, to_date, working_hours) values (1, $1, '2026-04-01', '2026-04-02', '[null, null, null, {"from": "16:00", "to": "18:00"}, null, null, null]')`,
    [paramedic],
  );
  await someone.post(`/nastaveni/pracovni-doba/${paramedic}/nove-volno`, { date: "31.3.2026", name: "Dovolená" });
  const easter = await someone.get(`${team}?date=2026-04-01`);
  expect(rows(easter)[3]).toBe(
    "Petr Šindelář1. 4. – 2. 4. jiná doba 7:00–11:30 12:00–15:00 Dovolená – 16:00–18:00 svátek – –",
  );
  expect(page.document.querySelector("tbody a")!.getAttribute("href")).toBe(`${team}/${ids.profiles.manager}`);
  expect((await visitor("paramedic").get(team)).status).toBe(403);
  expect((await visitor().get(team)).location).toContain("/prihlaseni");
});

test("people change their own week; errors are reported at their field, and typed values stay", async () => {
  const someone = visitor("receptionist");
  const page = await someone.get(mine);
  expect(page.text("h1")).toBe("Moje pracovní doba");
  expect([
    page.value("monday.from"),
    page.value("monday.breaks[0].to"),
    page.value("monday.breaks[1].from"),
    page.value("sunday.from"),
  ]).toEqual(["7:00", "12:00", undefined, undefined]);
  const wrong = await someone.post(
    mine,
    filled(page, { "monday.to": "6:00", "tuesday.breaks[1].from": "ráno", "saturday.from": "8" }),
  );
  expect([wrong.status, wrong.title]).toEqual([400, "Chyba: Pracovní doba | Motus"]);
  expect(wrong.all("[role=alert] a").map((link) => [link.getAttribute("href"), link.text.split(":")[0]])).toEqual([
    ["#hours-monday.to", "Konec, pondělí"],
    ["#hours-tuesday.breaks[1].from", "2. přestávka od, úterý"],
    ["#hours-tuesday.breaks[1].to", "2. přestávka do, úterý"],
    ["#hours-saturday.to", "Konec, sobota"],
  ]);
  expect([wrong.value("tuesday.breaks[1].from"), wrong.value("saturday.from"), wrong.value("version")]).toEqual([
    "ráno",
    "8",
    "1",
  ]);
  expect(wrong.document.getElementById("hours-monday.to")!.getAttribute("aria-invalid")).toBe("true");

  const done = await someone.post(
    mine,
    filled(page, {
      "monday.to": "1530",
      "monday.breaks[1].from": "9",
      "monday.breaks[1].to": "9:15",
      "friday.from": "",
      "friday.to": "",
      "friday.breaks[0].from": "",
      "friday.breaks[0].to": "",
    }),
  );
  expect(done.location).toBe(mine);
  const saved = await someone.follow(done);
  expect(saved.text(".flash")).toContain("Pracovní doba je uložená");
  expect([
    saved.value("monday.to"),
    saved.value("monday.breaks[0].from"),
    saved.value("monday.breaks[1].from"),
    saved.value("monday.breaks[2].from"),
    saved.value("friday.from"),
  ]).toEqual(["15:30", "9:00", "11:30", undefined, undefined]);
  expect(saved.document.querySelector(`[name="monday.breaks[2].from"]`)).not.toBeNull();
});

test("Monday is copied to the working days by a button that draws the form again, without judging it", async () => {
  const someone = visitor("paramedic");
  const page = await someone.get(mine);
  const copy = page.document.querySelector("button[formaction]")!.getAttribute("formaction")!;
  const drawn = await someone.post(
    copy,
    filled(page, { "monday.from": "10", "monday.breaks[1].from": "odpoledne", "saturday.from": "8" }),
  );
  expect([drawn.status, drawn.title, drawn.all(".err").length]).toEqual([200, "Pracovní doba | Motus", 0]);
  expect(
    ["tuesday", "wednesday", "thursday", "friday"].map((day) => [
      drawn.value(`${day}.from`),
      drawn.value(`${day}.breaks[1].from`),
    ]),
  ).toEqual(Array(4).fill(["10", "odpoledne"]));
  expect([drawn.value("saturday.from"), drawn.value("sunday.from"), drawn.value("version")]).toEqual([
    "8",
    undefined,
    "1",
  ]);
  expect(drawn.document.querySelector("main form")!.getAttribute("action")).toBe(mine);
});

test("administrators change other people's hours, others do not see them; a concurrent change is shown first", async () => {
  const someone = visitor("admin");
  const page = await someone.get(`${team}/${paramedic}`);
  expect(page.text("h1")).toBe("Pracovní doba: Petr Šindelář");
  const before = filled(page);
  expect((await someone.post(`${team}/${paramedic}`, { ...before, "monday.from": "8" })).location).toBe(
    `${team}/${paramedic}`,
  );
  const stale = await someone.post(`${team}/${paramedic}`, { ...before, "tuesday.from": "9" });
  expect(stale.status).toBe(409);
  expect(stale.text(".note")).toMatch(
    /pondělí.*7:00–15:00 \(11:30–12:00\).*8:00–15:00 \(11:30–12:00\).*úterý.*9:00–15:00.*7:00–15:00/,
  );
  expect([stale.value("tuesday.from"), stale.value("version")]).toEqual(["9", "2"]);
  expect((await someone.post(`${team}/${paramedic}`, filled(stale))).status).toBe(302);
  for (const address of [
    `${team}/${admin}`,
    `/nastaveni/pracovni-doba/${admin}/nove-obdobi`,
    `/nastaveni/pracovni-doba/${admin}/nove-volno`,
  ])
    expect((await visitor("paramedic").get(address)).status).toBe(403);
  expect((await visitor("paramedic").post(`${team}/${admin}`, before)).status).toBe(403);
  for (const id of [foreign, 999, "x"]) expect((await someone.get(`${team}/${id}`)).status).toBe(404);
});

test("a person without hours gets a note on what that means", async () => {
  await database.owner.query("update profiles set working_hours = null where id = $1", [ids.profiles.manager]);
  const someone = visitor("manager");
  expect((await someone.get(team)).text("tbody tr")).toBe("Milan KosPracovní doba není zadaná – – – – – – –");
  const page = await someone.get(mine);
  expect(page.text("main")).toContain("Dokud není zadaná, dá se objednávat v kterýkoli čas");
  expect([page.value("monday.from"), page.all(".hours").length]).toEqual([undefined, 7]);
});

test("a period is added, refused where it meets another, changed and removed after a page that asks", async () => {
  const someone = visitor("paramedic");
  const empty = await someone.get(`${sub}/nove-obdobi`);
  const period = filled(empty, {
    from: "1.7.2026",
    to: "31.8.2026",
    "workingHours.monday.from": "8",
    "workingHours.monday.to": "12",
  });
  const added = await someone.post(`${sub}/nove-obdobi`, period);
  expect(added.location).toBe(mine);
  const list = await someone.follow(added);
  const link = list
    .all(".side a")
    .find((one) => one.text.replace(/\s/g, " ") === "1. 7. 2026 – 31. 8. 2026")!
    .getAttribute("href")!;
  const again = await someone.post(`${sub}/nove-obdobi`, { ...period, from: "31.8.2026", to: "1.9.2026" });
  expect([again.status, again.text(".wrong .err")]).toEqual([
    400,
    expect.stringContaining("V těchto dnech už platí jiné období"),
  ]);
  expect(again.value("workingHours.monday.from")).toBe("8");
  expect(
    (await someone.post(`${sub}/nove-obdobi`, { ...period, from: "2.9.2026", to: "1.9.2026" })).text("[role=alert]"),
  ).toContain("Poslední den: Konec má být až po začátku");

  const form = await someone.get(link);
  expect([form.value("from")!.replace(/\s/g, " "), form.value("workingHours.monday.to")]).toEqual([
    "1. 7. 2026",
    "12:00",
  ]);
  const copied = await someone.post(
    form.document.querySelector("button[formaction]")!.getAttribute("formaction")!,
    filled(form),
  );
  expect([
    copied.value("workingHours.friday.to"),
    copied.value("to")!.replace(/\s/g, " "),
    copied.value("version"),
  ]).toEqual(["12:00", "31. 8. 2026", "1"]);
  expect((await someone.post(link, filled(copied, { to: "15.8.2026" }))).location).toBe(mine);
  const stale = await someone.post(link, filled(copied, { to: "20.8.2026" }));
  expect([stale.status, stale.text(".note")]).toEqual([
    409,
    expect.stringMatching(/Poslední den 20.8.2026 15. 8. 2026/),
  ]);

  const ask = await someone.get(`${link}/odstranit`);
  expect(ask.text("main")).toContain("1. 7. 2026 – 15. 8. 2026 V těch dnech");
  expect((await someone.follow(await someone.post(`${link}/odstranit`, {}))).text(".flash")).toContain(
    "Období je odstraněné",
  );
  expect([(await someone.get(link)).status, (await someone.post(`${link}/odstranit`, {})).status]).toEqual([404, 404]);
});

test("a session that ends while hours are typed leads through the login back to the filled form", async () => {
  const someone = visitor("receptionist");
  const page = await someone.get(mine);
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const logins = [
    await someone.post(mine, filled(page, { "sunday.from": "10", "sunday.to": "12" })),
    await someone.post(`${mine}?copy=1`, filled(page, { "monday.from": "10" })),
  ];
  await database.owner.query("update sessions set ended_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const back = await Promise.all(
    logins.map(({ location }) => someone.get(new URL(location!, "http://motus").searchParams.get("redirect")!)),
  );
  expect([back[0]!.value("sunday.from"), back[1]!.value("monday.from")]).toEqual(["10", "10"]);
  expect((await visitor("receptionist").get(`/nastaveni/pracovni-doba/${receptionist}/nove-obdobi`)).status).toBe(200);
});
