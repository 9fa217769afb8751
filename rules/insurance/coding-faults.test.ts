import { expect, test } from "vitest";
import { operationFaults, type OperationFacts } from "./coding-faults.ts";

const day = "2026-05-14";
const known = (code: string, duration: number, other: Partial<OperationFacts> = {}): OperationFacts => ({
  code,
  listed: true,
  points: 100,
  duration,
  category: null,
  places: "A",
  contracted: true,
  limits: [],
  ...other,
});
const facts = new Map(
  [
    known("21001", 45, { limits: [{ limitation: "", quantity: 1, period: { unit: "DAY", count: 1 } }] }),
    known("21113", 15),
    known("21115", 15),
    known("21211", 4),
    known("21215", 30),
    known("21221", 45),
    known("21225", 15),
    known("21413", 15),
    known("21530", 90, { category: "Z" }),
    known("33333", 15, { category: "N" }),
    known("44444", 15, { places: "H" }),
    known("55555", 15, { contracted: false }),
    known("66666", 15, { points: null }),
  ].map((one) => [one.code, one]),
);
const faults = (operations: [code: string, count: number][], used: [code: string, day: string, count: number][] = []) =>
  operationFaults({
    day,
    operations: operations.map(([code, count]) => ({ code, count })),
    facts,
    used: used.map(([code, day, count]) => ({ code, day, count })),
  }).map(({ kind, code }) => (code ? `${kind} ${code}` : kind));

test("a usual visit has no fault", () => {
  expect(faults([["21001", 1]])).toEqual([]);
  expect(
    faults([
      ["21221", 1],
      ["21225", 1],
      ["21413", 1],
      ["21113", 4],
    ]),
  ).toEqual([]);
  expect(faults([["21211", 7]])).toEqual([]);
});

test("the lists and the contract refuse or ask for consent", () => {
  expect(faults([["77777", 1]])).toEqual(["NOT_LISTED 77777"]);
  expect(
    faults([
      ["21530", 1],
      ["33333", 1],
      ["44444", 1],
      ["55555", 1],
      ["66666", 1],
    ]),
  ).toEqual(["NEVER_PAID 33333", "HOSPITAL_ONLY 44444", "NO_POINTS 66666", "CONSENT 21530", "NOT_CONTRACTED 55555"]);
});

test("a limit of frequency counts what is billed elsewhere", () => {
  expect(faults([["21001", 2]])).toEqual(["FREQUENCY 21001"]);
  expect(faults([["21001", 1]], [["21001", day, 1]])).toEqual(["FREQUENCY 21001"]);
  expect(faults([["21001", 1]], [["21001", "2026-05-13", 1]])).toEqual([]);
});

test("an operation without a limit is paid once a day", () => {
  expect(faults([["21413", 2]])).toEqual(["ONCE_A_DAY 21413"]);
  expect(faults([["21413", 1]], [["21413", day, 1]])).toEqual(["ONCE_A_DAY 21413"]);
});

test("individual exercise is at most an hour and twice a day", () => {
  expect(faults([["21221", 2]])).toEqual(["EXERCISE_MINUTES"]);
  expect(faults([["21225", 3]])).toEqual(["EXERCISE_TWICE"]);
  expect(faults([["21225", 1]], [["21221", day, 1]])).toEqual([]);
  expect(faults([["21225", 2]], [["21221", day, 1]])).toEqual(["EXERCISE_MINUTES", "EXERCISE_TWICE"]);
});

test("physical therapy is at most four times a day", () => {
  expect(
    faults([
      ["21113", 3],
      ["21115", 2],
    ]),
  ).toEqual(["PHYSICAL_FOUR"]);
});

test("instruction is not combined with other exercise of the day", () => {
  expect(
    faults([
      ["21215", 1],
      ["21225", 1],
    ]),
  ).toEqual(["INSTRUCTION_ALONE"]);
  expect(faults([["21211", 7]], [["21215", day, 1]])).toEqual(["INSTRUCTION_ALONE"]);
  expect(
    faults(
      [["21413", 1]],
      [
        ["21215", day, 1],
        ["21211", day, 7],
      ],
    ),
  ).toEqual([]);
});
