import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const card = (uuid: string, query = "") => renata.get(`/kartoteka/${uuid}${query}`);
type Page = Awaited<ReturnType<typeof card>>;
const tabs = (page: Page) => page.all(".tabs a").map((tab) => [tab.text, tab.getAttribute("aria-current")]);
const rows = (page: Page, part: number) => page.all(".part").at(part)!.querySelectorAll("tbody tr");

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
    ["FT poukazy", undefined],
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

test("visits are listed apart: future ones from the nearest, past ones from the latest, with the author of the attendance", async () => {
  const page = await card(uuids.karel, "?tab=navstevy");
  expect(rows(page, 0).map((row) => row.querySelector("th")!.text.replaceAll("\u00a0", " "))).toEqual([
    "út 17. 3. 12:00–12:45",
    "st 18. 3. 12:00–12:45",
    "so 21. 3. 12:00–12:45",
  ]);
  expect(rows(page, 0)[0]!.querySelector("a")!.getAttribute("href")).toMatch(/^\/editace-udalosti\/\d+$/);
  const latest = rows(page, 1)[0]!.structuredText.replace(/\s+/g, " ");
  expect(latest).toContain(
    "15. 3. 2026 12:00–12:45 Individuální LTV Petr Šindelář účast Renata Malá, 15. 3. 2026 12:00",
  );
  expect(page.text("main")).toContain("Zrušené a zmeškané: 1× bez omluvy, 1× s omluvou.");
});

test("past visits are paged, and a visit that is named is marked on its page", async () => {
  const page = await card(uuids.karel, "?tab=navstevy");
  expect([rows(page, 1).length, page.text(".page")]).toEqual([50, "Zobrazeno 1–50, celkem 60"]);
  expect(page.all(".page a").map((link) => link.getAttribute("href"))).toEqual([
    `/kartoteka/${uuids.karel}?tab=navstevy&coming=1&page=2`,
  ]);
  expect(rows(await card(uuids.karel, "?tab=navstevy&page=99"), 1)).toHaveLength(10);
  const named = await card(uuids.karel, `?attendanceId=${oldest}`);
  expect(named.text(".page")).toBe("Zobrazeno 51–60, celkem 60");
  expect(named.all("tr[aria-current]").map((row) => row.id)).toEqual([`navsteva-${oldest}`]);
  expect((await card(uuids.karel, `?attendanceId=${ids.attendances.jana}`)).all("tr[aria-current]")).toEqual([]);
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
