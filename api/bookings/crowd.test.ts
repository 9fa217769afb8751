import { beforeAll, beforeEach, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { forgetBookings, openBookings, withProofOfWork, requestAt } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const CROWD = Number(process.env.MOTUS_CROWD ?? 20);
const ROUNDS = Number(process.env.MOTUS_ROUNDS ?? 2);
const api = await testApi();
const { owner } = api.database;
const at = "2026-03-17T10:00:00Z";

const uuids = new Map<number, string>();
const inputs = (n: number) => {
  const input = requestAt(at, { email: `n${n}@example.com`, phone: `601${String(n).padStart(6, "0")}` });
  uuids.set(n, input.uuid);
  return withProofOfWork(api.services, input);
};
const request = (n: number) =>
  api.call(
    null,
    `mutation ($input: BookingRequestInput!) { bookingRequest(slug: "u-lipy", input: $input) { reference } }`,
    { input: inputs(n) },
    { address: `10.1.${Math.floor(n / 250)}.${n % 250}` },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof request>>) => errors?.[0]?.extensions.code ?? "done";
const held = async () =>
  (
    await owner.query("select count(*)::int as n from occupancies where profile_id = $1 and begin_at = $2", [
      ids.profiles.paramedic,
      at,
    ])
  ).rows[0].n;

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("of a crowd that requests one time, one has it", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const codes = (await Promise.all(Array.from({ length: CROWD }, (_, n) => request(n)))).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["done", "E143"]));
    const { rows } = await owner.query("select count(*)::int as n from bookings");
    expect([rows[0].n, await held()]).toEqual([1, 1]);
    await forgetBookings(owner);
  }
});

test("of an acceptance, a rejection and a cancellation at once one wins, and one notice goes", async () => {
  for (let round = 0; round < ROUNDS * 3; round++) {
    await request(round);
    const token = tokenOfBooking(api.services, uuids.get(round)!);
    const { rows } = await owner.query("select id from bookings order by id desc limit 1");
    await runJobs(api);
    const codes = await Promise.all([
      api.call("receptionist", `mutation { bookingAccept(booking: ${rows[0].id}, confirmDuplicate: true) { id } }`),
      api.call("admin", `mutation { bookingReject(booking: ${rows[0].id}, sendEmail: true) { id } }`),
      api.call(null, `mutation { ownBookingCancel(token: "${token}") { status } }`),
    ]);
    const done = codes.map(codeOf).filter((code) => code === "done").length;
    const { rows: ended } = await owner.query("select status from bookings where id = $1", [rows[0].id]);
    const notices = (await runJobs(api)).length;
    // A visit that was accepted first may be cancelled by its patient right after: the mail says what it has come to.
    const both = done === 2 && ended[0].status === "CANCELED_BY_CUSTOMER";
    expect([done, notices]).toEqual([both ? 2 : 1, 1]);
    expect(await held()).toBe(ended[0].status === "ACCEPTED" ? 1 : 0);
    await forgetBookings(owner);
  }
});

test("times of twenty people among fifteen thousand events cost six statements a step", async () => {
  await owner.query(
    `with people as (
       insert into profiles (medical_center_id, role, profession, name, surname, email, accessible_in_booking, working_hours)
       select 1, 'ROLE_PARAMEDIC', 'PHYSIOTHERAPIST', 'Jan', 'Mnohý', n || '@mnozi.example', true, $1
       from generate_series(1, 20) as n returning id),
     able as (insert into procedure_profiles (medical_center_id, procedure_id, profile_id) select 1, $2, id from people),
     made as (
       insert into events (medical_center_id, type, begin_at, end_at, owner_id)
       select 1, 'EVENT', at, at + interval '10 minutes', id
       from people, generate_series(0, 749) as k,
         lateral (select timestamptz '2026-03-17 06:00Z' + (k / 14) * interval '1 day' + (k % 14) * interval '40 minutes' as at) as place
       returning id, owner_id, begin_at, end_at)
     insert into occupancies (medical_center_id, event_id, profile_id, during)
     select 1, id, owner_id, tstzrange(begin_at, end_at) from made`,
    [JSON.stringify(Array(5).fill({ from: "07:00", to: "16:00" }).concat([null, null])), ids.procedures.therapy],
  );
  api.queries.length = 0;
  const { data } = await api.call(
    null,
    `{ bookingTimes(slug: "u-lipy", procedure: ${ids.procedures.therapy}, from: "2026-03-17", days: 45) { beginAt } }`,
  );
  expect(data.bookingTimes.length).toBeGreaterThan(100);
  const asked = api.queries.filter(
    (statement) => /^\s*(select|with)/i.test(statement) && !/set_config/.test(statement),
  );
  expect(asked.length).toBeLessThanOrEqual(6);
});
