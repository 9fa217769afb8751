import fc from "fast-check";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { jobContext } from "#api/jobs/job-context.ts";
import { sumMonths } from "#api/months/sums.ts";
import { countDays } from "#api/statistics/count-days.ts";
import { attendanceStates, moneyMethods, statsGroupings, statsPeriods, statsTypes, uzisTypes } from "#rules/codes.ts";
import { bucketsOf, isSplitBy, periodOf } from "#rules/statistics/buckets.ts";
import { localDate } from "#rules/time/time.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, manager, paramedic, receptionist, foreign } = ids.profiles;

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

const { jana, karel, anna } = ids.patients;
/** Anna came with an import: she was a patient before. */
await owner.query(
  `with made as (
     insert into imports (medical_center_id, kind, name, state, created_by) values ($1, 'PATIENTS', 'dřív.csv', 'WRITTEN', $2) returning id
   )
   insert into import_rows (medical_center_id, import_id, line, cells, state, made_id) select $1, id, 2, '{}', 'WRITTEN', $3 from made`,
  [ids.center, admin, anna],
);
/** A second card of Jana, another one in each run, which is merged into hers. */
const SECOND_CARD: number = -1;
const personOf = (card: number) => (card === SECOND_CARD ? jana : card);

async function change(mutation: string) {
  const { data, errors } = await api.call("receptionist", `mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return data;
}
const secondCard = async (): Promise<number> =>
  (
    await change(
      'patientCardCreate(input: { name: "Jana", surname: "Nováková", dateOfBirth: "1985-06-23" }, confirmDuplicate: true) { id }',
    )
  ).patientCardCreate.id;
async function mergeIntoJana(merged: number) {
  const { rows } = await owner.query("select version from patient_cards where id = $1", [jana]);
  await change(
    `patientCardsMerge(kept: ${jana}, keptVersion: ${rows[0].version}, merged: ${merged}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id }`,
  );
}

/** Moments around the ends of days, months and years of Prague, and of its summer time. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 700 * 24 * 60 }).map((minute) => new Date(Date.UTC(2025, 2, 1) + minute * 60_000)),
  fc
    .record({
      day: fc.constantFrom("2025-12-31", "2026-02-28", "2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"),
      minute: fc.integer({ min: 20 * 60, max: 26 * 60 }),
    })
    .map(({ day, minute }) => new Date(Date.parse(day) + minute * 60_000)),
);
const events = fc.array(
  fc.record({
    at: moment,
    owner: fc.constantFrom(admin, paramedic, manager),
    helper: fc.constantFrom(null, receptionist, paramedic),
    service: fc.constantFrom(ids.procedures.therapy, ids.procedures.examination, ids.procedures.group, null),
    removed: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    // Both cards of one patient in one event could not be merged.
    cards: fc
      .tuple(fc.constantFrom<number>(jana, SECOND_CARD), fc.subarray<number>([karel, anna]))
      .chain(([hers, others]) => fc.shuffledSubarray([hers, ...others], { minLength: 1 })),
    states: fc.array(fc.constantFrom(...attendanceStates), { minLength: 3, maxLength: 3 }),
    operations: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 30, maxLength: 60 },
);
const entries = fc.array(
  fc.record({
    at: moment,
    method: fc.constantFrom("CASH", "CARD", "TRANSFER", "VOUCHER"),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    rounding: fc.integer({ min: -50, max: 50 }),
    reversed: fc.boolean(),
    back: moment,
  }),
  { minLength: 20, maxLength: 40 },
);
type Given = { events: EventOf[]; entries: EntryOf[] };
type EventOf = typeof events extends fc.Arbitrary<(infer E)[]> ? E : never;
type EntryOf = typeof entries extends fc.Arbitrary<(infer E)[]> ? E : never;

/**
 * Puts random rows in the place of those that are there; the days of the first half are counted before cards are
 * merged and the others come.
 */
async function enter({ events, entries }: Given) {
  const second = await secondCard();
  const db = await owner.connect();
  try {
    // Rows of the past, which triggers protect.
    await db.query("set session_replication_role = replica");
    for (const table of [
      "event_profiles",
      "occupancies",
      "medical_reports",
      "patient_attendances",
      "payment_entries",
      "events",
      "counted_days",
      "changed_days",
    ])
      await db.query(`delete from ${table}`);
    await db.query("set session_replication_role = origin");
    const [some, few] = [Math.ceil(events.length / 2), Math.ceil(entries.length / 2)];
    for (const [at, event] of events.entries()) {
      if (at === some) {
        await countDays(jobContext(api.services));
        await mergeIntoJana(second);
      }
      const cards = event.cards.map((card) => (card === SECOND_CARD && at < some ? second : personOf(card)));
      await writeEvent(db, 5_000 + at, { ...event, cards });
    }
    for (const [at, entry] of entries.entries()) {
      if (at === few) await countDays(jobContext(api.services));
      await writeEntry(db, entry);
    }
  } finally {
    db.release();
  }
}

async function writeEvent(db: PoolClient, id: number, event: EventOf) {
  await db.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, procedure_id, removed_at) overriding system value
     values ($1, $2, 'EVENT', $3, $3::timestamptz + interval '30 minutes', $4, $5, $6)`,
    [id, ids.center, event.at, event.owner, event.service, event.removed ? new Date() : null],
  );
  if (event.helper && event.helper !== event.owner)
    await db.query("insert into event_profiles (medical_center_id, event_id, profile_id) values ($1, $2, $3)", [
      ids.center,
      id,
      event.helper,
    ]);
  for (const [n, card] of event.cards.entries()) {
    const { rows } = await db.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4) returning id",
      [ids.center, id, card, event.states[n]],
    );
    if (n === 0 && event.operations > 0)
      await db.query(
        `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
         values ($1, $2, $3, $4, 'x', 'x', $5, $5, $4, $5, 'Petr', repeat('0', 64), $6)`,
        [
          ids.center,
          card,
          rows[0].id,
          event.at,
          paramedic,
          JSON.stringify({
            operations: [{ id: 1, code: "21001", expertise: "902", name: "x", count: event.operations }],
          }),
        ],
      );
  }
}

async function writeEntry(db: PoolClient, { at, method, amount, rounding, reversed, back }: EntryOf) {
  for (const [when, sign] of reversed
    ? ([
        [at, 1],
        [back, -1],
      ] as const)
    : ([[at, 1]] as const))
    await db.query(
      `insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, reason, profile_id)
       values ($1, $2, $3, $4, $5, $6, 'x', $7)`,
      [ids.center, ids.payments.karel, when, method, sign * amount, method === "CASH" ? sign * rounding : 0, admin],
    );
}

type Row = { day: string; key: string; value: number };

/** The same figures, as rows counted one by one. */
function rowsOf({ events, entries }: Given): Record<string, Row[]> {
  const visits = events
    .map((event, id) => ({ ...event, id, day: localDate(event.at) }))
    .filter(({ removed }) => !removed)
    .flatMap((event) =>
      event.cards.map((card, n) => ({
        ...event,
        card: personOf(card),
        state: event.states[n]!,
        first: n === 0,
      })),
    );
  const came = visits.filter(({ state }) => state === "PRESENT");
  const uzis = (service: number | null) =>
    service === ids.procedures.examination || service === null ? "OTHER" : "LTV";
  const isFirst = (visit: (typeof came)[number]) =>
    came.every(
      (one) =>
        one.card !== visit.card || one.at > visit.at || (one.at.getTime() === visit.at.getTime() && one.id >= visit.id),
    );
  const paid = entries
    .filter(({ method }) => method !== "VOUCHER")
    .flatMap(({ at, back, reversed, ...entry }) =>
      [{ day: localDate(at), sign: 1 }, ...(reversed ? [{ day: localDate(back), sign: -1 }] : [])].map((moment) => ({
        ...entry,
        ...moment,
      })),
    );
  return {
    ATTENDANCE: visits.map(({ day, state }) => ({ day, key: state, value: 1 })),
    ATTENDANCE_BY_PARAMEDIC: came.flatMap(({ day, owner, helper }) =>
      [...new Set(["TOTAL", String(owner), ...(helper ? [String(helper)] : [])])].map((key) => ({
        day,
        key,
        value: 1,
      })),
    ),
    INCOME: paid.flatMap(({ day, method, amount, rounding, sign }) => [
      { day, key: method, value: sign * amount },
      ...(method === "CASH" ? [{ day, key: "ROUNDING", value: sign * rounding }] : []),
    ]),
    NEW_PATIENT: came
      .filter((visit) => isFirst(visit) && visit.card !== anna)
      .map(({ day }) => ({ day, key: "NEW", value: 1 })),
    UZIS: came.flatMap(({ day, service, first, operations }) => [
      { day, key: uzis(service), value: 1 },
      ...(first ? [{ day, key: `OPERATIONS ${uzis(service)}`, value: operations }] : []),
    ]),
  };
}

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
        await enter(given);
        const rows = rowsOf(given);
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
  await enter({ events: [], entries: fc.sample(entries, 1)[0]! });
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
  await enter({
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
