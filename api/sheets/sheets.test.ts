import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { addCenters } from "#tests/kit/centers/more-centers.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { statementsAt } from "#tests/kit/queries/statements-at.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { sendSheet } from "./send.ts";
import { sendSheets } from "./send-due.ts";

const api = await testApi({}, { SMTP_URL: "smtps://mail.example" });
const { owner } = api.database;
const { admin, paramedic, receptionist, foreign } = ids.profiles;

/** Chooses who gets tomorrow's sheet. */
const choose = (profiles: number[], sheetTime = "19:00", center: number = ids.center) =>
  owner.query(
    "insert into staff_notice_rules (medical_center_id, sheet_profiles, sheet_time) values ($1, $2, $3) on conflict (medical_center_id) do update set sheet_profiles = $2, sheet_time = $3",
    [center, profiles, sheetTime],
  );
type Entered = { type?: string; name?: string; patients?: number[]; state?: string; owner?: number | null };
/** An event of half an hour in a room and with a machine. */
async function enter(
  beginAt: string,
  { type = "EVENT", name, patients = [], state, owner: of = paramedic }: Entered = {},
) {
  const { rows } = await owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, name, note, issue, procedure_id) values ($1, $2, $3, $3::timestamptz + interval '30 minutes', $4, $5, 'Poznámka', 'Bolest', $6) returning id",
    [ids.center, type, beginAt, of, name ?? null, patients.length > 0 ? ids.procedures.therapy : null],
  );
  for (const facility of [ids.facilities.gym, ids.facilities.laser])
    await owner.query("insert into event_facilities (medical_center_id, event_id, facility_id) values ($1, $2, $3)", [
      ids.center,
      rows[0].id,
      facility,
    ]);
  for (const patient of patients)
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4)",
      [ids.center, rows[0].id, patient, state ?? "NOT_SET"],
    );
  return rows[0].id as number;
}
/** Lets the job of a minute run at this moment; answers what was sent. */
async function at(moment: string) {
  api.clock.now = new Date(moment);
  await sendSheets(jobContext(api.services));
  return runJobs(api);
}
const recorded = async () =>
  (await owner.query("select profile_id, details from audit_rows where action = 'notice.sheetSent'")).rows;
const { jana, karel } = ids.patients;
const evening = "2026-03-17T18:00:00Z";

beforeEach(async () => {
  await owner.query("delete from events where id > 100 or begin_at > '2026-03-17'");
  await owner.query("truncate mails, staff_notice_rules");
  await owner.query("delete from graphile_worker._private_jobs");
});

test("the sheet of tomorrow is by person, with times, patients and rooms, and without services, reasons and machines", async () => {
  await choose([receptionist]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana, karel], name: "Masáž zad" });
  await enter("2026-03-18T09:00:00+01:00", { patients: [karel], state: "EXCUSED" });
  await enter("2026-03-18T09:30:00+01:00", { name: "Porada", owner: admin });
  await enter("2026-03-18T10:00:00+01:00", { type: "BOOKING" });
  await enter("2026-03-18T11:00:00+01:00", { type: "FREE_TIME", name: "Lékař" });
  await enter("2026-03-19T08:00:00+01:00", { patients: [jana], name: "Jiný den" });
  const [mail, ...others] = await at(evening);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "renata@lipa.example", replyTo: "info@lipa.example" });
  expect(mail!.subject).toMatch(/^Rozpis na zítřek, st 18\.\s3\.: „Rehabilitace U Lípy“$/);
  expect(mail!.text.replaceAll("\u00a0", " ")).toMatch(
    new RegExp(
      [
        "středa 18. března 2026\n",
        "Mgr. Dana Marešová",
        "  9:30–10:00   Porada \\(Tělocvična\\)\n",
        "Petr Šindelář",
        "  8:00–8:30    .*Jana Dvořáčková \\(Tělocvična\\)",
        "               Karel .*",
        "  10:00–10:30  žádost o termín \\(Tělocvična\\)",
        "  11:00–11:30  volno \\(Tělocvična\\)\n\n",
      ].join("\n"),
    ),
  );
  expect(mail!.text).not.toMatch(/Individuální|Masáž|Bolest|Poznámka|Laser|Lékař|601|9:00–9:30/);
});

test("it goes once an evening to each of the chosen, and the outbox and the audit log hold nothing of it", async () => {
  await choose([receptionist, admin]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  expect(await at("2026-03-17T17:59:00Z")).toEqual([]);
  expect((await at(evening)).map(({ to }) => to).sort()).toEqual(["dana@lipa.example", "renata@lipa.example"]);
  expect(await at("2026-03-17T18:01:00Z")).toEqual([]);
  const { rows } = await owner.query("select body, sent_at from mails");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({
    body: "Rozpis se jmény pacientů Motus po odeslání neuchovává.\n",
    sent_at: new Date("2026-03-17T18:00:00Z"),
  });
  expect(await recorded()).toEqual(
    expect.arrayContaining(
      [admin, receptionist].map((profile) => ({
        profile_id: null,
        details: { profile, day: "2026-03-18" },
      })),
    ),
  );
  await enter("2026-03-19T08:00:00+01:00", { patients: [jana] });
  expect(await at("2026-03-18T18:00:00Z")).toHaveLength(2);
});

test("the centre sets the time, and nothing goes for a day without events or with time off alone", async () => {
  await choose([receptionist], "21:00");
  expect(await at("2026-03-17T20:00:00Z")).toEqual([]);
  await enter("2026-03-18T08:00:00+01:00", { type: "FREE_TIME" });
  expect(await at("2026-03-17T20:00:00Z")).toEqual([]);
  const removed = await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  await owner.query("update events set removed_at = now() where id = $1", [removed]);
  expect(await at("2026-03-17T20:00:00Z")).toEqual([]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  expect(await at("2026-03-17T19:59:00Z")).toEqual([]);
  expect(await at("2026-03-17T20:00:00Z")).toHaveLength(1);
});

test("a day of 23 and one of 25 hours is whole, and at midnight of Prague it ends", async () => {
  await choose([receptionist]);
  const linesOn = async (evening: string) => (await at(evening))[0]!.text.match(/\d+:\d\d–\d+:\d\d/g);
  for (const moment of ["2026-03-28T22:30:00Z", "2026-03-28T23:00:00Z", "2026-03-29T21:29:00Z", "2026-03-29T22:00:00Z"])
    await enter(moment, { patients: [jana] });
  expect(await linesOn("2026-03-28T18:00:00Z")).toEqual(["0:00–0:30", "23:29–23:59"]);
  for (const moment of ["2026-10-24T21:30:00Z", "2026-10-24T22:00:00Z", "2026-10-25T22:29:00Z", "2026-10-25T23:00:00Z"])
    await enter(moment, { patients: [jana] });
  expect(await linesOn("2026-10-24T17:00:00Z")).toEqual(["0:00–0:30", "23:29–23:59"]);
});

test("one who is deactivated, or no longer chosen, gets nothing from that moment, a sheet that waits included", async () => {
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  await choose([receptionist, paramedic, admin]);
  api.clock.now = new Date(evening);
  await sendSheets(jobContext(api.services));
  await owner.query("update profiles set deactivated_at = now() where id = $1", [paramedic]);
  await choose([receptionist, paramedic]);
  expect((await runJobs(api)).map(({ to }) => to)).toEqual(["renata@lipa.example"]);
  const { rows } = await owner.query("select failure from mails where failed_at is not null");
  expect(rows).toEqual(Array(2).fill({ failure: "Mail refused: recipient not chosen" }));
  await owner.query("truncate mails");
  expect((await at("2026-03-17T18:05:00Z")).map(({ to }) => to)).toEqual(["renata@lipa.example"]);
  await owner.query("update profiles set deactivated_at = null where id = $1", [paramedic]);
});

test("a centre gets the plan of its own alone, and no profile of another centre", async () => {
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  await choose([foreign]);
  await choose([foreign, receptionist], "19:00", ids.foreignCenter);
  expect(await at(evening)).toEqual([]);
  await owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, name) values ($1, 'EVENT', '2026-03-18T09:00:00Z', '2026-03-18T10:00:00Z', $2, 'Jejich')",
    [ids.foreignCenter, foreign],
  );
  const mails = await at(evening);
  expect(mails).toMatchObject([{ to: "cyril@jinde.example", text: expect.stringContaining("Jejich") }]);
  expect(mails[0]!.text).not.toContain("Dvořáčková");
});

test("a sheet that is late by a day does not go", async () => {
  await choose([receptionist]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  api.clock.now = new Date(evening);
  await sendSheets(jobContext(api.services));
  api.clock.now = new Date("2026-03-18T23:30:00Z");
  expect(await runJobs(api)).toEqual([]);
});

test("a job that a killed process left behind, and one that is done twice, send one sheet", async () => {
  await choose([receptionist]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  api.clock.now = new Date(evening);
  for (let process = 0; process < 2; process++) await sendSheets(jobContext(api.services));
  const { rows } = await owner.query("select id as mail from mails");
  expect(rows).toHaveLength(1);
  const due = { ...rows[0], medicalCenterId: ids.center, profile: receptionist, day: "2026-03-18" };
  const before = api.mails.length;
  for (let time = 0; time < 2; time++) await sendSheet(jobContext(api.services), due, false);
  await runJobs(api);
  expect(api.mails.length - before).toBe(1);
  expect(await recorded()).toContainEqual({ profile_id: null, details: { profile: receptionist, day: "2026-03-18" } });
});

test("several processes at once send one each, and the queries do not grow with the events", async () => {
  const many = async (day: string, count: number) => {
    for (let n = 0; n < count; n++) await enter(`${day}T08:00:00+01:00`, { patients: [jana, karel] });
  };
  const selects = async (moment: string) => {
    api.clock.now = new Date(moment);
    await Promise.all(Array.from({ length: 4 }, () => sendSheets(jobContext(api.services))));
    const sent = api.mails.length;
    api.queries.length = 0;
    await Promise.all([runJobs(api), runJobs(api)]);
    expect(api.mails.length - sent).toBe(1);
    return api.queries.filter((query) => /^select/i.test(query)).length;
  };
  await choose([receptionist]);
  await many("2026-03-18", 1);
  const few = await selects(evening);
  await many("2026-03-19", 40);
  expect(await selects("2026-03-18T18:00:00Z")).toBe(few);
  expect(few).toBeLessThan(25);
});

test("centres where nothing takes place, or whose sheets have gone, cost no statements", async () => {
  await choose([receptionist]);
  await enter("2026-03-18T08:00:00+01:00", { patients: [jana] });
  const statements = (moment: string) => statementsAt(api, moment, sendSheets);
  const due = await statements("2026-03-17T18:00:00Z");
  const sent = await statements("2026-03-17T18:01:00Z");
  expect(sent).toBeLessThan(due);
  await addCenters(owner, 20, "2026-03-16");
  expect(await statements("2026-03-17T18:02:00Z")).toBe(sent);
});
