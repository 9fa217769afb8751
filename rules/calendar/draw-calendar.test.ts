import { expect, test } from "vitest";
import { drawCalendar, type CalendarEvent, type CalendarPatient } from "./draw-calendar.ts";
import { instantOf } from "../time/time.ts";

const day = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const hours = { usual: [day, day, day, day, day, null, null], periods: [] };
const petr = { id: 3, name: "Šindelář", note: "fyzioterapeut", hours };
const dana = { id: 1, name: "Marešová", note: "", hours };
type Named = {
  id: number;
  type: CalendarEvent[3];
  allDay: boolean;
  name: string | null;
  color: CalendarEvent[6];
  service: number | null;
  owner: number | null;
  staffs: number[] | null;
  facilities: number[] | null;
  patients: CalendarPatient[] | null;
  capacity: number | null;
  repeats: boolean;
  note: boolean;
};
const event = (
  from: string,
  to: string,
  rest: Partial<Named> = {},
  date = "2026-03-16",
  last = date,
): CalendarEvent => {
  const { id, type, allDay, name, color, service, owner, staffs, facilities, patients, capacity, repeats, note } = {
    id: 41,
    type: "EVENT" as const,
    allDay: false,
    name: null,
    color: null,
    service: 5,
    owner: 3,
    staffs: null,
    facilities: null,
    patients: null,
    capacity: null,
    repeats: false,
    note: false,
    ...rest,
  };
  const minute = (date: string, time: string) => instantOf(date, time).getTime() / 60_000;
  return [
    id,
    minute(date, from),
    minute(last, to),
    type,
    allDay,
    name,
    color,
    service,
    owner,
    staffs,
    facilities,
    patients,
    capacity,
    repeats,
    note,
    1,
  ];
};
const jana = (
  state: CalendarPatient[1] = "NOT_SET",
  first = false,
  way = 0,
  unpaid = false,
  visits: number | null = null,
  days: number | null = null,
): CalendarPatient => ["Dvořáčková", state, first, way, unpaid, visits, days];
const draw = (events: CalendarEvent[], rest: Partial<Parameters<typeof drawCalendar>[0]> = {}) =>
  drawCalendar({
    days: ["2026-03-16"],
    columns: [dana, petr],
    by: "staffs",
    events: { services: [{ id: 5, name: "LTV", color: "GREEN" }], events },
    country: "CZ",
    now: instantOf("2026-03-15"),
    ...rest,
  });

test("an event is in the column of its owner and of every participant, in wall-clock minutes", () => {
  const { calendar, lanes } = draw([event("09:00", "09:45", { patients: [jana()], staffs: [1, 3] })]);
  const tile = { id: 41, begin: 540, end: 585, service: 0, label: "Dvořáčková", marks: [], places: null, free: false };
  expect(lanes[0]).toMatchObject([{ tiles: [tile] }, { tiles: [tile] }]);
  expect(calendar.services).toEqual([["LTV", "GREEN"]]);
  expect(calendar.days[0]!.events).toBe(1);
});

test("by rooms, an event is in the column of its room, and rooms have no free half-hours; together, all events are in one column", () => {
  const events = [event("09:00", "09:45", { facilities: [7] }), event("10:00", "10:45", { owner: 1 })];
  const { calendar, lanes } = draw(events, {
    by: "facilities",
    columns: [{ id: 7, name: "Laser", note: "", hours: null }],
  });
  expect(calendar.days[0]).toMatchObject({ events: 1, free: null });
  expect(lanes[0]!.map(({ tiles }) => tiles.length)).toEqual([1]);
  expect([calendar.from, calendar.to]).toEqual([420, 1080]);
  const together = draw(events, { columns: null });
  expect(together.calendar).toMatchObject({ columns: [], days: [{ events: 2, free: null }] });
  expect(together.lanes[0]!.map(({ tiles }) => tiles.length)).toEqual([2]);
});

test("a tile shows the patient and their step, the first visit, a series, a note, free time, and the places of a group", () => {
  const said = (rest: Partial<Named>) => {
    const { service, label, marks, places, free } = draw([event("09:00", "10:00", rest)]).lanes[0]![1]!.tiles[0]!;
    return [service, label, marks.join(" "), places, free];
  };
  expect(said({ patients: [jana("PRESENT")] })).toEqual([0, "Dvořáčková", "present", null, false]);
  expect(said({ patients: [jana("EXCUSED")], repeats: true })).toEqual([
    0,
    "Dvořáčková",
    "excused repeats",
    null,
    false,
  ]);
  expect(said({ patients: [jana("NOT_EXCUSED")], note: true })).toEqual([0, "Dvořáčková", "absent note", null, false]);
  expect([1, 2, 3].map((way) => said({ patients: [jana("NOT_SET", true, way)] })[2])).toEqual([
    "arrived first",
    "treated first",
    "left first",
  ]);
  expect(said({ patients: [jana("PRESENT", false, 3)] })[2]).toBe("present");
  expect(said({ patients: [jana("PRESENT", true, 0, true)], note: true })[2]).toBe("present first unpaid note");
  expect(said({ patients: [jana(), jana("PRESENT", false, 0, true)], capacity: 6 })[2]).toBe("unpaid");
  expect(said({ patients: [jana("PRESENT", true), jana("EXCUSED"), jana()], capacity: 6 })).toEqual([
    0,
    "",
    "",
    "2/6",
    false,
  ]);
  expect(said({ type: "FREE_TIME", service: null, name: "Porada" })).toEqual([-1, "Porada", "", null, true]);
  expect(said({ color: "RED", service: null })).toEqual([0, "", "", null, false]);
});

test("a tile shows the visits left on vouchers of its only patient", () => {
  const visits = (patients: CalendarPatient[]) =>
    draw([event("09:00", "10:00", { patients })]).lanes[0]![1]!.tiles[0]!.visits;
  const held = jana("NOT_SET", false, 0, false, 7);
  expect([visits([held]), visits([jana()]), visits([held, held])]).toEqual([7, null, null]);
});

test("a tile shows the days to the next limit of the FT voucher of its only patient", () => {
  const days = (patients: CalendarPatient[]) =>
    draw([event("09:00", "10:00", { patients })]).lanes[0]![1]!.tiles[0]!.days;
  const held = jana("NOT_SET", false, 0, false, null, -2);
  expect([days([held]), days([jana()]), days([held, held])]).toEqual([-2, null, null]);
});

test("free half-hours are within working hours and without an event, from now on", () => {
  const free = (events: CalendarEvent[], now = instantOf("2026-03-15")) => draw(events, { now }).calendar.days[0]!.free;
  expect(free([])).toBe(30);
  expect(free([event("09:10", "10:00")])).toBe(28);
  expect(free([], instantOf("2026-03-16", "14:00"))).toBe(4);
  expect(free([], instantOf("2026-03-17"))).toBeNull();
});

test("the day is shown from seven to six, and longer for earlier or later hours and events", () => {
  const shown = ({ calendar: { from, to } }: ReturnType<typeof draw>) => [from, to];
  expect(shown(draw([event("05:40", "06:00"), event("18:00", "19:10")]))).toEqual([300, 1200]);
  expect(
    shown(draw([event("00:00", "00:00", { allDay: true, type: "FREE_TIME" }, "2026-03-16", "2026-03-17")])),
  ).toEqual([420, 1080]);
});

test("national holidays have no working hours", () => {
  const { calendar, lanes } = draw([], { days: ["2026-04-06"] });
  expect(calendar.days[0]).toMatchObject({ holiday: "Velikonoční pondělí", free: 0 });
  expect(lanes[0]).toMatchObject([{ work: [] }, { work: [] }]);
  expect(draw([], { days: ["2026-04-06"], columns: null }).lanes[0]).toMatchObject([{ work: [] }]);
});

test("an event over midnight is on both days; both nights of the clocks keep the wall clock", () => {
  const days = ["2026-03-28", "2026-03-29"];
  const begins = (events: CalendarEvent[], on = days) =>
    draw(events, { days: on }).lanes.map((lanes) => lanes[1]!.tiles.map(({ begin, end }) => [begin, end]));
  expect(begins([event("23:00", "03:30", {}, "2026-03-28", "2026-03-29")])).toEqual([[[1380, 1440]], [[0, 210]]]);
  expect(begins([event("08:00", "09:00", {}, "2026-10-25")], ["2026-10-25"])).toEqual([[[480, 540]]]);
  expect(begins([event("22:00", "01:00", {}, "2026-12-31", "2027-01-01")], ["2026-12-31", "2027-01-01"])).toEqual([
    [[1320, 1440]],
    [[0, 60]],
  ]);
});
