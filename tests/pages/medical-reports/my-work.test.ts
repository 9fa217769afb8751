import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const queries: string[] = [];
countQueries(database.app, queries);
const petr = visitor("paramedic");
const parts = async (who = petr) => (await who.get("/moje-prace")).all("section.part").map((part) => part.text);

/** Drafts of the paramedic, one a day, and as many visits without a report. */
const work = (count: number) =>
  database.owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
       select ${ids.center}, 'EVENT', timestamptz '2026-03-15 11:00Z' - n * interval '1 hour', timestamptz '2026-03-15 12:00Z' - n * interval '1 hour', 1, ${ids.profiles.paramedic} from generate_series(1, $1::int) n returning id),
      visit as (insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) select ${ids.center}, id, ${ids.patients.karel}, 'PRESENT' from event)
     insert into medical_reports (medical_center_id, patient_card_id, procedure_id, examined_at, content, summary, created_by, updated_by)
     select ${ids.center}, ${ids.patients.karel}, 1, timestamptz '2026-03-14' - n * interval '1 day', 'x', 'Rozepsáno', ${ids.profiles.paramedic}, ${ids.profiles.paramedic} from generate_series(1, $1::int) n`,
    [count],
  );

test("a therapist sees who waits, what is unsigned and which visits lack a report, each leading on", async () => {
  await database.owner.query("delete from medical_reports");
  await database.owner.query("update patient_attendances set state = 'EXCUSED', arrived_at = null");
  const none = await parts();
  expect(none[0]).toContain("Nikdo na vás teď");
  expect(none[1]).toContain("Všechny vaše zprávy jsou podepsané.");
  expect(none[2]).toContain("mají zprávu.");

  await database.owner.query(
    "update patient_attendances set state = 'NOT_SET', arrived_at = '2026-03-16 07:50Z' where id = $1",
    [ids.attendances.jana],
  );
  await work(30);
  const page = await petr.get("/moje-prace");
  const [waiting, drafts, visits] = page.all("section.part");
  expect(waiting!.text.replaceAll("\u00a0", " ")).toMatch(/9:00.*Jana Dvořáčková.*8:50/s);
  expect(drafts!.text.replaceAll("\u00a0", " ")).toContain("Zobrazeno 1–25, celkem");
  expect(drafts!.querySelectorAll("tbody tr")).toHaveLength(25);
  expect(drafts!.querySelector("tbody a")!.getAttribute("href")).toMatch(/\/upravit$/);
  expect(drafts!.querySelectorAll("tbody tr")[0]!.querySelectorAll("a").at(-1)!.getAttribute("href")).toMatch(
    /\/podpis$/,
  );
  expect(visits!.querySelector("tbody a")!.getAttribute("href")).toContain(`/nova-zprava?attendanceId=`);
  expect((await petr.get("/moje-prace?drafts=2")).all("section.part")[1]!.querySelectorAll("tbody tr").length).toBe(5);
  expect((await parts(visitor("admin"))).join()).not.toContain("Rozepsáno");
});

test("a patient in treatment waits no more, and a missed visit needs no report", async () => {
  const set = (columns: string) =>
    database.owner.query(`update patient_attendances set ${columns} where id = $1`, [ids.attendances.jana]);
  await set("started_at = '2026-03-16 08:00Z'");
  expect((await parts())[0]).toContain("Nikdo na vás teď");
  expect((await parts())[2]).toContain("Jana");
  await set("state = 'NOT_EXCUSED'");
  expect((await parts())[2]).not.toContain("Jana");
});

test("reception has no such page, nor is it in its menu", async () => {
  const renata = visitor("receptionist");
  expect((await renata.get("/moje-prace")).status).toBe(403);
  expect((await renata.get("/kartoteka")).text(".rail")).not.toMatch(/Moje.práce/);
  expect((await petr.get(`/kartoteka/${uuids.jana}`)).text(".rail")).toMatch(/Moje.práce/);
});

test("the page takes as few queries for many drafts and visits as for one", async () => {
  const asked = async () => {
    await petr.get("/moje-prace");
    queries.length = 0;
    await petr.get("/moje-prace");
    return queries.length;
  };
  await database.owner.query("delete from medical_reports where examined_at < '2026-03-13'");
  await database.owner.query(
    "delete from patient_attendances where event_id in (select id from events where begin_at < '2026-03-15 09:30Z')",
  );
  const few = await asked();
  await work(60);
  expect(await asked()).toBe(few);
  expect(few).toBeLessThanOrEqual(30);
});
