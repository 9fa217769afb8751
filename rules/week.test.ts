import { expect, test } from "vitest";
import { instantOf } from "./time.ts";
import { drawWeek, formatPeriod, formatSpan, marks, timeOf, weekDays, wholeWeek, type WeekEvent } from "./week.ts";

const day = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const hours = { usual: [day, day, day, day, day, null, null], periods: [] };
const petr = { id: 3, name: "Šindelář", note: "fyzioterapeut", hours };
const dana = { id: 1, name: "Marešová", note: "", hours };
const event = (from: string, to: string, rest: Partial<WeekEvent> = {}, date = "2026-03-16", last = date): WeekEvent => ({
  id: 41, eventType: "EVENT", beginAt: instantOf(date, from).toISOString(), endAt: instantOf(last, to).toISOString(), allDay: false, name: null, color: null, capacity: null,
  recurrence: null, procedure: { name: "LTV", color: "GREEN" }, owner: { id: 3 }, staffs: [], facilities: [], patientAttendances: [], ...rest,
});
const jana = { state: "NOT_SET" as const, patientCard: { surname: "Dvořáčková" } };
const draw = (events: WeekEvent[], rest: Partial<Parameters<typeof drawWeek>[0]> = {}) =>
  drawWeek({ days: ["2026-03-16"], columns: [dana, petr], by: "staffs", events, country: "CZ", now: instantOf("2026-03-15"), ...rest });

test("an event stands in the column of its owner and of everybody who takes part, in wall-clock minutes", () => {
  const week = draw([event("09:00", "09:45", { patientAttendances: [jana], staffs: [{ id: 1 }] })]);
  const tile = [41, 540, 585, 0, "Dvořáčková", 0];
  expect(week.days[0]!.lanes.map(({ tiles }) => tiles)).toEqual([[tile], [tile]]);
  expect(week.services).toEqual([["LTV", "GREEN"]]);
  expect(week.days[0]!.events).toBe(1);
});

test("by rooms, it stands where it takes place, and rooms have no free half-hours", () => {
  const week = draw([event("09:00", "09:45", { facilities: [{ id: 7 }] })], { by: "facilities", columns: [{ id: 7, name: "Laser", note: "", hours: null }] });
  expect(week.days[0]).toMatchObject({ events: 1, free: null, lanes: [{ tiles: [[41, 540, 585, 0, "", 0]] }] });
  expect([week.from, week.to]).toEqual([420, 1080]);
});

test("a tile says who came, what repeats, what is free time, and the places of a group", () => {
  const said = (rest: Partial<WeekEvent>) => draw([event("09:00", "10:00", rest)]).days[0]!.lanes[1]!.tiles[0]!.slice(3);
  const states = (...list: WeekEvent["patientAttendances"][number]["state"][]) => ({ patientAttendances: list.map((state) => ({ ...jana, state })) });
  expect(said(states("PRESENT"))).toEqual([0, "Dvořáčková", marks.present]);
  expect(said({ ...states("EXCUSED"), recurrence: "weekly" })).toEqual([0, "Dvořáčková", marks.excused | marks.repeats]);
  expect(said(states("NOT_EXCUSED"))).toEqual([0, "Dvořáčková", marks.absent]);
  expect(said({ ...states("PRESENT", "EXCUSED", "NOT_SET"), capacity: 6 })).toEqual([0, "", 0, "2/6"]);
  expect(said({ eventType: "FREE_TIME", procedure: null, name: "Porada" })).toEqual([-1, "Porada", marks.free]);
  expect(said({ color: "RED", procedure: null })).toEqual([0, "", 0]);
});

test("free half-hours are those in which somebody works and has nothing, from now on", () => {
  const free = (events: WeekEvent[], now = instantOf("2026-03-15")) => draw(events, { now }).days[0]!.free;
  expect(free([])).toBe(30);
  expect(free([event("09:10", "10:00")])).toBe(28);
  expect(free([], instantOf("2026-03-16", "14:00"))).toBe(4);
  expect(free([], instantOf("2026-03-17"))).toBeNull();
});

test("the day is shown from seven to six, and longer where somebody works or has an event", () => {
  const early = draw([event("05:40", "06:00"), event("18:00", "19:10")]);
  expect([early.from, early.to]).toEqual([300, 1200]);
  const leave = draw([event("00:00", "00:00", { allDay: true, eventType: "FREE_TIME" }, "2026-03-16", "2026-03-17")]);
  expect([leave.from, leave.to]).toEqual([420, 1080]);
});

test("nobody works on a national holiday", () => {
  const easter = draw([], { days: ["2026-04-06"] }).days[0]!;
  expect(easter).toMatchObject({ holiday: "Velikonoční pondělí", free: 0, lanes: [{ work: [] }, { work: [] }] });
});

test("what lasts over midnight stands on both days; both nights of the clocks keep the wall clock", () => {
  const days = ["2026-03-28", "2026-03-29"];
  const begins = (events: WeekEvent[]) => draw(events, { days }).days.map(({ lanes }) => lanes[1]!.tiles.map(([, begin, end]) => [begin, end]));
  expect(begins([event("23:00", "03:30", {}, "2026-03-28", "2026-03-29")])).toEqual([[[1380, 1440]], [[0, 210]]]);
  const autumn = draw([event("08:00", "09:00", {}, "2026-10-25")], { days: ["2026-10-25"] });
  expect(autumn.days[0]!.lanes[1]!.tiles[0]!.slice(1, 3)).toEqual([480, 540]);
});

test("a week has its weekend when asked for, when the date lies in it, or when something happens there", () => {
  const saturday = event("09:00", "10:00", {}, "2026-03-21");
  expect(weekDays("2026-03-18", false, [])).toEqual(wholeWeek("2026-03-16").slice(0, 5));
  expect(weekDays("2026-03-18", true, [])).toHaveLength(7);
  expect(weekDays("2026-03-22", false, [])).toHaveLength(7);
  expect(weekDays("2026-03-18", false, [saturday]).at(-1)).toBe("2026-03-21");
  expect(weekDays("2026-03-18", false, [{ ...saturday, allDay: true }])).toHaveLength(5);
});

test("the week with the short night is an hour shorter", () => {
  const { from, to } = timeOf(wholeWeek("2026-03-29"));
  expect(Date.parse(to) - Date.parse(from)).toBe((7 * 24 - 1) * 3_600_000);
});

test("a period is written as people say it", () => {
  expect(formatPeriod("2026-11-23", "2026-11-27", "cs")).toBe("23.–27.\u00a0listopadu 2026");
  expect(formatPeriod("2026-11-30", "2026-12-04", "de")).toBe("30.\u00a0November – 4.\u00a0Dezember 2026");
  expect(formatPeriod("2026-12-28", "2027-01-01", "en")).toBe("28\u00a0December 2026 – 1\u00a0January 2027");
  expect(formatPeriod("2026-03-16", "2026-03-16", "sk")).toBe("pondelok 16.\u00a0marca 2026");
});

test("the time of an event is written once for one day", () => {
  const span = (from: Date, to: Date, allDay = false) => formatSpan({ beginAt: from.toISOString(), endAt: to.toISOString(), allDay }, "cs");
  expect(span(instantOf("2026-03-16", "09:00"), instantOf("2026-03-16", "09:45"))).toBe("po 16.\u00a03. 9:00–9:45");
  expect(span(instantOf("2026-03-16", "22:00"), instantOf("2026-03-17", "01:00"))).toBe("po 16.\u00a03. 22:00 – út 17.\u00a03. 1:00");
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-17"), true)).toBe("po 16.\u00a03.");
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-18"), true)).toBe("po 16.\u00a03. – út 17.\u00a03.");
});
