import { beforeAll, beforeEach, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings, requestAt } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { therapy, group } = ids.procedures;
const { paramedic, admin } = ids.profiles;
const slug = "u-lipy";
const { call, request, withProof, sent, accept: acceptAs, reject, claims, cancel } = bookingCalls(api);
const accept = (id: number, who: Role = "receptionist", more = "") => acceptAs(id, more, who);

const times = (asked = "", procedure: number = therapy) =>
  call(
    null,
    `{ bookingTimes(slug: "${slug}", procedure: ${procedure}, from: "2026-03-16", days: 4${asked}) { beginAt } }`,
  ) as Promise<{ beginAt: string }[]>;

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("a page shows services, people and times; an unknown address, and one without bookings, shows nothing", async () => {
  const page = (slug: string) =>
    call(
      null,
      `{ bookingPage(slug: "${slug}") { center { name slug } from to services { name duration people } people { fullName } } }`,
    );
  expect(await page(slug)).toMatchObject({
    center: { name: "Rehabilitace U Lípy", slug },
    from: "2026-03-17",
    to: "2026-05-15",
    services: expect.arrayContaining([expect.objectContaining({ people: [paramedic] })]),
    people: [{ fullName: expect.stringContaining("Petr") }],
  });
  expect([await page("nikde"), await page("jinde")]).toEqual(["E003", "E003"]);
  const offered = (await times()).map(({ beginAt }) => beginAt);
  expect(offered[0]).toBe("2026-03-17T09:00:00.000Z");
  expect(offered).not.toContain("2026-03-16T13:00:00.000Z");
  expect(await times(`, profile: ${admin}`)).toEqual([]);
});

test("a request holds its time, says so in a mail without the service, and is entered once however often it is sent", async () => {
  const input = withProof(requestAt("2026-03-17T10:00:00Z"));
  const receipt = await request(input);
  expect(receipt).toEqual({ reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/), confirmBy: null });
  expect(await request(input)).toEqual(receipt);
  expect(await request({ ...input, surname: "Jiná" })).toBe("E013");
  expect(await request(requestAt("2026-03-17T10:00:00Z"))).toBe("E143");
  expect((await times()).map(({ beginAt }) => beginAt)).not.toContain("2026-03-17T10:00:00.000Z");
  const [mail, ...others] = await runJobs(api);
  expect([mail!.to, others]).toEqual(["vera@example.com", []]);
  expect(mail!.text).toContain(tokenOfBooking(api.services, input.uuid));
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/LTV|terapie|Bolest/i);
  const event = await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, owner: ${paramedic}, procedure: ${therapy}, beginAt: "2026-03-17T10:15:00Z", patientCards: [${ids.patients.karel}] }) { id } }`,
  );
  expect(event.errors![0]!.extensions).toMatchObject({
    code: "E101",
    conflicts: [{ reason: "EVENT", kind: "PROFILE" }],
  });
});

test("in a group a request takes one of the places that patients and other requests have left", async () => {
  const { rows } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, capacity)
     values (1, 'EVENT', '2026-03-18 09:00Z', '2026-03-18 10:00Z', $1, $2, 2) returning id`,
    [group, paramedic],
  );
  const event = rows[0].id as number;
  const [first, second, third] = await Promise.all(
    ["a@example.com", "b@example.com", "c@example.com"].map((email) =>
      request(
        withProof(
          requestAt("2026-03-18T09:00:00Z", { procedure: group, email, phone: `60122233${email.charCodeAt(0) % 10}` }),
        ),
      ),
    ),
  );
  expect([first, second, third].filter((one) => one === "E143")).toHaveLength(1);
  expect(await times("", group)).toEqual([]);
  const add = `mutation { eventUpdate(event: ${event}, detailsInput: { patientCards: [${ids.patients.karel}] }) { id } }`;
  expect(await call("receptionist", add)).toBe("E104");
  const { rows: waiting } = await owner.query("select id from bookings order by id");
  expect(await accept(waiting[0].id, "receptionist", ", confirmDuplicate: true")).toMatchObject({ status: "ACCEPTED" });
  expect(await reject(waiting[1].id)).toEqual({ status: "REJECTED" });
  expect(await times("", group)).toHaveLength(1);
});

/** Makes a moment of a request pass, and runs the jobs that wait for it. */
async function letExpire(column: "begin_at" | "confirm_by", id: number) {
  const past = "timestamptz '2026-03-16 08:00Z'";
  await owner.query(
    `update bookings set ${column} = ${past}, end_at = greatest(end_at, ${past} + interval '1 hour') where id = $1`,
    [id],
  );
  await owner.query("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(api);
}

test("a request that nobody has decided before its begin holds nothing, and can only be rejected", async () => {
  const { id, event } = await sent("2026-03-17T10:00:00Z");
  await letExpire("begin_at", id);
  expect(await claims(event)).toBe(0);
  expect(await accept(id)).toBe("E146");
  expect(await call("admin", `{ bookings(status: CREATED) { items { missed } } }`)).toEqual({
    items: [{ missed: true }],
  });
  expect(await call("admin", `{ badge { bookingCount } }`)).toEqual({ bookingCount: 0 });
  expect(await reject(id)).toEqual({ status: "REJECTED" });
});

test("a request that became no visit goes 90 days after its end, with its file; one of today and a visit's stay", async () => {
  await letExpire("begin_at", (await sent("2026-03-18T10:00:00Z", { email: "b@example.com" })).id);
  const [rejected, canceled, fresh, accepted] = [
    await sent("2026-03-17T10:00:00Z"),
    await sent("2026-03-17T12:00:00Z"),
    await sent("2026-03-18T11:00:00Z", { email: "b@example.com" }),
    await sent("2026-03-18T12:00:00Z", { email: "c@example.com", phone: "602333444" }),
  ];
  await owner.query(
    `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256)
       values (1, 'booking', 'nález', 'pdf', 'application/pdf', 1, '') returning id)
     update bookings set file_id = (select id from file) where id = $1`,
    [rejected.id],
  );
  await reject(rejected.id);
  await reject(fresh.id);
  await cancel(canceled.token);
  await accept(accepted.id, "receptionist", ", confirmDuplicate: true");
  await owner.query(
    `update bookings set begin_at = begin_at - interval '91 days', decided_at = decided_at - interval '91 days'
     where id <> $1`,
    [fresh.id],
  );
  await owner.query("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(api);
  const { rows } = await owner.query("select id from bookings order by id");
  expect(rows.map(({ id }) => id)).toEqual([fresh.id, accepted.id]);
  const { rows: held } = await owner.query(
    "select issue, (select count(*)::int from files where namespace = 'booking') as files from events where id = $1",
    [rejected.event],
  );
  expect(held).toEqual([{ issue: null, files: 0 }]);
});

test("where e-mails are confirmed, a request is shown to staff only then, and its time is free after half an hour", async () => {
  await owner.query("update medical_centers set booking_confirmed = true where id = $1", [ids.center]);
  const waiting = async () =>
    ((await call("admin", `{ bookings(status: CREATED) { total } }`)) as { total: number }).total;
  const confirm = (token: string) =>
    call(null, `mutation ($token: String!) { ownBookingConfirm(token: $token) { confirmBy } }`, { token });
  const first = await sent("2026-03-17T10:00:00Z");
  expect(await waiting()).toBe(0);
  expect(await confirm(first.token)).toEqual({ confirmBy: null });
  expect(await waiting()).toBe(1);
  const second = await sent("2026-03-17T12:00:00Z");
  await letExpire("confirm_by", second.id);
  expect([await confirm(second.token), await claims(second.event), await waiting()]).toEqual(["E009", 0, 1]);
  await owner.query("update medical_centers set booking_confirmed = false where id = $1", [ids.center]);
});

test("more than three requests of one e-mail, five of a phone or twenty of an address in an hour are refused", async () => {
  const at = (n: number) => `2026-03-${17 + Math.floor(n / 5)}T${String(9 + (n % 5)).padStart(2, "0")}:30:00Z`;
  const ask = (n: number, typed: object = {}) => request(withProof(requestAt(at(n), typed)));
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await ask(n));
  expect(answers.slice(2)).toEqual([expect.objectContaining({ confirmBy: null }), "E147"]);
  for (let n = 4; n < 7; n++) answers.push(await ask(n, { email: `${n}@example.com` }));
  expect(answers.slice(4)).toEqual([expect.any(Object), expect.any(Object), "E147"]);
  for (let n = 0; n < 14; n++) await ask(0);
  expect(await ask(0)).toBe("E005");
});
