import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
} from "graphql";
import { afterEach, expect, test } from "vitest";
import { fullCard } from "#tests/kit/full-card.ts";
import { known, prepareSamples, samples } from "#tests/kit/operation-samples.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { rememberTables } from "#tests/kit/put-back.ts";
import { copyIntoForeignCenter, dropRules, pointAcross, theirs } from "#tests/kit/twin-center.ts";
import { testApi } from "#tests/kit/api.ts";
import { partOfCommit, thorough } from "#tests/kit/chance/part-of-commit.ts";
import { schema } from "../../schema/index.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
await prepareSamples(owner);
await fullCard(owner, "Tajemná", "2026-03-02");
const edges = await copyIntoForeignCenter(owner);
const putBack = await rememberTables(owner);
afterEach(putBack);

/** The deepest readable query, with lists; a row on the path is not entered again. */
function everythingOf(given: GraphQLOutputType, depth: number, passed: string[] = []): string {
  const type = getNamedType(given);
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  const fields = Object.values(type.getFields()).filter((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(({ type }) => String(type).endsWith("!"))) return false;
    return (
      isLeafType(inner) ||
      (depth > 1 && !passed.includes(inner.name) && !(isListType(getNullableType(field.type)) && depth < 3))
    );
  });
  return `{ __typename ${fields.map((field) => `${field.name} ${everythingOf(field.type, depth - 1, [...passed, type.name])}`).join(" ")} }`;
}

const queries = Object.values(schema.getQueryType()!.getFields()).filter(({ name }) => samples[`Query.${name}`]);
const documentOf = ({ name, type }: (typeof queries)[number], depth: number) => {
  const [, call = ""] =
    /^(\w+(?:\((?:[^()"]|"[^"]*")*\))?)/.exec(samples[`Query.${name}`]!.call(known, "admin").trim()) ?? [];
  return `{ ${call} ${everythingOf(type, depth)} }`;
};

/** Runs every query as one person, asking for as much as one request may; answers the results by query. */
async function walk(who: "admin" | "manager" | "paramedic" | "receptionist") {
  const answers: { name: string; text: string; status: number; code?: string }[] = [];
  for (const query of queries)
    for (const depth of thorough ? [4, 3, 2] : [3, 2]) {
      const { status, data, errors } = await api.call(who, documentOf(query, depth));
      if (errors?.[0]?.extensions.code === "E011" && depth > 2) continue;
      answers.push({
        name: query.name,
        text: JSON.stringify(data ?? null),
        status,
        code: errors?.[0]?.extensions.code,
      });
      break;
    }
  api.logged.length = 0;
  return answers;
}
const leaks = (answers: Awaited<ReturnType<typeof walk>>) =>
  answers
    .filter(({ text }) => text.includes(theirs))
    .map(
      ({ name, text }) => `${name}: ${text.slice(Math.max(0, text.indexOf(theirs) - 200), text.indexOf(theirs) + 60)}`,
    );

test.each(partOfCommit(["admin", "manager", "paramedic", "receptionist"] as const, 2))(
  "a %s sees only their own centre, however deep the query goes",
  async (who) => {
    const answers = await walk(who);
    expect(
      answers.filter(({ status, code }) => status >= 500 || code === "E011").map(({ name, code }) => [name, code]),
    ).toEqual([]);
    expect(leaks(answers)).toEqual([]);
    if (who !== "admin") return;
    const seen = new Set(
      answers.flatMap(({ text }) => [...text.matchAll(/"__typename":"(\w+)"/g)].map(([, type]) => type!)),
    );
    expect(seen.size).toBeGreaterThan(40);
  },
);

/** By all columns at once, and by those alone that lead on to rows which name others. */
const ways = [
  ["anything", /./],
  ["a card, an event or a report", /patient_cards|events|medical_reports/],
  ["a person, a place or a file", /profiles|facilities|files|procedures/],
] as const;
test.each(partOfCommit(ways, ways.length))(
  "a row that refers to %s of another centre reveals nothing of it",
  async (_what, to) => {
    await dropRules(owner);
    await pointAcross(
      owner,
      edges.filter((edge) => to.test(edge.to)),
    );
    expect(leaks(await walk("admin"))).toEqual([]);
  },
);
