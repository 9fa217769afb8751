import { expect, test } from "vitest";
import { isBar, layout, type Span } from "./layout.ts";

const spans = (...ranges: [number, number][]): Span[] => ranges.map(([begin, end], id) => ({ id, begin, end }));
const lanes = (events: Span[]) => layout(events).map(({ lane, lanes: of }) => `${lane}/${of}`);

test("events that do not overlap share one lane; touching is not overlapping", () => {
  expect(lanes(spans([0, 30], [30, 60], [90, 120]))).toEqual(["0/1", "0/1", "0/1"]);
});

test("overlapping events are side by side, and their cluster knows how wide it is", () => {
  expect(lanes(spans([0, 60], [30, 90], [60, 90], [90, 120]))).toEqual(["0/2", "1/2", "0/2", "0/1"]);
  expect(lanes(spans([0, 60], [0, 60], [0, 60]))).toEqual(["0/3", "1/3", "2/3"]);
});

test("of more than three parallel events two are tiles and the others bars, of three all are tiles", () => {
  const bars = (events: Span[]) => layout(events).map(isBar);
  expect(bars(spans([0, 60], [0, 60], [0, 60]))).toEqual([false, false, false]);
  expect(bars(spans([0, 60], [0, 60], [0, 60], [0, 60], [60, 90]))).toEqual([false, false, true, true, false]);
  expect(bars(spans([0, 90], [0, 90], [0, 30], [0, 30], [30, 60]))).toEqual([false, false, true, true, true]);
});

test("events without length take a minute and do not hide one another", () => {
  expect(lanes(spans([10, 10], [10, 10]))).toEqual(["0/2", "1/2"]);
});

test("nothing in, nothing out", () => {
  expect(layout([])).toEqual([]);
});

/** A small generator with a seed, so that a failing week can be seen again. */
function randomWeek(seed: number): Span[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: next(40) }, (_, id) => {
    const begin = 420 + 15 * next(40);
    return { id, begin, end: begin + 15 * (1 + next(6)) };
  });
}

const overlap = (a: Span, b: Span) => a.begin < b.end && b.begin < a.end;

test("in random weeks no two in the same lane overlap, and there are no more lanes than events at one moment", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const events = randomWeek(seed);
    const places = layout(events);
    const busiest = Math.max(
      0,
      ...events.map((event) => events.filter((e) => e.begin <= event.begin && e.end > event.begin).length),
    );
    events.forEach((event, i) => {
      expect(places[i]?.id).toBe(event.id);
      expect(places[i]!.lane).toBeLessThan(places[i]!.lanes);
      expect(places[i]!.lanes).toBeLessThanOrEqual(busiest);
      events.slice(0, i).forEach((other, j) => {
        if (!overlap(event, other)) return;
        expect(places[i]!.lane).not.toBe(places[j]!.lane);
        expect(places[i]!.lanes).toBe(places[j]!.lanes);
      });
    });
  }
});

test("the order of the input changes nothing", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const events = randomWeek(seed);
    const byId = (places: ReturnType<typeof layout>) => [...places].sort((a, b) => Number(a.id) - Number(b.id));
    expect(byId(layout([...events].reverse()))).toEqual(byId(layout(events)));
  }
});
