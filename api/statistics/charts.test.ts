import fc from "fast-check";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { sumMonths } from "#api/months/sums.ts";
import { moneyMethods, statsGroupings, statsPeriods, statsTypes, uzisTypes } from "#rules/codes.ts";
import { bucketsOf, isSplitBy, periodOf } from "#rules/statistics/buckets.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";
import { countFigures } from "#tests/kit/statistics/count-figures.ts";
import { enterFigures } from "#tests/kit/statistics/enter-figures.ts";
import { entries, events } from "#tests/kit/statistics/random-figures.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, paramedic, receptionist, foreign } = ids.profiles;
const { jana, karel, anna } = ids.patients;

type Chart = { labels: string[]; datasets: { label: string; data: number[] }[] };
const ask = (statsInput: object, who: Role = "admin") =>
  api.call(
    who,
    "query ($statsInput: StatsInput!) { statsChart(statsInput: $statsInput) { labels datasets { label data } } }",
    { statsInput },
  );
const chart = async (statsInput: object, who: Role = "admin"): Promise<Chart> => {
  const answer = await ask(statsInput, who);
  expect(answer.errors).toBeUndefined();
  return answer.data.statsChart;
};

/** Anna came with an import: she was a patient before. */
await owner.query(
  `with made as (
     insert into imports (medical_center_id, kind, name, state, created_by) values ($1, 'PATIENTS', 'dřív.csv', 'WRITTEN', $2) returning id
   )
   insert into import_rows (medical_center_id, import_id, line, cells, state, made_id) select $1, id, 2, '{}', 'WRITTEN', $3 from made`,
  [ids.center, admin, anna],
);

const names = (await owner.query("select id, concat_ws(' ', degree_before, name, surname) as name from profiles")).rows;
const keysOf: Record<string, (chart: Chart) => string[]> = {
  ATTENDANCE: () => ["PRESENT", "EXCUSED", "NOT_EXCUSED", "NOT_SET"],
  ATTENDANCE_BY_PARAMEDIC: ({ datasets }) =>
    datasets.map(({ label }) => String(names.find(({ name }) => label.startsWith(name))?.id ?? "TOTAL")),
  INCOME: ({ datasets }) => [...moneyMethods, ...(datasets.length > moneyMethods.length ? ["ROUNDING"] : [])],
  NEW_PATIENT: () => ["NEW"],
  UZIS: ({ datasets }) => [
    ...uzisTypes,
    ...(datasets.length > uzisTypes.length ? uzisTypes.map((kind) => `OPERATIONS ${kind}`) : []),
  ],
};

test("every chart equals a count of its rows one by one, over ends of days, months and years, of summer time, and merged cards", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ events, entries }),
      fc.constantFrom("2025-12-31", "2026-03-29", "2026-10-25"),
      async (given, date) => {
        await enterFigures(api, given);
        const rows = countFigures(given);
        for (const type of statsTypes)
          for (const period of statsPeriods) {
            const groupings = statsGroupings.filter((one) => isSplitBy(period, one));
            const grouping = groupings[given.entries.length % groupings.length]!;
            const buckets = bucketsOf(periodOf(period, date), grouping);
            const found = await chart({ type, period, grouping, date });
            const sumsOf = (key: string) =>
              buckets.map(({ from, to }) =>
                rows[type]!.filter((row) => row.key === key && from <= row.day && row.day < to).reduce(
                  (sum, { value }) => sum + value,
                  0,
                ),
              );
            const keys = keysOf[type]!(found);
            expect(found.labels).toHaveLength(buckets.length);
            expect(found.datasets.map(({ data }) => data)).toEqual(keys.map(sumsOf));
            const unnamed = new Set(rows[type]!.map(({ key }) => key).filter((key) => !keys.includes(key)));
            for (const key of unnamed) expect(new Set([0, ...sumsOf(key)])).toEqual(new Set([0]));
          }
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
});

test("income of a month is what the month's sums have, to the heller", async () => {
  await enterFigures(api, { events: [], entries: fc.sample(entries, 1)[0]! });
  const months = await sumMonths(createDb(owner), { from: "2025-01-01", to: "2028-01-01", center: ids.center });
  expect(months.length).toBeGreaterThan(3);
  for (const { month, sums } of months) {
    const { datasets } = await chart({ type: "INCOME", period: "MONTH", grouping: "MONTH", date: month });
    expect(datasets.slice(0, 3).map(({ data }) => data[0])).toEqual([sums.cash, sums.card, sums.transfer]);
    expect(datasets[3]?.data[0] ?? 0).toBe(sums.rounding);
  }
});

test("chosen people and services narrow a chart, and paramedics get their own figures alone", async () => {
  const at = new Date("2026-03-10T09:00:00Z");
  const common = {
    at,
    helper: null,
    removed: false,
    states: ["PRESENT", "PRESENT", "PRESENT"] as never,
    operations: 0,
  };
  const { therapy, group } = ids.procedures;
  await enterFigures(api, {
    events: [
      { ...common, owner: admin, service: therapy, cards: [jana] },
      {
        ...common,
        owner: paramedic,
        helper: receptionist,
        service: group,
        cards: [karel, anna],
      },
    ],
    entries: [],
  });
  const month = { period: "MONTH", grouping: "MONTH" };
  const count = async (input: object, who: Role = "admin") =>
    (await chart({ type: "ATTENDANCE", ...month, ...input }, who)).datasets.map(({ data }) => data[0]);
  expect(await count({})).toEqual([3, 0, 0, 0]);
  expect(await count({ staffs: [receptionist] })).toEqual([2, 0, 0, 0]);
  expect(await count({ procedures: [therapy] })).toEqual([1, 0, 0, 0]);
  expect(await count({}, "paramedic")).toEqual([2, 0, 0, 0]);
  expect(codeOf(await ask({ type: "ATTENDANCE", ...month, staffs: [admin] }, "paramedic"))).toBe("E002");
  expect(codeOf(await ask({ type: "INCOME", ...month }, "receptionist"))).toBe("E002");
  for (const input of [{ staffs: [foreign] }, { procedures: [ids.procedures.foreign] }])
    expect(codeOf(await ask({ type: "INCOME", ...month, ...input }))).toBe("E003");
  const people = await chart({ type: "ATTENDANCE_BY_PARAMEDIC", ...month, locale: "de" });
  expect(people.labels).toEqual(["März 2026"]);
  expect(people.datasets.at(-1)).toEqual({ label: "gesamt, jeder Besuch einmal", data: [3] });
});

test("a part that does not fit the period, and a day outside of the years, are refused at their fields", async () => {
  const fieldsOf = async (input: object) => (await ask(input)).errors?.[0]?.extensions.fields;
  const attendance = { type: "ATTENDANCE", period: "MONTH", grouping: "DAY" };
  expect(await fieldsOf({ ...attendance, grouping: "YEAR" })).toMatchObject([{ path: ["grouping"], code: "E332" }]);
  expect(await fieldsOf({ ...attendance, period: "YEAR" })).toMatchObject([{ path: ["grouping"], code: "E332" }]);
  for (const date of ["1999-12-31", "2101-01-01"])
    expect(await fieldsOf({ ...attendance, date })).toMatchObject([{ path: ["date"] }]);
});

test("each chart takes at most three queries besides the request's own", async () => {
  api.queries.length = 0;
  await api.call("admin", "{ me { id } }");
  const own = api.queries.length;
  for (const type of statsTypes) {
    api.queries.length = 0;
    await chart({ type, period: "YEAR", grouping: "MONTH" });
    expect(api.queries.length - own, type).toBeLessThanOrEqual(3);
  }
});
