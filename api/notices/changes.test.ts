import { beforeEach, expect, test } from "vitest";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, patients, procedures } = ids;

await owner.query("update medical_centers set email = 'lipa@lipa.example', phone = '+420222333444' where id = $1", [
  ids.center,
]);
await owner.query("update patient_cards set email = 'karel@pacient.example', phone = '+420601000377' where id = $1", [
  patients.karel,
]);

const must = async (document: string, variables: object = {}) => {
  const answer = await api.call("receptionist", document, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const alert = (id: number, active = true) =>
  api.call("admin", `mutation { alertUpdate(alert: ${id}, active: ${active}) { id } }`);
const [SMS, EMAIL] = [1, 2];

let hour = 8;
/** A visit of Karel's at an hour that no other test of this file takes. */
async function book(input: object = {}) {
  const at = `${String((hour++ % 10) + 7).padStart(2, "0")}:00`;
  const day = `2026-0${4 + Math.floor(hour / 10)}-15`;
  const { eventCreate } = await must(
    "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id beginAt } }",
    {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        patientCards: [patients.karel],
        beginAt: `${day}T${at}:00+02:00`,
        confirmOutsideHours: true,
        ...input,
      },
    },
  );
  return eventCreate as { id: number; beginAt: string };
}
const move = (id: number, beginAt: string, wholeSeries = false) =>
  must(
    `mutation { eventUpdate(event: ${id}, dateInput: { beginAt: "${beginAt}" }, wholeSeries: ${wholeSeries}, confirmOutsideHours: true) { id } }`,
  );
const remove = (id: number) => must(`mutation { eventRemove(event: ${id}) { id } }`);

/** Lets the minutes pass, and answers what was sent in them. */
async function after(minutes: number) {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
  await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  const texts = api.texts.length;
  const mails = await runJobs(api);
  return { mails, texts: api.texts.slice(texts) };
}
const rows = async (columns: string) =>
  (await owner.query(`select ${columns} from notices order by id`)).rows as Record<string, unknown>[];

beforeEach(async () => {
  api.clock.now = now;
  await owner.query("delete from graphile_worker._private_jobs");
  await owner.query("delete from notices");
  await owner.query("delete from notice_rules");
  await alert(EMAIL);
  await alert(SMS, false);
});

test("a booked visit is notified after three minutes, without service and reason, to be answered to the centre", async () => {
  await book({ issue: "Bolest kolene" });
  expect(await after(2)).toEqual({ mails: [], texts: [] });
  const { mails } = await after(1);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: "karel@pacient.example", replyTo: "lipa@lipa.example" });
  expect(mails[0]!.subject).toMatch(/^Termín 15\.\s4\.\s2026 v 15:00$/);
  expect(mails[0]!.text).toMatch(/máte u nás termín: středa 15/);
  expect(mails[0]!.text).toContain("222");
  expect(mails[0]!.text).not.toMatch(/kolene|Individuální|#/);
  expect(await rows("state, occasion, uuid::text as id")).toEqual([
    { state: "HANDED_OVER", occasion: "BOOKED", id: mails[0]!.id },
  ]);
});

test("a change that is undone in time sends nothing", async () => {
  const visit = await book();
  await remove(visit.id);
  expect((await after(5)).mails).toEqual([]);
  await must(`mutation { eventRestore(event: ${visit.id}) { id } }`);
  await after(5);
  await move(visit.id, "2026-08-20T10:00:00+02:00");
  await after(2);
  await move(visit.id, visit.beginAt);
  expect((await after(5)).mails).toEqual([]);
  expect((await rows("state, stop_reason")).map(({ stop_reason }) => stop_reason)).toEqual(["UNDONE", null, "UNDONE"]);
});

test("a visit moved twice is notified once, with the times before and after", async () => {
  const visit = await book();
  await after(5);
  await move(visit.id, "2026-08-21T10:00:00+02:00");
  await after(2);
  await move(visit.id, "2026-08-21T11:00:00+02:00");
  expect((await after(2)).mails).toEqual([]);
  const { mails } = await after(1);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/Nově je: pátek 21\.\s8\.\s2026 v 11:00[^]*Dosavadní termín 15/);
});

test("a cancelled and a restored visit are notified", async () => {
  const visit = await book();
  await after(5);
  await remove(visit.id);
  expect((await after(5)).mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Zrušený termín/)]);
  await must(`mutation { eventRestore(event: ${visit.id}) { id } }`);
  expect((await after(5)).mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Termín/)]);
});

test("a moved series of many visits is one mail, and one of them cancelled since is another", async () => {
  const { id } = await book({ beginAt: "2026-09-01T07:00:00+02:00", recurrence: { frequency: "DAILY", count: 60 } });
  const { mails: booked } = await after(5);
  expect(booked).toHaveLength(1);
  expect(booked[0]!.text).toMatch(/Počet termínů: 60\.[^]*– a dalších: 40/);
  await move(id, "2026-09-01T06:00:00+02:00", true);
  const { rows: others } = await owner.query("select id from events where parent_id = $1 and id <> $1 limit 1", [id]);
  await remove(others[0].id);
  const { mails } = await after(5);
  expect(mails.map(({ subject }) => subject.split(" ")[0])).toEqual(["Změna", "Zrušený"]);
  expect(mails[0]!.text).toMatch(/Počet termínů: 59\./);
});

test("each channel that is on gets its own notice; an SMS has a key that a retry repeats", async () => {
  await alert(SMS);
  await book();
  const { mails, texts } = await after(5);
  expect([mails.length, texts.length]).toEqual([1, 1]);
  expect(texts[0]).toMatchObject({ to: "+420601000377" });
  expect(texts[0]!.text).toMatch(/^Dobry den, mate u nas termin \d+\. \d\. 2026 v \d+:00\.\n/);
  expect(await rows("channel, state")).toEqual([
    { channel: "SMS", state: "HANDED_OVER" },
    { channel: "EMAIL", state: "HANDED_OVER" },
  ]);
});

test("nobody is written to who refused, whose card is closed, or who has no address", async () => {
  const set = (columns: string) => owner.query(`update patient_cards set ${columns} where id = $1`, [patients.karel]);
  await set("notices_refused = true");
  await book();
  await set("notices_refused = false, email = null");
  await book();
  await set("email = 'karel@pacient.example', archived_at = now()");
  expect(await rows("id")).toEqual([]);
  await set("archived_at = null");
  await book();
  await set("archived_at = now()");
  expect((await after(5)).mails).toEqual([]);
  await set("archived_at = null");
  expect(await rows("state, stop_reason")).toEqual([{ state: "STOPPED", stop_reason: "CARD_CLOSED" }]);
});

test("an alert that is off by then stops what waits, and nothing is kept while it is off", async () => {
  await book();
  await alert(EMAIL, false);
  expect((await after(5)).mails).toEqual([]);
  expect(await rows("state, stop_reason")).toEqual([{ state: "STOPPED", stop_reason: "SWITCHED_OFF" }]);
  await book();
  expect(await rows("id")).toHaveLength(1);
});

test("a change in quiet hours waits for their end; one that would come after the visit is stopped and shown", async () => {
  await owner.query(
    "insert into notice_rules (medical_center_id, quiet_from, quiet_to) values ($1, '09:30', '11:00')",
    [ids.center],
  );
  await book({ beginAt: "2026-03-16T15:00:00+01:00", owner: profiles.admin });
  expect(await rows("state, send_at")).toEqual([{ state: "WAITING", send_at: new Date("2026-03-16T10:00:00Z") }]);
  await owner.query("delete from notices");
  await book({ beginAt: "2026-03-16T10:15:00+01:00", owner: profiles.admin });
  expect(await rows("state, stop_reason")).toEqual([{ state: "STOPPED", stop_reason: "TOO_LATE" }]);
});

test("a refused mail is shown on the notice, with a state for good", async () => {
  await book();
  const { send } = api.services.mailer;
  const { MailRefused } = await import("../core/outside/mail.ts");
  api.services.mailer.send = () => Promise.reject(new MailRefused("EENVELOPE 550", true));
  await after(5);
  api.services.mailer.send = send;
  expect(await rows("state, failure")).toEqual([{ state: "REFUSED", failure: "Mail refused: EENVELOPE 550" }]);
});

test("a patient's language and the centre's words are used", async () => {
  await owner.query("update patient_cards set language = 'en' where id = $1", [patients.karel]);
  await api.call(
    "admin",
    `mutation { emailNotificationUpdate(notification: 3, version: 0, input: { subject: "See you #datum#", message: "Dear #jmeno#, #terapeut#: #sluzba#" }) { id } }`,
  );
  await book();
  const { mails } = await after(5);
  await owner.query("update patient_cards set language = null where id = $1", [patients.karel]);
  // Administrators get mails about the text too.
  const [mail] = mails.filter(({ subject }) => subject.startsWith("See you"));
  expect(mail!.subject).toMatch(/^See you 15\s\w+\s2026$/);
  expect(mail!.text).toMatch(/^Dear .*Karel .*, .*Šindelář: Individuální/);
});
