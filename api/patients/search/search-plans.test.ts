import { beforeAll, expect, test } from "vitest";
import { initials } from "./initial.ts";
import { beginnings, queryPrefixes } from "./search-words.ts";
import { ids, today } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import type { CardFilters } from "./filters.ts";
import { patientCardSorts, searchCards, sortDirections } from "./search.ts";

onEmbedded();
const database = await testDatabase();
type Wanted = Partial<Parameters<typeof searchCards>[1]>;

/** Every fifth patient had a visit, on one of the last two thousand days; those whose id ends with 5 missed it. */
const visits = [
  `create temp table visits as select 100000 + id as event_id, id, timestamptz '2026-03-16 08:00Z' - id % 2000 * interval '1 day' as begin_at from patient_cards where id % 5 = 0`,
  `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id) overriding system value select event_id, ${ids.center}, 'EVENT', begin_at, begin_at + interval '1 hour', 1 + id % 4 from visits`,
  `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) select ${ids.center}, event_id, id, case when id % 10 = 5 then 'NOT_EXCUSED' else 'PRESENT' end::attendance_state from visits`,
  `insert into occupancies (medical_center_id, during, event_id, patient_card_id) select ${ids.center}, tstzrange(begin_at, begin_at + interval '1 hour'), event_id, id from visits`,
  `insert into occupancies (medical_center_id, during, event_id, profile_id, overridden_by, override_reason) select ${ids.center}, tstzrange(begin_at, begin_at + interval '1 hour'), event_id, 1 + id % 4, 1, 'test' from visits`,
  `insert into gdpr_wordings (id, medical_center_id, number, text, created_by) overriding system value values (1, ${ids.center}, 1, '', 1)`,
  `insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by) select ${ids.center}, id, 1, 'SIGNATURE', '2026-03-16', 1 from patient_cards where medical_center_id = ${ids.center} and id % 3 > 0`,
  "vacuum analyze events, patient_attendances, occupancies, gdpr_consents",
];

type Card = { id: number; words: string[] };
/** Every card that is not archived, by name. */
const cards: Card[] = [];

beforeAll(async () => {
  await loadManyPatients(database.owner, 50_000);
  const owner = await database.owner.connect();
  await owner.query("set session_replication_role = replica"); // their foreign keys hold by construction
  for (const statement of visits) await owner.query(statement);
  await owner.query("set session_replication_role = origin");
  owner.release();
  const { rows } = await database.owner.query<Card>(
    `select c.id, array(select word from patient_card_words where patient_card_id = c.id) as words from patient_cards c
     where medical_center_id = $1 and archived_at is null order by surname, name, id`,
    [ids.center],
  );
  cards.push(...rows);
});

const search = (query: string, wanted: Wanted = {}) =>
  plansOf(database.app, (ctx) =>
    searchCards(ctx, {
      prefixes: queryPrefixes(query, today),
      sort: "surname",
      direction: "asc",
      archived: false,
      ...wanted,
    }),
  );
const onIndexes = (nodes: string[]) => {
  expect(nodes.filter((node) => node.startsWith("Seq Scan"))).toEqual([]);
  expect(nodes.join()).toMatch(/Index (Only )?Scan patient_card/);
};

const queries = [
  "",
  "novak",
  "jana",
  "n",
  "ž",
  "j",
  "nov jan",
  "dvorak jan",
  "novakova jana 1985",
  "601000377",
  "+420 601 000",
  "420",
  "19",
  "198",
  "23. 6. 1985",
  "1985",
  "855623/0419",
  "0377",
  "000 377",
  "mueller",
  "oneill",
  "xyz",
  "jana@example.com",
];

test.each(queries)("«%s» is searched on indexes alone, in every order, archived or not", async (query) => {
  for (const sort of patientCardSorts)
    for (const direction of sortDirections)
      for (const archived of [false, true]) onIndexes((await search(query, { sort, direction, archived })).nodes);
});

test.each(["novak", "n", "ž", "nov", "ch", "nov jan", "601", "1985", "0377", "j p"])(
  "«%s» finds the same as reading every card, in the same order",
  async (query) => {
    const prefixes = queryPrefixes(query, today);
    const expected = cards
      .filter(({ words }) =>
        prefixes.every((prefix) =>
          words.some((word) => beginnings(prefix).some((beginning) => word.startsWith(beginning))),
        ),
      )
      .map(({ id }) => id);
    expect((await search(query)).found).toEqual(expected.slice(0, 1001));
    expect((await search(query, { direction: "desc" })).found).toEqual([...expected].reverse().slice(0, 1001));
    expect(expected.length).toBeGreaterThan(10);
  },
);

const filters: [string, CardFilters, string][] = [
  ["what is in no card", { uuids: ["00000000-0000-4000-8000-000000000000", "nonsense"] }, "false"],
  ["an insurer", { insuranceCompany: "209" }, "insurer_code = '209'"],
  ["a paramedic", { paramedic: 3 }, "id % 5 = 0 and id % 4 = 2"],
  ["nobody's patients", { paramedic: 999 }, "false"],
  ["who has been here this year", { lastVisitFrom: "2026-01-01" }, "id % 10 = 0 and id % 2000 < 75"],
  ["who has not been here for long", { lastVisitTo: "2020-12-31" }, "id % 10 = 0 and id % 2000 >= 1901"],
  [
    "who was here last in two days",
    { lastVisitFrom: "2026-03-06", lastVisitTo: "2026-03-07" },
    "id % 10 = 0 and id % 2000 in (9, 10)",
  ],
  ["who has no consent", { withoutConsent: true }, "id % 3 = 0"],
  [
    "all of it",
    { insuranceCompany: "111", paramedic: 3, lastVisitTo: "2025-12-31", withoutConsent: true },
    "insurer_code = '111' and id % 10 = 0 and id % 4 = 2 and id % 2000 >= 75 and id % 3 = 0",
  ],
];

test.each(filters)(
  "the filter of %s reads indexes alone and finds the same as reading every card",
  async (_what, filters, where) => {
    for (const query of ["", "novak"])
      for (const sort of patientCardSorts) onIndexes((await search(query, { sort, filters })).nodes);
    const { rows } = await database.owner.query<{ id: number }>(
      `select id from patient_cards where medical_center_id = ${ids.center} and id >= 1000 and archived_at is null and ${where} order by surname, name, id limit 1001`,
    );
    const { found } = await search("", { filters });
    expect(found.filter((id) => id >= 1000).slice(0, 990)).toEqual(rows.map(({ id }) => id).slice(0, 990));
  },
);

test("a search stops at a thousand cards", async () => {
  expect((await search("")).found).toHaveLength(1001);
  expect((await search("a")).found).toHaveLength(1001);
});

test("the words hold the initial of the surname in the order of the database", async () => {
  const { rows } = await database.owner.query(
    "select surname, initial from patient_cards c join patient_card_words on patient_card_id = c.id where initial <> width_bucket(surname, $1::text[])",
    [initials],
  );
  expect(rows).toEqual([]);
});

test("surnames are in the order of the Czech alphabet", async () => {
  const surnames = ["Cvrk", "Čáp", "Ďas", "Dub", "Hora", "Chalupa", "Ibl", "Řád", "Sova", "Šíp", "Zub", "Žák"];
  await database.owner.query(
    `with cards as (insert into patient_cards (medical_center_id, name, surname) select $1, 'Zkušební', unnest($2::text[]) returning id, surname)
     insert into patient_card_words (medical_center_id, word, initial, patient_card_id) select $1, 'zkusebni', width_bucket(surname, $3::text[]), id from cards`,
    [ids.center, surnames, initials],
  );
  const { found } = await search("zkušební");
  const { rows } = await database.owner.query<{ surname: string }>(
    "select surname from patient_cards where id = any($1) order by array_position($1, id)",
    [found],
  );
  expect(rows.map(({ surname }) => surname)).toEqual(surnames);
});
