import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { addCenters } from "#tests/kit/centers/more-centers.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { statementsAt } from "#tests/kit/queries/statements-at.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { remindVisits } from "./remind.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, patients } = ids;

const [DAY_SMS, DAY_EMAIL, HOUR_EMAIL] = [3, 4, 16];
const alert = (id: number, active = true) =>
  owner.query(
    "insert into alerts (medical_center_id, alert_id, active) values ($1, $2, $3) on conflict (medical_center_id, alert_id) do update set active = $3",
    [ids.center, id, active],
  );

/** A visit of Karel's, entered long ago unless something else is said. */
async function visit(beginAt: string, { state = "NOT_SET", createdAt = "2026-01-01T00:00:00Z" } = {}) {
  const { rows } = await owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, created_at) values ($1, 'EVENT', $2, $2::timestamptz + interval '30 minutes', $3, $4) returning id",
    [ids.center, beginAt, profiles.paramedic, createdAt],
  );
  await owner.query(
    "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4)",
    [ids.center, rows[0].id, patients.karel, state],
  );
  return rows[0].id as number;
}

/** Reminds at this moment; answers what was sent. */
async function at(moment: string) {
  api.clock.now = new Date(moment);
  const texts = api.texts.length;
  await remindVisits(jobContext(api.services));
  const mails = await runJobs(api);
  return { mails, texts: api.texts.slice(texts) };
}

beforeEach(async () => {
  await owner.query("delete from notices");
  await owner.query("delete from patient_attendances where patient_card_id = $1", [patients.karel]);
  await owner.query("delete from alerts");
  await owner.query("update patient_cards set email = 'karel@pacient.example' where id = $1", [patients.karel]);
});

test("a reminder goes a day ahead, once, by each channel that is on", async () => {
  await alert(DAY_EMAIL);
  await alert(DAY_SMS);
  await visit("2026-03-18T10:00:00+01:00");
  expect((await at("2026-03-17T08:59:00Z")).mails).toEqual([]);
  const { mails, texts } = await at("2026-03-17T09:00:00Z");
  expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Připomínka termínu 18\.\s3/) }]);
  expect(texts).toMatchObject([{ text: expect.stringMatching(/^Dobry den, pripominame vas termin 18\. 3/) }]);
  expect(await at("2026-03-17T09:01:00Z")).toEqual({ mails: [], texts: [] });
});

test("a moved visit is reminded of again; a cancelled or excused one is not", async () => {
  await alert(DAY_EMAIL);
  const moved = await visit("2026-03-18T10:00:00+01:00");
  await visit("2026-03-18T10:00:00+01:00", { state: "EXCUSED" });
  expect((await at("2026-03-17T09:00:00Z")).mails).toHaveLength(1);
  await owner.query(
    "update events set begin_at = begin_at + interval '3 hours', end_at = end_at + interval '3 hours' where id = $1",
    [moved],
  );
  expect((await at("2026-03-17T11:59:00Z")).mails).toEqual([]);
  expect((await at("2026-03-17T12:00:00Z")).mails).toHaveLength(1);
  const cancelled = await visit("2026-03-19T10:00:00+01:00");
  await owner.query("update events set removed_at = now() where id = $1", [cancelled]);
  expect((await at("2026-03-18T09:00:00Z")).mails).toEqual([]);
});

test("a reminder that falls into quiet hours goes before them, and one missed then in the morning", async () => {
  await alert(HOUR_EMAIL);
  await visit("2026-03-18T07:30:00+01:00");
  expect((await at("2026-03-17T18:58:00Z")).mails).toEqual([]);
  expect((await at("2026-03-17T18:59:00Z")).mails).toHaveLength(1);
  await visit("2026-03-19T07:45:00+01:00");
  expect((await at("2026-03-19T04:00:00Z")).mails).toEqual([]);
  const { rows } = await owner.query("select state, send_at from notices order by id desc limit 1");
  expect(rows).toEqual([{ state: "WAITING", send_at: new Date("2026-03-19T06:00:00Z") }]);
});

test("a visit entered after the moment of its reminder, and one long missed, are not reminded of", async () => {
  await alert(DAY_EMAIL);
  await visit("2026-03-18T10:00:00+01:00", { createdAt: "2026-03-17T10:00:00Z" });
  expect((await at("2026-03-17T10:01:00Z")).mails).toEqual([]);
  await visit("2026-03-19T10:00:00+01:00");
  expect((await at("2026-03-18T15:30:00Z")).mails).toEqual([]);
  await visit("2026-03-20T10:00:00+01:00");
  expect((await at("2026-03-19T14:30:00Z")).mails).toHaveLength(1);
});

test("a centre without the alert, or a patient who refused, is left alone", async () => {
  await visit("2026-03-18T10:00:00+01:00");
  await owner.query("insert into alerts (medical_center_id, alert_id, active) values ($1, $2, true)", [
    ids.foreignCenter,
    DAY_EMAIL,
  ]);
  expect((await at("2026-03-17T09:00:00Z")).mails).toEqual([]);
  await alert(DAY_EMAIL);
  await owner.query("update patient_cards set notices_refused = true where id = $1", [patients.karel]);
  expect((await at("2026-03-17T09:00:00Z")).mails).toEqual([]);
  await owner.query("update patient_cards set notices_refused = false where id = $1", [patients.karel]);
  expect((await at("2026-03-17T09:00:00Z")).mails).toHaveLength(1);
});

test("two processes that remind at once send each reminder once", async () => {
  await alert(DAY_EMAIL);
  for (let n = 0; n < 30; n++) await visit("2026-03-18T10:00:00+01:00");
  api.clock.now = new Date("2026-03-17T09:00:00Z");
  await Promise.all(Array.from({ length: 4 }, () => remindVisits(jobContext(api.services))));
  const mails = await runJobs(api);
  expect(mails).toHaveLength(30);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(30);
});

test("centres without a visit to remind of cost no statements", async () => {
  await alert(DAY_EMAIL);
  await visit("2026-03-18T10:00:00+01:00");
  const statements = (moment: string) => statementsAt(api, moment, remindVisits);
  const nothing = await statements("2026-03-17T08:58:00Z");
  await addCenters(owner, 20, "2026-03-16");
  expect(await statements("2026-03-17T08:59:00Z")).toBe(nothing);
  expect(await statements("2026-03-17T09:00:00Z")).toBeGreaterThan(nothing);
  expect(await statements("2026-03-17T09:01:00Z")).toBe(nothing);
});
