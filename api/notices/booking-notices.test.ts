import { beforeAll, beforeEach, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { forgetBookings, openBookings, withProofOfWork, requestAt } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { karel, jana } = ids.patients;

const ask = async (who: "admin" | "receptionist" | null, document: string, variables: object = {}) => {
  const { data, errors } = await api.call(who, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const evening = new Date("2026-03-16T21:00:00+01:00");
const morning = new Date("2026-03-17T07:01:00+01:00");
/** Moves the clock; nobody is logged out by that. */
async function at(moment: Date) {
  api.clock.now = moment;
  await owner.query(
    "update sessions set last_seen_at = $1, authenticated_at = $1, expires_at = $1::timestamptz + interval '1 day'",
    [moment],
  );
}
/** Lets everything run that is due by a moment, and answers the mails to the patient. */
async function until(moment: Date) {
  await at(moment);
  await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  return (await runJobs(api)).filter(({ to }) => to === "vera@example.com");
}
async function requested(typed: object = {}) {
  const input = withProofOfWork(api.services, requestAt("2026-03-18T10:00:00Z", typed), api.clock.now);
  await ask(
    null,
    `mutation ($input: BookingRequestInput!) { bookingRequest(slug: "u-lipy", input: $input) { reference } }`,
    { input },
  );
  await runJobs(api);
  const { rows } = await owner.query("select id from bookings where uuid = $1", [input.uuid]);
  return { id: rows[0].id as number, token: tokenOfBooking(api.services, input.uuid) };
}
/** A request that was accepted, for a card of the cast. */
async function accepted(typed: object = {}) {
  const { id, token } = await requested(typed);
  await ask("receptionist", `mutation { bookingAccept(booking: ${id}, patientCard: ${karel}) { id } }`);
  const { rows } = await owner.query("select event_id as event from bookings where id = $1", [id]);
  return { id, token, event: rows[0].event as number };
}
const cancel = (token: string) =>
  ask(null, `mutation ($token: String!) { ownBookingCancel(token: $token) { status } }`, { token });
const remove = (event: number) => ask("receptionist", `mutation { eventRemove(event: ${event}) { id } }`);
const move = (event: number) =>
  ask(
    "receptionist",
    `mutation { eventUpdate(event: ${event}, dateInput: { beginAt: "2026-03-19T12:00:00Z" }) { id } }`,
  );
const alert = (active: boolean) => ask("admin", `mutation { alertUpdate(alert: 2, active: ${active}) { id } }`);
const states = async () =>
  (await owner.query("select occasion, state, stop_reason as reason from notices order by id")).rows;

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await at(evening);
  await forgetBookings(owner);
  await owner.query("delete from graphile_worker._private_jobs");
  await owner.query("update patient_cards set archived_at = null, email = 'vera@example.com' where id = $1", [karel]);
  await alert(false);
});

test("an acceptance that waits for the morning is not sent once the patient has cancelled by the link", async () => {
  const { token } = await accepted();
  await cancel(token);
  expect((await until(new Date("2026-03-16T21:01:00+01:00"))).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Zrušený termín 18\./),
  ]);
  expect(await until(morning)).toEqual([]);
  expect(await states()).toContainEqual({ occasion: "BOOKED", state: "STOPPED", reason: "UNDONE" });
});

test.each([true, false])(
  "a visit that staff removed is reported as cancelled, once, with alerts on: %s",
  async (on) => {
    await alert(on);
    await remove((await accepted()).event);
    expect((await until(morning)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Zrušený termín 18\./),
    ]);
  },
);

test.each([true, false])(
  "a visit that was moved is reported once, at its present time, with alerts on: %s",
  async (on) => {
    await alert(on);
    await move((await accepted()).event);
    expect((await until(morning)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/máte u nás termín: čtvrtek 19\.\s3\.\s2026 v 13:00/),
    ]);
  },
);

test("an acceptance ends with an archived card", async () => {
  await accepted();
  await owner.query("update patient_cards set archived_at = now() where id = $1", [karel]);
  expect(await until(morning)).toEqual([]);
  expect(await states()).toContainEqual({ occasion: "BOOKED", state: "STOPPED", reason: "CARD_CLOSED" });
});

test("nothing goes to an erased patient, not even of the visit that was removed before", async () => {
  const { id } = await requested();
  await ask("receptionist", `mutation { bookingAccept(booking: ${id}) { id } }`);
  await remove((await owner.query("select event_id as event from bookings where id = $1", [id])).rows[0].event);
  const { rows } = await owner.query("select id, version from patient_cards order by id desc limit 1");
  await ask(
    "admin",
    `mutation { patientCardErase(patientCard: ${rows[0].id}, version: ${rows[0].version}, input: { requestedOn: "10. 3. 2026", request: "Dopisem" }) { whole } }`,
  );
  expect(await until(morning)).toEqual([]);
  expect(await states()).toEqual([]);
});

test("mails of a visit from the web have its link, which cancels it; no row keeps it", async () => {
  const { token, event } = await accepted({ locale: "de" });
  await alert(true);
  const [booked] = await until(morning);
  expect(booked!.text).toContain(
    `Absagen können Sie ihn auch unter diesem Link:\nhttp://localhost:3000/de/moje-rezervace/${token}\n`,
  );
  await move(event);
  const [moved] = await until(new Date("2026-03-17T07:05:00+01:00"));
  expect(moved!.text).toContain(`/moje-rezervace/${token}`);
  const { rows } = await owner.query("select string_agg(notices::text, ' ') as all from notices");
  expect(rows[0].all).not.toContain(token);
  await owner.query("update medical_centers set booking_cancelable = false where id = $1", [ids.center]);
  await move(event).then(() =>
    ask(
      "receptionist",
      `mutation { eventUpdate(event: ${event}, dateInput: { beginAt: "2026-03-20T12:00:00Z" }) { id } }`,
    ),
  );
  const [last] = await until(new Date("2026-03-17T07:10:00+01:00"));
  expect(last!.text).not.toContain("moje-rezervace");
  await owner.query("update medical_centers set booking_cancelable = true where id = $1", [ids.center]);
});

test("the link of a request outlives the secret that it was made with", async () => {
  const { token } = await accepted();
  const { settings } = api.services;
  const { secrets, formerSecrets } = settings;
  settings.formerSecrets = { former: { name: "tokens", secret: secrets.tokens, until: "2026-12-31T00:00:00Z" } };
  settings.secrets = { ...secrets, tokens: "another secret" };
  const [mail] = await until(morning);
  Object.assign(settings, { secrets, formerSecrets });
  expect(mail!.text).toContain(token);
});

test("a request that was received is confirmed with its link; a rejected one says why, in the language of the request", async () => {
  const { id, token } = await requested({ locale: "en" });
  const received = api.mails.at(-1)!;
  expect(received.text).toMatch(new RegExp(`received your request[^]*\n\\S+/en/moje-rezervace/${token}\n`));
  await ask(
    "receptionist",
    `mutation { bookingReject(booking: ${id}, sendEmail: true, reason: "We are full.") { id } }`,
  );
  const [rejected] = await until(morning);
  expect(rejected!.text).toMatch(/cannot offer you[^]*We are full\.\n[^]*\n\S+\/en\/rezervace\/u-lipy\n/);
});

test("an acceptance follows its card into another one", async () => {
  await accepted();
  const { rows } = await owner.query("select id, version from patient_cards where id = any($1)", [[jana, karel]]);
  const version = (id: number) => rows.find((row) => row.id === id).version;
  await ask(
    "receptionist",
    `mutation { patientCardsMerge(kept: ${jana}, keptVersion: ${version(jana)}, merged: ${karel}, mergedVersion: ${version(karel)}, fromMerged: [], fromBoth: []) { id } }`,
  );
  expect(await until(morning)).toHaveLength(1);
  const messages = await listsOf(api).rowsOf("receptionist", "notices", `patientCard=${jana}`);
  expect(messages).toContainEqual(
    expect.objectContaining({ about: "BOOKED", state: expect.objectContaining({ state: "HANDED_OVER" }) }),
  );
});
