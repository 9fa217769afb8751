import { beforeAll, beforeEach, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings, requestAt } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, manager, paramedic, receptionist } = ids.profiles;

/** Chooses who gets e-mails of new requests. */
const choose = (...profiles: number[]) =>
  owner.query(
    "insert into staff_notice_rules (medical_center_id, request_profiles) values ($1, $2) on conflict (medical_center_id) do update set request_profiles = $2",
    [ids.center, profiles],
  );
const { request, withProof } = bookingCalls(api);
const send = async (input: { uuid: string }) => {
  await request(withProof(input));
  return tokenOfBooking(api.services, input.uuid);
};
/** The mails to staff. */
const toStaff = async () => (await runJobs(api)).filter(({ to }) => to.endsWith("@lipa.example"));

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  api.clock.now = now;
  await forgetBookings(owner);
  await runJobs(api);
});

test("a new request is mailed once to each of the chosen, without the patient, the service and the reason", async () => {
  await choose(paramedic, receptionist);
  const input = requestAt("2026-03-17T10:00:00Z");
  for (let time = 0; time < 2; time++) await send(input);
  const mails = await toStaff();
  expect(mails.map(({ to }) => to).sort()).toEqual(["petr@lipa.example", "renata@lipa.example"]);
  expect(mails[0]).toMatchObject({
    subject: "Nová žádost o termín: „Rehabilitace U Lípy“",
    replyTo: "info@lipa.example",
    text: expect.stringMatching(
      /termín 17\.\s3\.\s2026 11:00, terapeut: kdokoliv\.\n\n.*\nhttp.*\/rezervace-ke-schvaleni\n/s,
    ),
  });
  const mailed = mails.map(({ to, subject, text }) => [to, subject, text]).join("\n");
  expect(mailed).not.toMatch(/Věra|Zelená|vera@|601|ramene|Individuální/);
});

test("until a centre chooses, its administrators get it", async () => {
  await owner.query("delete from staff_notice_rules");
  await send(requestAt("2026-03-17T10:00:00Z"));
  expect((await toStaff()).map(({ to }) => to).sort()).toEqual(["dana@lipa.example", "milan@lipa.example"]);
});

test("it comes in the language of the account, with the person asked for", async () => {
  await choose(receptionist);
  await owner.query("update users set locale = 'de' where email = 'renata@lipa.example'");
  await send(requestAt("2026-03-17T10:00:00Z", { profile: paramedic }));
  await owner.query("update users set locale = null");
  expect(await toStaff()).toMatchObject([
    {
      subject: expect.stringContaining("Neue Terminanfrage"),
      text: expect.stringMatching(/gewünschte Person: .*Petr Šindelář\..*\/de\/rezervace-ke-schvaleni/s),
    },
  ]);
});

test("a paramedic hears of requests for themselves and for anyone, a deactivated colleague of none", async () => {
  await owner.query(
    "update profiles set accessible_in_booking = true, working_hours = (select working_hours from profiles where id = $1) where id = $2",
    [paramedic, admin],
  );
  await owner.query(
    "insert into procedure_profiles (medical_center_id, procedure_id, profile_id) values ($1, $2, $3)",
    [ids.center, ids.procedures.therapy, admin],
  );
  await choose(admin, manager, paramedic);
  await send(requestAt("2026-03-17T12:00:00Z", { profile: admin }));
  expect((await toStaff()).map(({ to }) => to).sort()).toEqual(["dana@lipa.example", "milan@lipa.example"]);
  await owner.query("update profiles set deactivated_at = now() where id = $1", [manager]);
  await send(requestAt("2026-03-18T12:00:00Z", { email: "jina@example.com", phone: "601 222 334" }));
  await owner.query("update profiles set deactivated_at = null where id = $1", [manager]);
  expect((await toStaff()).map(({ to }) => to).sort()).toEqual(["dana@lipa.example", "petr@lipa.example"]);
});

test("a profile of another centre is not written to, and no mail goes where none is chosen", async () => {
  await choose(ids.profiles.foreign);
  await send(requestAt("2026-03-17T10:00:00Z"));
  expect((await runJobs(api)).map(({ to }) => to)).toEqual(["vera@example.com"]);
  await choose();
  await send(requestAt("2026-03-18T10:00:00Z"));
  expect((await runJobs(api)).map(({ to }) => to)).toEqual(["vera@example.com"]);
});

test("where e-mails have to be confirmed, staff hear of the request only then, and once", async () => {
  await choose(receptionist);
  await owner.query("update medical_centers set booking_confirmed = true where id = $1", [ids.center]);
  const token = await send(requestAt("2026-03-17T10:00:00Z"));
  await owner.query("update medical_centers set booking_confirmed = false where id = $1", [ids.center]);
  expect(await toStaff()).toEqual([]);
  for (let time = 0; time < 2; time++)
    await api.call(null, "mutation ($token: String!) { ownBookingConfirm(token: $token) { status } }", { token });
  expect(await toStaff()).toHaveLength(1);
});

test("a request takes as many queries for a chosen person as for four", async () => {
  const count = async (at: string, ...profiles: number[]) => {
    await choose(...profiles);
    await send(requestAt("2026-03-19T08:00:00Z", { email: `${profiles.length}@example.com`, phone: "601 222 335" }));
    api.queries.length = 0;
    await send(requestAt(at, { email: `a${profiles.length}@example.com`, phone: "601 222 336" }));
    return api.queries.filter((query) => /^select/i.test(query) && !/enqueue_job|set_config/.test(query)).length;
  };
  const one = await count("2026-03-17T10:00:00Z", receptionist);
  await forgetBookings(owner);
  expect(await count("2026-03-17T10:00:00Z", admin, manager, paramedic, receptionist)).toBe(one);
});
