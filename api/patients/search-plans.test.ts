import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { initials } from "#rules/initial.ts";
import { queryPrefixes } from "#rules/search-words.ts";
import { ids, today } from "#tests/cast/people.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { bind, type ProfileCtx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { patientCardSorts, searchCards, sortDirections } from "./search.ts";

const database = await testDatabase();
const client = await database.app.connect();
const sent: { text: string; values: unknown[] }[] = [];
const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
type Wanted = Partial<Parameters<typeof searchCards>[1]>;
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

beforeAll(() => loadManyPatients(database.owner, 50_000));
afterAll(() => client.release());

/** Searches as the application does, bound by row-level security, and asks the database how it was done. */
async function search(query: string, wanted: Wanted = {}) {
  await client.query("begin");
  await bind(db, 1, ids.center);
  const ctx = { db, profile: { id: 1, medicalCenterId: ids.center } } as unknown as ProfileCtx;
  sent.length = 0;
  const found = await searchCards(ctx, { prefixes: queryPrefixes(query, today), sort: "surname", direction: "asc", archived: false, ...wanted });
  const nodes: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    nodes.push(...nodesOf(rows[0]!["QUERY PLAN"][0].Plan));
  }
  await client.query("rollback");
  return { found, nodes };
}

const nodesOf = (plan: Plan): string[] => [`${plan["Node Type"]} ${plan["Relation Name"] ?? ""}`.trim(), ...(plan.Plans ?? []).flatMap(nodesOf)];
const onIndexes = (nodes: string[]) => {
  expect(nodes.filter((node) => node.startsWith("Seq Scan"))).toEqual([]);
  expect(nodes.join()).toMatch(/Index (Only )?Scan patient_card/);
};

const queries = [
  "", "novak", "jana", "n", "ž", "j", "nov jan", "dvorak jan", "novakova jana 1985", "601000377", "+420 601 000", "420", "19", "198", "23. 6. 1985", "1985", "855623/0419", "xyz", "jana@example.com",
];

test.each(queries)("«%s» is searched on indexes alone, in every order, archived or not", async (query) => {
  for (const sort of patientCardSorts)
    for (const direction of sortDirections)
      for (const archived of [false, true]) onIndexes((await search(query, { sort, direction, archived })).nodes);
});

test.each(["novak", "n", "ž", "nov", "ch", "nov jan", "601", "1985", "j p"])("«%s» finds what looking at every card finds, in the same order", async (query) => {
  const prefixes = queryPrefixes(query, today);
  const { rows } = await database.owner.query<{ id: number; words: string[] }>(
    `select c.id, array(select word from patient_card_words where patient_card_id = c.id) as words from patient_cards c
     where medical_center_id = $1 and archived_at is null order by surname, name, id`, [ids.center]);
  const expected = rows.filter(({ words }) => prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))).map(({ id }) => id);
  expect((await search(query)).found).toEqual(expected.slice(0, 1001));
  expect((await search(query, { direction: "desc" })).found).toEqual([...expected].reverse().slice(0, 1001));
  expect(expected.length).toBeGreaterThan(10);
});

test("a search goes no further than a thousand cards", async () => {
  expect((await search("")).found).toHaveLength(1001);
  expect((await search("a")).found).toHaveLength(1001);
});

test("the words know at which letter a surname stands as the database orders it", async () => {
  const { rows } = await database.owner.query(
    "select surname, initial from patient_cards c join patient_card_words on patient_card_id = c.id where initial <> width_bucket(surname, $1::text[])", [initials]);
  expect(rows).toEqual([]);
});

test("surnames stand in the order of the Czech alphabet", async () => {
  const surnames = ["Cvrk", "Čáp", "Ďas", "Dub", "Hora", "Chalupa", "Ibl", "Řád", "Sova", "Šíp", "Zub", "Žák"];
  await database.owner.query(
    `with cards as (insert into patient_cards (medical_center_id, name, surname) select $1, 'Zkušební', unnest($2::text[]) returning id, surname)
     insert into patient_card_words (medical_center_id, word, initial, patient_card_id) select $1, 'zkusebni', width_bucket(surname, $3::text[]), id from cards`,
    [ids.center, surnames, initials],
  );
  const { found } = await search("zkušební");
  const { rows } = await database.owner.query<{ surname: string }>("select surname from patient_cards where id = any($1) order by array_position($1, id)", [found]);
  expect(rows.map(({ surname }) => surname)).toEqual(surnames);
});
