import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { writeRecord } from "../files/write-record.ts";
import { differencesOf, differenceOn, type CardDay } from "./differences.ts";
import { answeredPeriod, askedNumber } from "./layouts.ts";
import { readAnswer, type InsuredPeriod } from "./read-answer.ts";
import { MOST_ASKED_NUMBERS, questionFile, questionFiles } from "./write-question.ts";

/** The example of `kdavka-layouts.json`: the first person changed insurers, the second is unknown. */
const EXAMPLE = [
  "90010112391111A10101201930092026",
  "90010112391205A101102026        ",
  "90510112331999N 01012000        ",
];
const bytesOf = (lines: readonly string[], end = "\r\n", charset = "cp852") =>
  Uint8Array.from(iconv.encode(lines.map((line) => line + end).join(""), charset));
const faultsOf = (lines: readonly string[], ...rest: string[]) =>
  readAnswer(bytesOf(lines, ...rest)).faults.map(({ line, fault, field }) => [line, fault, field]);
/** Puts text into a line from a position. */
const put = (line: string, at: number, text: string) => line.slice(0, at) + text + line.slice(at + text.length);

test("the fields of both records fill their lengths without gaps", () => {
  for (const { fields, length } of [askedNumber, answeredPeriod]) {
    const last = fields.at(-1)!;
    expect(last.start + last.length).toBe(length);
  }
  expect(answeredPeriod.fields.map(({ name, start }) => [name, start])).toEqual([
    ["CP", 0],
    ["PRC", 10],
    ["CISPOJ", 11],
    ["PPO", 14],
    ["DPO", 15],
    ["DATOD", 16],
    ["DATDO", 24],
  ]);
});

test("a question has a number a line, of nine digits with a blank", () => {
  expect(iconv.decode(Buffer.from(questionFile(["9001011239", "505101123"])), "cp852")).toBe(
    "9001011239\r\n505101123 \r\n",
  );
});

test("a file asks about 25,000 numbers at most, and files are counted by their names", () => {
  const numbers = Array.from({ length: MOST_ASKED_NUMBERS + 1 }, (_, at) => String(1_000_000_000 + at));
  const files = questionFiles("44123000", numbers);
  expect(files.map(({ name, numbers }) => [name, numbers.length])).toEqual([
    ["44123000.I01", MOST_ASKED_NUMBERS],
    ["44123000.I02", 1],
  ]);
  expect(questionFile(files[0]!.numbers).length).toBe(MOST_ASKED_NUMBERS * 12);
  expect(questionFiles("44123000", [])).toEqual([]);
});

test("the example is read, and written again byte for byte", () => {
  const { noAnswer, isWhole, faults, histories } = readAnswer(bytesOf(EXAMPLE));
  expect([noAnswer, isWhole, faults]).toEqual([null, true, []]);
  const first = { person: 1, isInsured: true, variant: "1" };
  expect([...histories]).toEqual([
    [
      "9001011239",
      [
        { ...first, line: 1, insurer: "111", from: "2019-01-01", to: "2026-09-30" },
        { ...first, line: 2, insurer: "205", from: "2026-10-01", to: null },
      ],
    ],
    [
      "9051011233",
      [{ line: 3, person: 1, insurer: null, isInsured: false, variant: null, from: "2000-01-01", to: null }],
    ],
  ]);
  const written = [...histories].flatMap(([CP, periods]) =>
    periods.map(({ person, insurer, isInsured, variant, from, to }) =>
      writeRecord(answeredPeriod, {
        CP,
        PRC: String(person),
        CISPOJ: insurer ?? "999",
        PPO: isInsured ? "A" : "N",
        DPO: variant,
        DATOD: from,
        DATDO: to,
      }),
    ),
  );
  expect(written).toEqual(EXAMPLE);
});

test("faults are those of their lines, and a number with a faulty line is not compared", () => {
  const [one, two, unknown] = EXAMPLE as [string, string, string];
  expect(faultsOf([one, two.slice(0, 24), unknown])).toEqual([[2, "CUT", null]]);
  expect([...readAnswer(bytesOf([one, two.slice(0, 24), unknown])).histories.keys()]).toEqual(["9051011233"]);
  expect(faultsOf([`${one} `])).toEqual([[1, "TOO_LONG", null]]);
  expect(faultsOf([put(one, 24, "31022026")])).toEqual([[1, "DAY_INVALID", "DATDO"]]);
  expect(faultsOf([put(one, 16, "        ")])).toEqual([[1, "MISSING", "DATOD"]]);
  expect(faultsOf([put(unknown, 16, "        ")])).toEqual([]);
  for (const [at, text, field] of [
    [5, "x", "CP"],
    [10, "0", "PRC"],
    [11, "VZP", "CISPOJ"],
    [14, "X", "PPO"],
    [15, "2", "DPO"],
  ] as const)
    expect(faultsOf([one, put(two, at, text)])).toEqual([[2, "CODE_UNKNOWN", field]]);
  expect(faultsOf(EXAMPLE, "\n")).toEqual([[1, "LINE_END", null]]);
  expect(readAnswer(bytesOf(EXAMPLE, "\n")).histories.size).toBe(2);
  expect(faultsOf([one, put(two, 14, "č")], "\r\n", "utf8")[0]).toEqual([2, "UTF8", null]);
});

test("a file that is none of its kind says which one it is", () => {
  expect(readAnswer(new Uint8Array()).noAnswer).toBe("EMPTY");
  expect(readAnswer(questionFile(["9001011239", "505101123"])).noAnswer).toBe("QUESTION");
  for (const text of ["%PDF-1.7", "<html>", "DP90819990008100202611", "jméno;pojišťovna"])
    expect(readAnswer(bytesOf([text])).noAnswer).toBe("FOREIGN");
  expect(readAnswer(bytesOf(EXAMPLE.map((line) => line.slice(0, 20)))).noAnswer).toBeNull();
});

test("reading throws on no bytes, and ends after a hundred faults", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readAnswer(bytes)),
    { numRuns: 300 },
  );
  const { isWhole, faults, histories } = readAnswer(bytesOf([EXAMPLE[0]!, ...Array(200).fill("9051011233 1")]));
  expect([isWhole, faults.length, histories.size]).toEqual([false, 100, 0]);
});

const period = (more: Partial<InsuredPeriod>): InsuredPeriod => ({
  line: 1,
  person: 1,
  insurer: "111",
  isInsured: true,
  variant: "1",
  from: "2019-01-01",
  to: null,
  ...more,
});
const kindOn = (
  day: string,
  history: InsuredPeriod[],
  insurer: string | null = "111",
  variant: string | null = "1",
) => {
  const difference = differenceOn({ day, insurer, variant }, history);
  return difference && [difference.kind, ...difference.periods.map(({ line }) => line)];
};

test("a day differs by the period that covers it", () => {
  const history = [period({ to: "2026-09-30" }), period({ line: 2, insurer: "205", from: "2026-10-01" })];
  expect(kindOn("2026-09-30", history)).toBeNull();
  expect(kindOn("2026-10-01", history)).toEqual(["OTHER_INSURER", 2]);
  expect(kindOn("2026-10-01", history, "205")).toBeNull();
  expect(kindOn("2026-10-01", history, null)).toEqual(["OTHER_INSURER", 2]);
  expect(kindOn("2018-12-31", history)).toEqual(["NOT_INSURED", 1]);
});

test("an insurance that has ended is named by its last day, also where a period says that there is none", () => {
  const ended = period({ to: "2026-09-30" });
  const without = period({ line: 2, isInsured: false, variant: null, from: "2026-10-01" });
  expect(kindOn("2026-11-03", [ended])).toEqual(["NOT_INSURED", 1]);
  expect(kindOn("2026-11-03", [without, ended])).toEqual(["NOT_INSURED", 1]);
  expect(kindOn("2026-11-03", [without])).toEqual(["NOT_INSURED"]);
});

test("an unknown number and one of several people are no matter of days", () => {
  expect(kindOn("2026-11-03", [period({ insurer: null, isInsured: false })])).toEqual(["UNKNOWN"]);
  const several = [period({}), period({ line: 2, person: 2, insurer: "205" }), period({ line: 3, to: "2020-01-01" })];
  expect(kindOn("2026-11-03", several)).toEqual(["DUPLICATE", 1, 2]);
});

test("kinds of insurance differ where the card says the other of the two that VZP knows", () => {
  const [publicly, byTreaty] = [period({}), period({ variant: "4" })];
  expect(kindOn("2026-11-03", [byTreaty])).toEqual(["OTHER_VARIANT", 1]);
  expect(kindOn("2026-11-03", [byTreaty], "111", null)).toEqual(["OTHER_VARIANT", 1]);
  expect(kindOn("2026-11-03", [publicly], "111", "4")).toEqual(["OTHER_VARIANT", 1]);
  expect(kindOn("2026-11-03", [byTreaty], "111", "4")).toBeNull();
  expect(kindOn("2026-11-03", [byTreaty], "111", "2")).toBeNull();
  expect(kindOn("2026-11-03", [period({ variant: null })], "111", "4")).toBeNull();
});

test("days with the same difference are one, and today is its own where no care differs so", () => {
  const day = (day: string, visits: number, card = 1): CardDay => ({
    card,
    number: "9001011239",
    day,
    insurer: "111",
    variant: "1",
    visits,
  });
  const histories = new Map([
    ["9001011239", [period({ to: "2026-10-31" }), period({ line: 2, insurer: "205", from: "2026-11-01" })]],
  ]);
  const shown = (days: CardDay[]) =>
    differencesOf(days, histories).map(({ card, from, to, visits }) => [card, from, to, visits]);
  expect(
    shown([
      day("2026-10-30", 1),
      day("2026-11-03", 2),
      day("2026-11-10", 1),
      day("2026-11-29", 0),
      day("2026-10-30", 1, 2),
      day("2026-11-29", 0, 2),
    ]),
  ).toEqual([
    [1, "2026-11-03", "2026-11-10", 3],
    [2, "2026-11-29", "2026-11-29", 0],
  ]);
  expect(differencesOf([{ ...day("2026-11-03", 1), number: "9051011233" }], histories)).toEqual([]);
});
