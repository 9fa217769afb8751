import { beforeEach, expect, test } from "vitest";
import { MailRefused, type Mail } from "#api/core/outside/mail.ts";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";

// why: a mail server that is away for a while
let away = true;
const sent: Mail[] = [];
const mailer = {
  send: async (mail: Mail) => {
    if (away) throw new MailRefused("ECONNREFUSED", false);
    sent.push(mail);
  },
};
const api = await testApi({ mailer });
const { owner } = api.database;
const { karel } = ids.patients;

await owner.query("update patient_cards set email = 'karel@pacient.example' where id = $1", [karel]);
await api.call("admin", "mutation { alertUpdate(alert: 2, active: true) { id } }");

const must = async (document: string) => {
  const { data, errors } = await api.call("receptionist", document);
  expect(errors).toBeUndefined();
  return data;
};
async function after(minutes: number) {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
  await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  await runJobs(api);
}
const book = async () =>
  (
    await must(
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, patientCards: [${karel}], beginAt: "2026-04-15T08:00:00Z", confirmOutsideHours: true }) { id } }`,
    )
  ).eventCreate.id as number;

beforeEach(async () => {
  away = true;
  sent.length = 0;
  api.clock.now = now;
  await owner.query("delete from graphile_worker._private_jobs");
  await owner.query("truncate notices, mails");
  await owner.query("update events set removed_at = now() where begin_at::date = '2026-04-15'");
});

test("a message that the mail server did not take leaves the outbox once its visit is gone", async () => {
  const event = await book();
  await after(3);
  expect((await owner.query("select subject, failure from mails")).rows).toHaveLength(1);
  await must(`mutation { eventRemove(event: ${event}) { id } }`);
  away = false;
  await after(20);
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Zrušený termín/)]);
  const { rows } = await owner.query("select state, stop_reason as reason from notices order by id");
  expect(rows).toEqual([
    { state: "STOPPED", reason: "UNDONE" },
    { state: "HANDED_OVER", reason: null },
  ]);
  expect((await owner.query("select subject from mails")).rows).toHaveLength(1);
});

test("it says the time of a visit that was moved since, to the address that the card has by then", async () => {
  const event = await book();
  await after(3);
  await must(`mutation { eventUpdate(event: ${event}, dateInput: { beginAt: "2026-04-15T10:00:00Z" }) { id } }`);
  await owner.query("update patient_cards set email = 'novy@pacient.example' where id = $1", [karel]);
  away = false;
  await after(20);
  expect(sent.map(({ to }) => to)).toEqual(["novy@pacient.example", "novy@pacient.example"]);
  for (const { text } of sent) expect(text).toMatch(/15\.\s4\.\s2026 v 12:00/);
});
