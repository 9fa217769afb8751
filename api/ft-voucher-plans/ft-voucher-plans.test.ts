import { beforeAll, beforeEach, expect, test } from "vitest";
import { daysBetween } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];
type Slot = { beginAt: string; profile: { id: number }; facilities: { id: number }[] };

const call = async (document: string, variables: object = {}, who: Who = "receptionist") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
const slot = "beginAt profile { id } facilities { id }";
const plan = (ftVoucher: number, input: object | null = {}, who?: Who) =>
  call(
    `query ($ftVoucher: Int!, $input: FtVoucherPlanInput) { ftVoucherPlan(ftVoucher: $ftVoucher, input: $input) {
      procedure { id } profiles from to visits daysBetween unmetLimits { limit by visits } procedures { id } staffs { id }
      plannedVisits { place { ${slot} } alternatives { ${slot} } }
    } }`,
    { ftVoucher, input },
    who,
  );
const days = (answer: { plannedVisits: { place: Slot }[] }) =>
  answer.plannedVisits.map(({ place }) => localDate(new Date(place.beginAt)));
const chosen = (slots: Slot[]) =>
  slots.map(({ beginAt, profile, facilities }) => ({
    beginAt,
    profile: profile.id,
    facilities: facilities.map(({ id }) => id),
  }));
const book = (ftVoucher: number, visits: object[], more: object = {}, who?: Who) =>
  call(
    `mutation ($ftVoucher: Int!, $version: Int!, $input: FtVoucherVisitsInput!) { ftVoucherVisitsBook(ftVoucher: $ftVoucher, version: $version, input: $input) {
      ftVoucher { visitsLeft bookedOn version patientAttendances { event { id beginAt } } } events { id beginAt procedure { id } owner { id } facilities { id } patientAttendances { cover } }
    } }`,
    { ftVoucher, version: 1, input: { procedure: procedures.therapy, visits }, ...more },
    who,
  );
/** The slots that are proposed for visits of the cast's therapy. */
const proposed = async (ftVoucher: number, input: object = {}) =>
  chosen(
    (await plan(ftVoucher, { procedure: procedures.therapy, ...input })).plannedVisits.map(
      ({ place }: { place: Slot }) => place,
    ),
  );
const written = async () => (await owner.query("select count(*)::int as events from events")).rows[0].events as number;

beforeAll(() => billInsurers(owner));
beforeEach(async () => {
  api.clock.now = now;
  await owner.query("update ft_vouchers set closed_at = now()");
  await owner.query("delete from occupancies");
  await owner.query("update events set removed_at = now() where removed_at is null");
});

test("visits are proposed once a week, on free slots of those who give the service, as many as are left", async () => {
  const id = await ftVoucher(owner, { visits: 4 });
  const answer = await plan(id, { procedure: procedures.therapy });
  expect(answer).toMatchObject({ visits: 4, daysBetween: 7, from: "2026-03-17", to: "2026-05-17", unmetLimits: [] });
  expect(days(answer)).toEqual(["2026-03-17", "2026-03-24", "2026-03-31", "2026-04-07"]);
  for (const { place, alternatives } of answer.plannedVisits) {
    expect(place.profile.id).toBe(profiles.paramedic);
    expect(alternatives).toContainEqual(place);
    expect(alternatives.length).toBeGreaterThan(2);
  }
  expect(answer.staffs.map(({ id }: { id: number }) => id).sort()).toEqual([profiles.admin, profiles.paramedic].sort());
  expect(answer.procedures).not.toContainEqual({ id: procedures.group });
});

test("hours, days of the week, number, distance and first day are those of the criteria", async () => {
  const id = await ftVoucher(owner, { visits: 4 });
  const criteria = { procedure: procedures.therapy, from: "2026-03-18", visits: 2, daysBetween: 3, weekdays: [2, 4] };
  const answer = await plan(id, { ...criteria, timeFrom: "14:00", timeTo: "15:00" });
  expect(days(answer)).toEqual(["2026-03-19", "2026-03-24"]);
  for (const { place } of answer.plannedVisits) expect(place.beginAt).toMatch(/T13:(00|15):/);
});

test("the service and the therapist of the last visit are proposed, of the voucher's visits first", async () => {
  const id = await ftVoucher(owner, { visits: 4 });
  expect(await plan(id)).toMatchObject({ procedure: null, profiles: [], plannedVisits: [], unmetLimits: [] });
  const [first] = await proposed(id, { visits: 1 });
  await book(id, [first!]);
  const answer = await plan(id);
  expect(answer).toMatchObject({ procedure: { id: procedures.therapy }, profiles: [profiles.paramedic], visits: 3 });
  // The booked visit keeps its distance, too.
  expect(days(answer)[0]).toBe("2026-03-24");
});

test("visits that do not fit within a limit are counted, and proposed after it", async () => {
  const id = await ftVoucher(owner, { visits: 3 });
  const late = { procedure: procedures.therapy, from: "2026-07-27", daysBetween: 7 };
  expect(await plan(id, late)).toMatchObject({
    plannedVisits: [{}, {}, {}],
    unmetLimits: [
      { limit: "BEGIN", by: "2026-04-11", visits: 1 },
      { limit: "END", by: "2026-08-02", visits: 2 },
    ],
  });
  const unbooked = await ftVoucher(owner, { visits: 3, issuedAt: "2026-03-01" });
  expect((await plan(unbooked, { procedure: procedures.therapy })).unmetLimits).toEqual([
    { limit: "BOOK", by: "2026-03-15", visits: 3 },
  ]);
});

test("criteria that are not offered are refused at their field", async () => {
  const id = await ftVoucher(owner, { visits: 2 });
  const refused = async (input: object) => {
    const { fields } = await plan(id, { procedure: procedures.therapy, ...input });
    return fields.map(({ path, code }: { path: string[]; code: string }) => `${path.join(".")} ${code}`);
  };
  expect(await refused({ procedure: procedures.group })).toEqual(["procedure E1F6"]);
  expect(await refused({ procedure: procedures.foreign })).toEqual(["procedure E1F6"]);
  expect(await refused({ profiles: [profiles.receptionist] })).toEqual(["profiles E1F6"]);
  expect(await refused({ visits: 3 })).toEqual(["visits E293"]);
  expect(await refused({ visits: 0 })).toEqual(["visits E1F8"]);
  expect(await refused({ daysBetween: 63, timeFrom: "25:00" })).toEqual(["timeFrom E1F5", "daysBetween E1F8"]);
  expect(await refused({ timeFrom: "10:00", timeTo: "10:00" })).toEqual(["timeTo E1T1"]);
});

test("a closed, used up or foreign voucher, and one of an archived card is not planned", async () => {
  const id = await ftVoucher(owner, { visits: 1 });
  expect(await plan(id, {}, "foreign")).toMatchObject({ code: "E003" });
  expect(await book(id, await proposed(id), {}, "foreign")).toMatchObject({ code: "E003" });
  const [visit] = await proposed(id);
  await owner.query("update ft_vouchers set closed_at = now() where id = $1", [id]);
  expect([(await plan(id)).code, (await book(id, [visit!])).code]).toEqual(["E288", "E288"]);
  await owner.query("update ft_vouchers set closed_at = null where id = $1", [id]);
  await owner.query("update patient_cards set archived_at = now() where id = $1", [patients.jana]);
  expect([(await plan(id)).code, (await book(id, [visit!])).code]).toEqual(["E127", "E127"]);
  await owner.query("update patient_cards set archived_at = null where id = $1", [patients.jana]);
  await book(id, [visit!]);
  expect((await plan(id)).code).toBe("E290");
});

test("planned visits are booked together: on the voucher, in one notice, with their audit rows", async () => {
  await owner.query("update patient_cards set email = 'jana@pacient.example' where id = $1", [patients.jana]);
  await api.call("admin", "mutation { alertUpdate(alert: 2, active: true) { id } }");
  await owner.query("delete from graphile_worker._private_jobs");
  const id = await ftVoucher(owner, { visits: 4 });
  const visits = await proposed(id, { visits: 3 });
  const made = await book(id, visits.toReversed());
  expect(made.ftVoucher).toMatchObject({ visitsLeft: 1, bookedOn: "2026-03-16", version: 2 });
  expect(made.events.map(({ beginAt }: { beginAt: string }) => beginAt)).toEqual(visits.map(({ beginAt }) => beginAt));
  expect(made.ftVoucher.patientAttendances.map(({ event }: { event: { id: number } }) => event.id)).toEqual(
    made.events.map(({ id }: { id: number }) => id),
  );
  for (const event of made.events)
    expect(event).toMatchObject({
      procedure: { id: procedures.therapy },
      owner: { id: profiles.paramedic },
      patientAttendances: [{ cover: "FT_VOUCHER" }],
    });
  const { rows } = await owner.query(
    "select action, details from audit_rows where entity_id = $1 and action = 'event.created' or action = 'patientAttendance.insurerCoverSet' order by id desc limit 2",
    [made.events[0].id],
  );
  expect(rows).toMatchObject([
    { action: "event.created", details: { events: made.events.map(({ id }: { id: number }) => id) } },
    { action: "patientAttendance.insurerCoverSet", details: { to: "FT_VOUCHER", ftVoucher: id } },
  ]);
  api.clock.now = new Date(now.getTime() + 5 * 60_000);
  await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  const mails = (await runJobs(api)).filter(({ to }) => to === "jana@pacient.example");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain("Počet termínů: 3.");
});

test("visits of which one is taken are not booked: all conflicts are named, and a new plan keeps the others", async () => {
  const id = await ftVoucher(owner, { visits: 3 });
  const visits = await proposed(id);
  const rival = await ftVoucher(owner, { visits: 1, patient: patients.karel, insurer: "205" });
  const before = await written();
  // Both begin at once; the first two slots of the plan are given to Karel or to Jana.
  const [mine, other] = await Promise.all([book(id, visits), book(rival, [visits[1]!])]);
  const [refused, count] = mine.code ? [mine, before + 1] : [other, before + 3];
  expect(refused).toMatchObject({ code: "E101", conflicts: [{ at: visits[1]!.beginAt, kind: "PROFILE" }] });
  expect(await written()).toBe(count);
  if (!mine.code) return;
  const again = await plan(id, { procedure: procedures.therapy, daysBetween: 7, kept: visits });
  const next = chosen(again.plannedVisits.map(({ place }: { place: Slot }) => place));
  expect(next).toHaveLength(3);
  expect(next).toEqual(expect.arrayContaining([visits[0], visits[2]]));
  expect(next).not.toContainEqual(visits[1]);
  expect((await book(id, next)).events).toHaveLength(3);
});

test("slots that overlap each other, are off hours or name others are refused", async () => {
  const id = await ftVoucher(owner, { visits: 3 });
  const before = await written();
  const [visit] = await proposed(id);
  const at = (beginAt: string) => ({ ...visit!, beginAt });
  const overlapping = await book(id, [visit!, at(new Date(Date.parse(visit!.beginAt) + 15 * 60_000).toISOString())]);
  expect(overlapping.code).toBe("E101");
  expect(await book(id, [at("2026-03-17T20:00:00Z")])).toMatchObject({
    code: "E106",
    conflicts: [{ reason: "OUTSIDE_HOURS" }],
  });
  expect((await book(id, [{ ...visit!, profile: profiles.foreign }])).fields).toMatchObject([{ code: "E1F6" }]);
  expect((await book(id, [])).fields).toMatchObject([{ path: ["visits"], code: "E294" }]);
  const group = { input: { procedure: procedures.group, visits: [visit!] } };
  expect((await book(id, [], group)).fields).toMatchObject([{ path: ["procedure"], code: "E1F6" }]);
  expect((await book(id, [visit!], { version: 2 })).code).toBe("E012");
  expect(await written()).toBe(before);
});

test("of twenty bookings at once the voucher takes as many as it has left", async () => {
  const id = await ftVoucher(owner, { visits: 3 });
  await owner.query("update ft_vouchers set booked_on = '2026-03-16' where id = $1", [id]);
  const at = (week: number, hour: number) => ({
    beginAt: new Date(Date.UTC(2026, 3, 14 + 7 * week, hour)).toISOString(),
    profile: profiles.paramedic,
  });
  const many = Array.from({ length: 20 }, (_, week) => [at(week, 7), at(week, 8)]);
  const answers = await Promise.all(many.map((visits) => book(id, visits)));
  const codes = answers.map(({ code }) => code ?? "booked");
  expect(codes.filter((code) => code === "booked")).toHaveLength(1);
  expect(codes.filter((code) => code === "E293")).toHaveLength(19);
  const { rows } = await owner.query(
    "select count(*)::int as visits from patient_attendances where ft_voucher_id = $1",
    [id],
  );
  expect(rows[0].visits).toBe(2);
});

test("many visits are planned and booked in as many queries as one", async () => {
  const id = await ftVoucher(owner, { visits: 30 });
  const count = async (act: () => Promise<unknown>) => {
    queries.length = 0;
    await act();
    return queries.length;
  };
  const criteria = { procedure: procedures.therapy, daysBetween: 1 };
  const [one, many] = [await proposed(id, { ...criteria, visits: 1 }), await proposed(id, { ...criteria, visits: 21 })];
  expect(many).toHaveLength(21);
  expect(new Set(many.map(({ beginAt }) => localDate(new Date(beginAt)))).size).toBe(21);
  expect(daysBetween("2026-03-16", localDate(new Date(many.at(-1)!.beginAt)))).toBeLessThan(62);
  const single = await count(() => plan(id, { ...criteria, visits: 1 }));
  expect(await count(() => plan(id, { ...criteria, visits: 21 }))).toBe(single);
  const booked = await count(() => book(id, one));
  expect(await count(() => book(id, many.slice(1), { version: 2 }))).toBeLessThanOrEqual(booked);
});
