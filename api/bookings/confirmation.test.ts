import { beforeAll, beforeEach, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings, requestAt } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { call, request, withProof } = bookingCalls(api);
const at = "2026-03-17T10:00:00Z";
const { therapy } = ids.procedures;

const confirm = (uuid: string) =>
  call(null, "mutation ($token: String!) { ownBookingConfirm(token: $token) { confirmBy } }", {
    token: tokenOfBooking(api.services, uuid),
  });
const isOffered = async (begin: string) =>
  (
    (await call(
      null,
      `{ bookingTimes(slug: "u-lipy", procedure: ${therapy}, from: "2026-03-16", days: 20) { beginAt } }`,
    )) as { beginAt: string }[]
  ).some(({ beginAt }) => new Date(beginAt).getTime() === new Date(begin).getTime());
/** Offered begins that do not meet, five a day. */
const begin = (n: number) =>
  new Date(Date.parse(at) + Math.floor(n / 5) * 86_400_000 + (n % 5) * 3_600_000).toISOString();
/** Makes a crowd of unconfirmed requests wait, of addresses of their own. */
const fill = (many: number, event: "holding" | "nothing") =>
  owner.query(
    `insert into bookings (uuid, medical_center_id, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth,
       sex, email, phone, locale, information, token_hash, confirm_by)
     select gen_random_uuid(), $1, '2026-05-01 08:00Z', '2026-05-01 09:00Z', $2, $4, 'Věra', 'Zelená', '1980-02-01',
       'FEMALE', n || '@invented.example', '+420601' || n, 'cs', 1, gen_random_uuid(), '2030-01-01'
     from generate_series(100000, 99999 + $3::int) as n`,
    [ids.center, therapy, many, event === "holding" ? HELD : null],
  );
/** An event that is over: the crowd has it in place of claims. */
const HELD = 99;
const confirmed = (on: boolean) =>
  owner.query("update medical_centers set booking_confirmed = $2 where id = $1", [ids.center, on]);

beforeAll(async () => {
  await openBookings(owner);
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, removed_at) overriding system value
     values ($3, $1, 'BOOKING', '2026-05-01 08:00Z', '2026-05-01 09:00Z', $2, now())`,
    [ids.center, ids.profiles.paramedic, HELD],
  );
});
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
  await confirmed(true);
});

test("e-mails are confirmed in a new centre", async () => {
  const { rows } = await owner.query(
    "select column_default from information_schema.columns where table_name = 'medical_centers' and column_name = 'booking_confirmed'",
  );
  expect(rows).toEqual([{ column_default: "true" }]);
});

test("the answer to a request has nothing by which its e-mail could be confirmed without the mailbox", async () => {
  const input = withProof(requestAt(at));
  const answer = await request(input);
  expect(answer).toEqual({ reference: expect.any(String), confirmBy: expect.any(String) });
  const token = tokenOfBooking(api.services, input.uuid);
  expect(JSON.stringify(answer)).not.toContain(token);
  expect((await runJobs(api)).map(({ text }) => text)).toEqual([expect.stringContaining(token)]);
  const { errors } = await api.call(
    null,
    `mutation ($input: BookingRequestInput!) { bookingRequest(slug: "u-lipy", input: $input) { token } }`,
    { input },
  );
  expect(errors).toHaveLength(1);
});

test("a request without a proof holds its time only once its e-mail is confirmed, wherever that is asked for or not", async () => {
  for (const asked of [true, false]) {
    await confirmed(asked);
    const begin = asked ? at : "2026-03-18T10:00:00Z";
    const input = requestAt(begin);
    expect(await request(input)).toMatchObject({ confirmBy: expect.any(String) });
    expect(await isOffered(begin)).toBe(true);
    expect(await confirm(input.uuid)).toEqual({ confirmBy: null });
    expect(await isOffered(begin)).toBe(false);
  }
});

test("of two who confirm one time the second learns that it is taken", async () => {
  const [first, second] = [requestAt(at), requestAt(at, { email: "druha@example.com" })];
  for (const input of [first, second]) await request(input);
  expect([await confirm(first.uuid), await confirm(second.uuid)]).toEqual([{ confirmBy: null }, "E143"]);
  expect(await call("admin", "{ bookings(status: CREATED) { total } }")).toEqual({ total: 1 });
});

test("invented addresses leave the page open to everybody", async () => {
  await fill(20, "holding");
  await fill(500, "nothing");
  expect(await request(requestAt(at))).toBe("E147");
  const input = withProof(requestAt(at));
  expect(await request(input)).toMatchObject({ confirmBy: expect.any(String) });
  expect(await isOffered(at)).toBe(true);
  expect(await confirm(input.uuid)).toEqual({ confirmBy: null });
  expect(await isOffered(at)).toBe(false);
});

test("the work that the page asks for grows with the unconfirmed requests", async () => {
  const bits = async () =>
    Number(
      ((await call(null, `{ bookingPage(slug: "u-lipy") { challenge } }`)) as { challenge: string }).challenge.split(
        ".",
      )[0],
    );
  const few = await bits();
  await fill(160, "nothing");
  expect([few, await bits()]).toEqual([16, 20]);
});

test("the answer depends on no e-mail: a taken time is refused as such, and the fourth request is mailed no more", async () => {
  for (let n = 0; n < 3; n++) {
    const input = withProof(requestAt(begin(n)));
    await request(input);
    await confirm(input.uuid);
  }
  await runJobs(api);
  expect(await request(withProof(requestAt(begin(0))))).toBe("E143");
  expect(await request(withProof(requestAt("2026-03-17T02:00:00Z")))).toBe("E143");
  const fourth = withProof(requestAt(begin(4)));
  expect(await request(fourth)).toMatchObject({ confirmBy: expect.any(String) });
  expect(await confirm(fourth.uuid)).toBe("E147");
  await confirmed(false);
  expect(await request(withProof(requestAt("2026-03-17T02:00:00Z")))).toBe("E143");
  await confirmed(true);
  for (let n = 5; n < 9; n++) await request(withProof(requestAt(begin(n), { email: "obet@example.com" })));
  expect((await runJobs(api)).filter(({ to }) => to === "obet@example.com")).toHaveLength(3);
});

test("an unconfirmed request holds no place of a group past its half an hour, though no job has run", async () => {
  const { group } = ids.procedures;
  const { rows } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, capacity)
     values ($1, 'EVENT', '2026-03-18 09:00Z', '2026-03-18 10:00Z', $2, $3, 1) returning id`,
    [ids.center, group, ids.profiles.paramedic],
  );
  const input = withProof(requestAt("2026-03-18T09:00:00Z", { procedure: group }));
  await request(input);
  const offered = () =>
    call(null, `{ bookingTimes(slug: "u-lipy", procedure: ${group}, from: "2026-03-18", days: 1) { beginAt } }`);
  expect(await offered()).toEqual([]);
  await owner.query("update bookings set confirm_by = '2026-03-16 08:00Z' where uuid = $1", [input.uuid]);
  expect(await offered()).toHaveLength(1);
  const add = `mutation { eventUpdate(event: ${rows[0].id}, detailsInput: { patientCards: [${ids.patients.karel}] }) { id } }`;
  expect(await call("receptionist", add)).toEqual({ id: rows[0].id });
});
