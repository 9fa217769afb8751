import { expect, test } from "vitest";
import type { CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { ids } from "#tests/cast/people.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const day = { from: "2026-03-16T00:00:00+01:00", to: "2026-03-17T00:00:00+01:00" };
const tiles = async (variables: object = {}, who: "receptionist" | "foreign" = "receptionist") => {
  const { data, errors } = await api.call(
    who,
    `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) { calendarEvents(from: $from, to: $to, staffs: $staffs, facilities: $facilities) }`,
    { ...day, ...variables },
  );
  expect(errors).toBeUndefined();
  return data.calendarEvents as CalendarEvents;
};
type Listed = {
  id: number;
  beginAt: string;
  endAt: string;
  eventType: string;
  allDay: boolean;
  name: string | null;
  color: string | null;
  capacity: number | null;
  version: number;
  procedure: { id: number } | null;
  owner: { id: number } | null;
  staffs: { id: number }[];
  facilities: { id: number }[];
  patientAttendances: {
    state: string;
    patientCard: { surname: string };
    payment: { payedAt: string | null; canceledAt: string | null } | null;
    usableProcedureVouchers: { available: number }[];
    ftVoucher: { nextLimit: { daysLeft: number } | null } | null;
  }[];
};
const listed = async (variables: object = {}) => {
  const { data } = await api.call(
    "receptionist",
    `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) { events(from: $from, to: $to, staffs: $staffs, facilities: $facilities) {
      id beginAt endAt eventType allDay name color procedure { id } owner { id } staffs { id } facilities { id } capacity version patientAttendances { state patientCard { surname } payment { payedAt canceledAt } usableProcedureVouchers { available } ftVoucher { nextLimit { daysLeft } } } } }`,
    { ...day, ...variables },
  );
  return data.events as Listed[];
};
const minute = (instant: string) => Date.parse(instant) / 60_000;
const idsOf = (list: { id: number }[]) => (list.length > 0 ? list.map(({ id }) => id) : null);

/** Marks Jana present, who owes for it and then buys a voucher. */
async function owe() {
  const attend = `mutation ($id: Int!) { patientAttendanceSetState(patientAttendance: $id, state: PRESENT) { id } }`;
  const { rows } = await api.database.owner.query("select id from patient_attendances where event_id = $1", [
    ids.events.janaTherapy,
  ]);
  await api.call("receptionist", attend, rows[0]);
  const sell = `mutation { procedureVoucherCreate(patientCard: ${ids.patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id } }`;
  expect((await api.call("receptionist", sell)).errors).toBeUndefined();
}

test("tiles are the events that `events` lists, field by field, by every filter", async () => {
  await owe();
  await api.database.owner.query(
    "update patient_attendances set on_ft_voucher = true, ft_voucher_id = $1 where id = $2",
    [await ftVoucher(api.database.owner), ids.attendances.jana],
  );
  for (const filter of [
    {},
    { staffs: [ids.profiles.paramedic] },
    { facilities: [ids.facilities.gym] },
    { staffs: [999_999] },
  ]) {
    const expected = (await listed(filter)).map((event) => [
      event.id,
      minute(event.beginAt),
      minute(event.endAt),
      event.eventType,
      event.allDay,
      event.name,
      event.color,
      event.procedure?.id ?? null,
      event.owner?.id ?? null,
      idsOf(event.staffs),
      idsOf(event.facilities),
      event.patientAttendances.map(({ patientCard, state, payment, usableProcedureVouchers: vouchers, ftVoucher }) => [
        patientCard.surname,
        state,
        payment !== null && !payment.payedAt && !payment.canceledAt,
        vouchers.length === 0 ? null : vouchers.reduce((sum, { available }) => sum + available, 0),
        ftVoucher?.nextLimit?.daysLeft ?? null,
      ]),
      event.capacity,
      event.version,
    ]);
    const shown = (await tiles(filter)).events.map((tile) => [
      ...tile.slice(0, 11),
      (tile[11] ?? []).map(([surname, state, , , unpaid, visits, days]) => [surname, state, unpaid, visits, days]),
      tile[12],
      tile[15],
    ]);
    expect(shown).toEqual(expected);
  }
  const jana = (await tiles()).events.find(([id]) => id === ids.events.janaTherapy)!;
  expect(jana[11]![0]!.slice(4)).toEqual([true, 10, 139]);
  await api.database.owner.query("update procedure_voucher_services set expired = available, available = 0");
  const ofJana = async () => (await tiles()).events.find(([id]) => id === ids.events.janaTherapy)![11]![0]![5];
  const [{ patientAttendances }] = (await listed()).filter(({ id }) => id === ids.events.janaTherapy) as [
    Awaited<ReturnType<typeof listed>>[number],
  ];
  expect(await ofJana()).toBe(patientAttendances[0]!.usableProcedureVouchers[0]!.available);
  expect((await tiles()).services.map(({ id }) => id)).toContain(ids.procedures.therapy);
});

test("a first visit has no visit before it but canceled ones", async () => {
  const first = async () =>
    (await tiles({ staffs: [ids.profiles.paramedic] })).events.find(
      ([id]) => id === ids.events.janaTherapy,
    )![11]![0]![2];
  const earlier = async (state: string) => {
    const { rows } = await api.database.owner.query(
      `with event as (insert into events (medical_center_id, type, begin_at, end_at) values (${ids.center}, 'EVENT', '2025-01-07T08:00Z', '2025-01-07T09:00Z') returning id)
       insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) select ${ids.center}, id, ${ids.patients.jana}, '${state}' from event returning event_id`,
    );
    return rows[0].event_id as number;
  };
  await api.database.owner.query(
    `update events set removed_at = now() where id in (select event_id from patient_attendances where patient_card_id = ${ids.patients.jana}) and id <> ${ids.events.janaTherapy}`,
  );
  expect(await first()).toBe(true);
  await earlier("EXCUSED");
  expect(await first()).toBe(true);
  const event = await earlier("PRESENT");
  expect(await first()).toBe(false);
  await api.database.owner.query(`update events set removed_at = now() where id = ${event}`);
  expect(await first()).toBe(true);
});

test("another centre sees its own, each read is recorded, and the cost does not grow with the number of events", async () => {
  expect((await tiles({}, "foreign")).events.every(([id]) => id !== ids.events.janaTherapy)).toBe(true);
  api.queries.length = 0;
  await tiles();
  // Two of them are for FT vouchers.
  expect(api.queries.filter((query) => !/^(begin|commit|select set_config)/i.test(query)).length).toBeLessThanOrEqual(
    7,
  );
  const { rows } = await api.database.owner.query("select action, details from audit_rows order by id desc limit 1");
  expect(rows).toMatchObject([{ action: "event.listed", details: { from: "2026-03-15T23:00:00.000Z" } }]);
});
