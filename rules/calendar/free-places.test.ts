import { expect, test } from "vitest";
import { freePlaces } from "./free-places.ts";

type Wanted = Parameters<typeof freePlaces>[0];
const at = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
const span = (from: string, to: string) => ({ begin: at(from), end: at(to) });
const person = (taken: string[][] = [], work = [["7:00", "12:00"]]) => ({
  id: 1,
  work: work.map(([from, to]) => span(from!, to!)),
  taken: taken.map(([from, to]) => span(from!, to!)),
});
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const allDay = [{ begin: 0, end: 1440 }];
const wanted = { length: 60, times: allDay, people: [person()], needs: [], most: 100 };
const found = (change: Partial<Wanted>) => freePlaces({ ...wanted, ...change }).map(({ begin }) => clock(begin));

test("the earliest slot at an edge comes first, then the other edges, then those that tear a gap in two", () => {
  expect(found({ people: [person([["8:30", "10:00"]], [["7:00", "11:30"]])] })).toEqual([
    "7:00",
    "7:30",
    "10:00",
    "10:30",
    "7:15",
    "10:15",
  ]);
});

test("a remainder of a quarter of an hour is a flaw, of half an hour it is none", () => {
  expect(
    freePlaces({
      ...wanted,
      people: [person([], [["7:00", "8:15"]]), { ...person([], [["9:00", "10:30"]]), id: 2 }],
    }).map(({ person: id, begin }) => [id, clock(begin)]),
  ).toEqual([
    [2, "9:00"],
    [2, "9:30"],
    [1, "7:00"],
    [1, "7:15"],
    [2, "9:15"],
  ]);
});

test("a flaw counts as a day: the good slots of tomorrow come before the bad ones of later today", () => {
  const tomorrow = { begin: 1440 + at("7:00"), end: 1440 + at("8:00") };
  const twoDays = { ...person(), work: [span("6:00", "9:00"), tomorrow] };
  expect(found({ people: [twoDays], times: [{ begin: 0, end: 2880 }] })).toEqual([
    "6:00",
    "8:00",
    "6:30",
    "6:45",
    "7:00",
    "31:00",
    "7:15",
    "7:30",
    "6:15",
    "7:45",
  ]);
});

test("slots begin at full quarters; the minutes before the first one are no flaw", () => {
  expect(
    freePlaces({
      ...wanted,
      people: [
        person([
          ["7:00", "8:05"],
          ["9:20", "12:00"],
        ]),
      ],
    }),
  ).toEqual([{ begin: at("8:15"), end: at("9:15"), person: 1, facilities: [], touches: true }]);
});

test("only requested times count, and slots are wholly within them", () => {
  expect(found({ times: [span("8:00", "9:15"), span("11:30", "14:00")] })).toEqual(["8:00", "8:15"]);
  expect(found({ times: [] })).toEqual([]);
});

test("of each required list one is free, and the user's own is taken", () => {
  const room = (id: number, taken: string[][], people: number[] = []) => ({
    id,
    taken: taken.map(([from, to]) => span(from!, to!)),
    people,
  });
  const needs = [
    [room(5, [["7:00", "9:00"]]), room(6, [["8:00", "12:00"]]), room(7, [], [2])],
    [room(8, [["10:00", "11:00"]])],
  ];
  const places = freePlaces({ ...wanted, needs });
  expect(places.map(({ begin, facilities }) => [clock(begin), facilities])).toEqual([
    ["7:00", [6, 8]],
    ["11:00", [5, 8]],
    ["9:00", [5, 8]],
  ]);
  expect(freePlaces({ ...wanted, needs: [[]] })).toEqual([]);
});

/** A small generator with a seed, so that a failing search can be seen again. */
function randomSearch(seed: number): Wanted {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const spans = (many: number, grain: number, longest: number) =>
    Array.from({ length: next(many + 1) }, () => {
      const begin = grain * next(2880 / grain);
      return { begin, end: begin + grain * (1 + next(longest / grain)) };
    });
  /** Apart from each other, in order. */
  const apart = (many: number, grain: number) => {
    const edges = Array.from({ length: 2 * (1 + next(many)) }, () => grain * next(2880 / grain)).sort((a, b) => a - b);
    return Array.from({ length: edges.length / 2 }, (_, n) => ({
      begin: edges[2 * n]!,
      end: edges[2 * n + 1]!,
    })).filter(({ begin, end }) => begin < end);
  };
  return {
    length: 5 * (1 + next(20)),
    times: apart(3, 30),
    people: Array.from({ length: 1 + next(3) }, (_, id) => ({ id, work: apart(4, 15), taken: spans(8, 5, 180) })),
    needs: Array.from({ length: next(3) }, (_, need) =>
      Array.from({ length: 1 + next(3) }, (_one, id) => ({
        id: 10 * need + id,
        taken: spans(6, 5, 300),
        people: next(3) === 0 ? [next(3)] : [],
      })),
    ),
    most: 1 + next(100),
  };
}

/** The same by looking at every minute of two days. */
function byBruteForce({ length, times, people, needs, most }: Wanted) {
  const minutesIn = (spans: readonly { begin: number; end: number }[]) => {
    const minutes = new Uint8Array(2880 + 400);
    for (const { begin, end } of spans) minutes.fill(1, begin, end);
    return minutes;
  };
  const asked = minutesIn(times);
  const all = people.flatMap(({ id, work, taken }, order) => {
    const [working, busy] = [minutesIn(work), minutesIn(taken)];
    const isFree = (minute: number) => minute >= 0 && working[minute] === 1 && busy[minute] === 0;
    /** Free minutes in a row from here: neither breaks nor the end of a stretch are in between. */
    const run = (minute: number, step: 1 | -1) => {
      const edges = new Set(work.flatMap(({ begin, end }) => [begin, end]));
      let far = 0;
      while (isFree(minute + far * step) && !(far > 0 && edges.has(step === 1 ? minute + far : minute - far + 1)))
        far++;
      return far;
    };
    const places = [];
    for (let begin = 0; begin + length <= 2880; begin += 15) {
      const minutes = Array.from({ length }, (_, n) => begin + n);
      if (!minutes.every((minute) => asked[minute] && isFree(minute)) || run(begin, 1) < length) continue;
      const edge = (minute: number) => times.some((time) => time.begin <= begin && minute <= time.end);
      if (!edge(begin + length)) continue;
      const facilities = needs.map(
        (need) =>
          need.find(
            (one) =>
              (one.people.length === 0 || one.people.includes(id)) &&
              minutes.every((minute) => !one.taken.some((t) => t.begin <= minute && minute < t.end)),
          )?.id,
      );
      if (facilities.includes(undefined)) continue;
      const rests = [run(begin, -1) - 1, run(begin, 1) - length];
      const flaws = Number(Math.min(...rests) >= 15) + Number(rests.some((rest) => rest >= 15 && rest < 30));
      places.push({ begin, person: id, facilities, rank: begin + 1440 * flaws, order });
    }
    return places;
  });
  return all
    .sort((a, b) => a.rank - b.rank || a.begin - b.begin || a.order - b.order)
    .slice(0, most)
    .map(({ rank: _rank, order: _order, ...place }) => place);
}

test("in random clinics the slots are those of a search of every minute, in the same order", () => {
  let places = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const search = randomSearch(seed);
    const given = freePlaces(search).map(({ end: _end, touches: _touches, ...place }) => place);
    expect(given, `seed ${seed}`).toEqual(byBruteForce(search));
    places += given.length;
  }
  expect(places).toBeGreaterThan(1000);
});
