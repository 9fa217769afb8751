import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, paramedic, receptionist } = ids.profiles;
const { therapy, group } = ids.procedures;
const { jana, karel, anna } = ids.patients;

type Details = {
  lateExcuses: number;
  returning: { patients: number; returning: number };
  services: { procedure: { id: number } | null; cash: number; card: number; transfer: number; total: number }[];
  people: { profile: { id: number }; visits: number; minutes: number; income: number; busy: number; working: number }[];
  facilities: { facility: { id: number }; busy: number; open: number }[];
};
async function details(more = "", who: Role = "admin"): Promise<Details> {
  const { data, errors } = await api.call(
    who,
    `{ statsDetails(statsInput: { period: MONTH, date: "2026-03-10"${more} }) { lateExcuses returning { patients returning }
      services { procedure { id } cash card transfer total } people { profile { id } visits minutes income busy working } facilities { facility { id } busy open } } }`,
  );
  expect(errors).toBeUndefined();
  return data.statsDetails;
}
const personIn = ({ people }: Details, id: number) => people.find(({ profile }) => profile.id === id);

const day = { from: "08:00", to: "12:00" };
await owner.query("update events set removed_at = now()");
await owner.query("update profiles set working_hours = null");
await owner.query("update profiles set working_hours = $1 where id = any($2)", [
  JSON.stringify([day, day, day, day, day, null, null]),
  [paramedic, receptionist],
]);
const enter = async (
  at: string,
  minutes: number,
  { by = paramedic, service = therapy as number | null, type = "EVENT" } = {},
) =>
  (
    await owner.query(
      `insert into events (medical_center_id, type, begin_at, end_at, owner_id, procedure_id)
       values ($1, $2, $3, $3::timestamptz + $4 * interval '1 minute', $5, $6) returning id`,
      [ids.center, type, at, minutes, by, service],
    )
  ).rows[0].id as number;
const visit = async (event: number, card: number, state: string, stateAt: string | null = null) =>
  (
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at) values ($1, $2, $3, $4, $5) returning id",
      [ids.center, event, card, state, stateAt],
    )
  ).rows[0].id as number;

// A group of two with a helper, a visit that was missed late, another in time, and one to come.
const together = await enter("2026-03-03T09:00:00Z", 60, { service: group });
await owner.query("insert into event_profiles (medical_center_id, event_id, profile_id) values ($1, $2, $3)", [
  ids.center,
  together,
  admin,
]);
const paid = await visit(together, jana, "PRESENT");
await visit(together, karel, "PRESENT");
await visit(await enter("2026-03-04T09:00:00Z", 30), jana, "EXCUSED", "2026-03-03T09:00:01Z");
await visit(await enter("2026-03-05T09:00:00Z", 30), jana, "EXCUSED", "2026-03-04T09:00:00Z");
await visit(await enter("2026-04-20T09:00:00Z", 30), karel, "NOT_SET");
await visit(await enter("2026-02-20T09:00:00Z", 30), anna, "PRESENT");
await owner.query("update payments set attendance_id = null where attendance_id = $1", [paid]);
await owner.query("update payments set attendance_id = $1 where id = $2", [paid, ids.payments.jana]);
await owner.query("delete from payment_entries where payment_id = $1", [ids.payments.jana]).catch(() => undefined);
await owner.query(
  `insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values
   ($1, $2, '2026-03-03T12:00:00Z', 'CASH', 40000, $4), ($1, $2, '2026-04-01T12:00:00Z', 'CARD', 10000, $4), ($1, $3, '2026-03-08T12:00:00Z', 'CARD', 7000, $4)`,
  [ids.center, ids.payments.jana, ids.payments.anna, admin],
);
await owner.query(
  `insert into dated_settings (medical_center_id, setting, valid_from, numbers) values ($1, 'MISSED_VISITS', '2026-01-01', '{"feePercent": 50, "lateHours": 24}')`,
  [ids.center],
);
await owner.query("insert into event_facilities (medical_center_id, event_id, facility_id) values ($1, $2, $3)", [
  ids.center,
  together,
  ids.facilities.gym,
]);
// A day off, which is no working time.
const leave = await enter("2026-03-09T23:00:00Z", 24 * 60, { service: null, type: "FREE_TIME" });
await owner.query(
  "insert into occupancies (medical_center_id, event_id, profile_id, during) values ($1, $2, $3, '[2026-03-09 23:00Z, 2026-03-10 23:00Z)')",
  [ids.center, leave, paramedic],
);

test("work is counted for each person of a visit, its money for the one who led it, also where it came later", async () => {
  const found = await details();
  expect(personIn(found, paramedic)).toMatchObject({ visits: 2, minutes: 60, income: 50_000, busy: 120 });
  expect(personIn(found, admin)).toMatchObject({ visits: 2, minutes: 60, income: 0, busy: 60, working: null });
  // Of 22 working days of four hours one is off.
  expect(personIn(found, paramedic)!.working).toBe(21 * 240);
  expect(personIn(found, receptionist)).toMatchObject({ visits: 0, busy: 0, working: 22 * 240 });
});

test("rooms are taken of the time in which anybody works, and are left out where people are chosen", async () => {
  const { facilities } = await details();
  expect(facilities.find(({ facility }) => facility.id === ids.facilities.gym)).toMatchObject({
    busy: 60,
    open: 22 * 240,
  });
  expect((await details(`, staffs: [${paramedic}]`)).facilities).toEqual([]);
});

test("an excuse is late by the rule of its day, to the second, and patients who came come again", async () => {
  const found = await details();
  expect(found.lateExcuses).toBe(1);
  expect(found.returning).toEqual({ patients: 2, returning: 1 });
});

test("money is that of the service of its visit, on the day on which it came, and what came for no visit is apart", async () => {
  const { services } = await details();
  expect(services.find(({ procedure }) => procedure?.id === group)).toMatchObject({
    cash: 40_000,
    card: 0,
    total: 40_000,
  });
  expect(services.find(({ procedure }) => procedure === null)!.card).toBeGreaterThanOrEqual(7_000);
  expect((await details("", "paramedic")).people.map(({ profile }) => profile.id)).toEqual([paramedic]);
});

test("details take as many queries for three people as for one, and at most thirty for all", async () => {
  const queriesOf = async (more = "") => {
    api.queries.length = 0;
    await details(more);
    return api.queries.length;
  };
  const one = await queriesOf(`, staffs: [${paramedic}]`);
  expect(await queriesOf(`, staffs: [${paramedic}, ${admin}, ${receptionist}]`)).toBe(one);
  expect(await queriesOf()).toBeLessThanOrEqual(30);
});
