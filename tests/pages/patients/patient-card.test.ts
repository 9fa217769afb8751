import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const card = (uuid: string, query = "") => renata.get(`/kartoteka/${uuid}${query}`);
type Page = Awaited<ReturnType<typeof card>>;
const tabs = (page: Page) => page.all(".tabs a").map((tab) => [tab.text, tab.getAttribute("aria-current")]);
const rows = (page: Page) => page.all("tbody tr");

/** Visits of Karel: `days` from the cast's Monday at noon, one a day. */
const visit = (days: number, state = "NOT_SET") =>
  database.owner
    .query(
      `with event as (insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
       values (${ids.center}, 'EVENT', $1::timestamptz, $1::timestamptz + interval '45 minutes', ${ids.procedures.therapy}, ${ids.profiles.paramedic}) returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at, state_by)
     select ${ids.center}, id, ${ids.patients.karel}, $2, $1::timestamptz, ${ids.profiles.receptionist} from event returning id`,
      [new Date(Date.UTC(2026, 2, 16 + days, 11)), state],
    )
    .then(({ rows }) => rows[0].id as number);
let oldest: number;

beforeAll(async () => {
  oldest = await visit(-60, "NOT_EXCUSED");
  for (let day = -59; day < 0; day++) await visit(day, "PRESENT");
  await visit(1, "EXCUSED");
  await visit(2);
  await visit(5);
});

test("the card opens on the basic data; each tab is an address, and an empty one links to its form", async () => {
  const page = await card(uuids.jana);
  expect(tabs(page)).toEqual([
    ["Dokumentace", undefined],
    ["Poukazy FT", undefined],
    ["Permanentky", undefined],
    ["Návštěvy", undefined],
    ["Přílohy", undefined],
    ["Základní údaje", "page"],
  ]);
  expect(page.text(".said")).toContain("Kamenný Újezd");
  expect(tabs(await card(uuids.jana, "?tab=navstevy"))[3]).toEqual(["Návštěvy", "page"]);
  expect(tabs(await card(uuids.jana, "?tab=permanentky"))[2]).toEqual(["Permanentky", "page"]);
  expect((await card(uuids.jana, "?tab=nesmysl")).location).toBe(`/kartoteka/${uuids.jana}`);
});

test("the head shows the next visit without an excuse, with its person", async () => {
  const page = await card(uuids.karel);
  expect(page.text(".cells")).toContain("Nejbližší návštěva st 18. 3. 12:00–12:45, Šindelář");
  expect((await card(uuids.anna)).text(".cells")).toContain("Nejbližší návštěva žádná domluvená");
});

test("visits are listed from the nearest to come, then past ones from the latest, each kind by itself on request", async () => {
  const page = await card(uuids.karel, "?tab=navstevy");
  const heads = (of: Page) => rows(of).map((row) => row.querySelector("th")!.text.replaceAll("\u00a0", " "));
  expect(heads(page).slice(0, 4)).toEqual([
    "út 17. 3. 12:00–12:45",
    "st 18. 3. 12:00–12:45",
    "so 21. 3. 12:00–12:45",
    "15. 3. 2026 12:00–12:45",
  ]);
  expect(rows(page)[0]!.querySelector("a")!.getAttribute("href")).toMatch(/^\/editace-udalosti\/\d+$/);
  expect(rows(page)[0]!.querySelectorAll("td").at(-1)!.text).toBe("");
  const said = (at: number) => rows(page)[at]!.structuredText.replace(/\s+/g, " ");
  expect(said(1)).toContain("pozítří Individuální LTV Petr Šindelář");
  expect(said(3)).toContain("včera Individuální LTV Petr Šindelář účast Potvrzení");
  expect(page.text("main")).toContain("Zrušené a zmeškané: 1× bez omluvy, 1× s omluvou.");
  const kinds = page.all(".seg a").map((link) => [link.text, link.getAttribute("href")]);
  expect(kinds.filter(([name]) => name === "Uplynulé")).toEqual([
    ["Uplynulé", `/kartoteka/${uuids.karel}?tab=navstevy&when=past`],
  ]);
  expect(heads(await card(uuids.karel, "?tab=navstevy&when=past"))[0]).toBe("15. 3. 2026 12:00–12:45");
  expect(heads(await card(uuids.karel, "?tab=navstevy&when=coming"))).toHaveLength(3);
});

test("visits are paged, and a visit that is named is marked on its page", async () => {
  const page = await card(uuids.karel, "?tab=navstevy");
  expect([rows(page).length, page.text(".page")]).toEqual([50, "Zobrazeno 1–50, celkem 63"]);
  expect(page.all('.page a[href*="page="]').map((link) => link.getAttribute("href"))).toEqual([
    `/kartoteka/${uuids.karel}?tab=navstevy&page=2`,
  ]);
  expect(rows(await card(uuids.karel, "?tab=navstevy&page=99"))).toHaveLength(13);
  const named = await card(uuids.karel, `?attendanceId=${oldest}`);
  expect(named.text(".page")).toBe("Zobrazeno 51–63, celkem 63");
  expect(named.all("tr[aria-current]").map((row) => row.querySelector("th")!.text)).toEqual([
    "15.\u00a01.\u00a02026 12:00–12:45",
  ]);
  expect((await card(uuids.karel, `?attendanceId=${ids.attendances.jana}`)).all("tr[aria-current]")).toEqual([]);
});

test("a visit says how it is paid and that it has a report, which those who may read it open; a screen that hides names has no money", async () => {
  const visitId = await visit(-0.1, "PRESENT");
  await database.owner.query(
    "insert into payments (id, medical_center_id, patient_card_id, attendance_id, currency, price, variable_symbol) overriding system value values (90001, $1, $2, $3, 'CZK', 65000, '90001')",
    [ids.center, ids.patients.karel, visitId],
  );
  await database.owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by)
     select $1, $2, $3, '2026-03-16 08:00Z', 'x', 'x', $4, $4`,
    [ids.center, ids.patients.karel, visitId, ids.profiles.paramedic],
  );
  const links = async (who: typeof renata) =>
    rows(await who.get(`/kartoteka/${uuids.karel}?attendanceId=${visitId}`))
      .find((row) => row.getAttribute("aria-current"))!
      .querySelectorAll("td:nth-last-child(2) a")
      .map((link) => [link.text.trim(), link.getAttribute("href")!.replace(/report=.*/, "report")]);
  const payment = ["Nezaplaceno", "/platby/90001"];
  expect(await links(renata)).toEqual([payment]);
  expect(await links(visitor("paramedic"))).toEqual([
    payment,
    ["Zpráva", `/kartoteka/${uuids.karel}?tab=dokumentace&report`],
  ]);
});

test("without a visit the tab offers the next step, unless the card is archived", async () => {
  expect((await card(uuids.anna, "?tab=navstevy")).all(".empty a").map((link) => link.getAttribute("href"))).toEqual([
    `/nova-udalost?patient=${ids.patients.anna}`,
  ]);
  expect((await card(uuids.archived, "?tab=navstevy")).all(".empty a")).toEqual([]);
});

test("a removed event is no visit, and a foreign card has none to show", async () => {
  await database.owner.query(`update events set removed_at = now() where id = ${ids.events.janaTherapy}`);
  expect((await card(uuids.jana, "?tab=navstevy")).text(".empty h2")).toBe("Zatím žádná návštěva");
  expect((await card(uuids.foreign, "?tab=navstevy")).status).toBe(404);
});

test.each(["/de", "/en", "/sk"])("the tab speaks %s too", async (prefix) => {
  const page = await renata.get(`${prefix}/kartoteka/${uuids.karel}?tab=navstevy`);
  expect(page.status).toBe(200);
  expect(page.text("main")).not.toMatch(/patients:|\b(tabs|states)\./);
});

test.each([
  ["2026-03-13", ["3 dny", "3 Tage", "3 days", "3 dni"]],
  ["2026-02-22", ["3 týdny", "3 Wochen", "3 weeks", "3 týždne"]],
  ["2025-01-16", ["14 měsíců", "14 Monate", "14 months", "14 mesiacov"]],
  ["2024-03-16", ["2 roky", "2 Jahre", "2 years", "2 roky"]],
])("the age of a child born on %s is shown in the usual unit", async (birthDate, ages) => {
  await database.owner.query("update patient_cards set birth_date = $1 where id = $2", [birthDate, ids.patients.anna]);
  for (const [at, prefix] of ["", "/de", "/en", "/sk"].entries()) {
    expect((await renata.get(`${prefix}/kartoteka/${uuids.anna}`)).text(".cells")).toContain(`, ${ages[at]}`);
    expect((await renata.get(`${prefix}/kartoteka`)).text("table")).toContain(`, ${ages[at]}`);
  }
});
