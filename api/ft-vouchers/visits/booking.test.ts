import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

const call = async (document: string, variables: object = {}, who: Who = "receptionist") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
let week = 0;
const nextBegin = () => new Date(Date.UTC(2026, 2, 17 + 7 * week++, 8)).toISOString();
const fields =
  "id seriesVisits seriesVisitsOnFtVoucher patientAttendances { id cover ftVoucher { id visitsLeft bookedOn } }";
const book = (more: object = {}, who: Who = "receptionist") =>
  call(
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { ${fields} } }`,
    {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        beginAt: nextBegin(),
        patientCards: [patients.jana],
        confirmOutsideHours: true,
        ...more,
      },
    },
    who,
  );
const toBook = (
  people: readonly number[] = [profiles.paramedic],
  card: number = patients.jana,
  who: Who = "receptionist",
) =>
  call(
    `{ ftVoucherToBook(patientCard: ${card}, profiles: [${people.join(", ")}]) { id visitsLeft nextLimit { limit by daysLeft } } }`,
    {},
    who,
  );
const read = (id: number) =>
  call(`{ ftVoucher(ftVoucher: ${id}) { version visitsLeft bookedOn nextLimit { limit by daysLeft } } }`);
const close = (id: number) => owner.query("update ft_vouchers set closed_at = now() where id = $1", [id]);

beforeAll(() => billInsurers(owner));
beforeEach(() => owner.query("update ft_vouchers set closed_at = now()"));

test("the first issued voucher with a visit left is proposed, by the people of the event and the patient's insurer", async () => {
  expect(await toBook()).toBeNull();
  const [first, second] = [await ftVoucher(owner, { visits: 1 }), await ftVoucher(owner, { visits: 2 })];
  expect(await toBook()).toEqual({
    id: first,
    visitsLeft: 1,
    nextLimit: { limit: "BOOK", by: "2026-03-16", daysLeft: 0 },
  });
  expect(await toBook([profiles.receptionist, profiles.admin])).toMatchObject({ id: first });
  expect(await toBook([profiles.receptionist])).toBeNull();
  expect(await toBook([])).toBeNull();
  expect(await toBook(undefined, patients.karel)).toBeNull();
  expect(await toBook(undefined, patients.jana, "foreign")).toMatchObject({ code: "E003" });
  await owner.query("update ft_vouchers set insurer = '205' where id = $1", [first]);
  expect(await toBook()).toMatchObject({ id: second });
  await close(second);
  expect(await toBook()).toBeNull();
});

test("a booked visit goes on its voucher, which is booked that day", async () => {
  const id = await ftVoucher(owner, { visits: 2 });
  const { patientAttendances: visits } = await book({ ftVoucher: id });
  expect(visits).toMatchObject([{ cover: "FT_VOUCHER", ftVoucher: { id, visitsLeft: 1, bookedOn: "2026-03-16" } }]);
  expect(await read(id)).toMatchObject({ version: 2, nextLimit: { limit: "END", by: "2026-08-02", daysLeft: 139 } });
  const { rows } = await owner.query(
    "select action, details from audit_rows where action in ('ftVoucher.updated', 'patientAttendance.insurerCoverSet') order by id",
  );
  expect(rows).toEqual([
    { action: "patientAttendance.insurerCoverSet", details: { to: "FT_VOUCHER", ftVoucher: id } },
    { action: "ftVoucher.updated", details: { fields: ["bookedOn"] } },
  ]);
  await book({ ftVoucher: id });
  expect(await read(id)).toMatchObject({ version: 2, visitsLeft: 0, nextLimit: null });
});

test("a voucher that cannot pay a visit leaves it unwritten", async () => {
  const id = await ftVoucher(owner, { visits: 1 });
  const written = async () => (await owner.query("select count(*)::int as events from events")).rows[0].events;
  const before = await written();
  const refused = async (more: object, who?: Who) => (await book(more, who)).code;
  const choice = { fields: [{ path: ["ftVoucher"], code: "E1F6" }] };
  expect(await book({ ftVoucher: id, patientCards: [patients.karel] })).toMatchObject(choice);
  expect(await book({ ftVoucher: 2_000_000_000 })).toMatchObject(choice);
  expect(await book({ ftVoucher: id, eventType: "FREE_TIME", patientCards: [] })).toMatchObject(choice);
  await close(id);
  expect(await refused({ ftVoucher: id })).toBe("E288");
  await owner.query("update ft_vouchers set closed_at = null where id = $1", [id]);
  expect(await written()).toBe(before);
  await book({ ftVoucher: id });
  expect(await refused({ ftVoucher: id })).toBe("E290");
  expect(await written()).toBe(before + 1);
});

test("a series takes as many visits as its voucher has left, the earliest ones", async () => {
  const id = await ftVoucher(owner, { visits: 3 });
  const beginAt = nextBegin();
  week += 6;
  const recurrence = { frequency: "WEEKLY", count: 5 };
  const made = await book({ ftVoucher: id, beginAt, recurrence });
  expect(made).toMatchObject({ seriesVisits: 5, seriesVisitsOnFtVoucher: 3 });
  expect(await read(id)).toMatchObject({ visitsLeft: 0 });
  const { rows } = await owner.query(
    "select ft_voucher_id is not null as paid from patient_attendances join events on events.id = event_id where parent_id = $1 order by begin_at",
    [made.id],
  );
  expect(rows.map(({ paid }) => paid)).toEqual([true, true, true, false, false]);
});

test("one of twenty bookings at once gets the last place of a voucher", async () => {
  const id = await ftVoucher(owner, { visits: 1 });
  const begins = Array.from({ length: 20 }, nextBegin);
  const answers = await Promise.all(begins.map((beginAt) => book({ ftVoucher: id, beginAt })));
  expect(answers.filter(({ code }) => code === "E290")).toHaveLength(19);
  expect(await read(id)).toMatchObject({ visitsLeft: 0 });
});

test("a series on a voucher takes as many queries as a visit on one, but for its dates", async () => {
  const id = await ftVoucher(owner, { visits: 40 });
  await book({ ftVoucher: id });
  queries.length = 0;
  await book({ ftVoucher: id });
  const one = queries.length;
  queries.length = 0;
  const beginAt = nextBegin();
  week += 20;
  await book({ ftVoucher: id, beginAt, recurrence: { frequency: "WEEKLY", count: 20 } });
  expect(queries.length).toBeLessThanOrEqual(one + 6);
});
