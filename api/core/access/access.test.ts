import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { errors, type ErrorName } from "#rules/errors.ts";
import { permissions, reach, type Actor } from "#rules/permissions.ts";
import { tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { partOfCommit } from "#tests/kit/chance/part-of-commit.ts";
import { known, prepareSamples, samples, type At, type Who } from "#tests/kit/operation-samples.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { tokenHash } from "./authenticate.ts";
import type { Rule } from "../../schema/builder.ts";
import { schema } from "../../schema/index.ts";

const api = await testApi({}, withPlans);
await prepareSamples(api.database.owner);

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  isObjectType(root)
    ? Object.values(root.getFields()).map((field) => ({
        name: `${root.name}.${field.name}`,
        kind: root.name.toLowerCase(),
        rule: field.extensions.rule as Rule,
      }))
    : [],
);
type Operation = (typeof operations)[number];

const actors: Record<"admin" | "manager" | "paramedic" | "receptionist", Actor> = {
  admin: { role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" },
  manager: { role: "ROLE_ADMIN", profession: "OTHER" },
  paramedic: { role: "ROLE_PARAMEDIC", profession: "PHYSIOTHERAPIST" },
  receptionist: { role: "ROLE_RECEPTIONIST", profession: "OTHER" },
};
const callers: Who[] = ["anonymous", "lonely", ...(Object.keys(actors) as (keyof typeof actors)[])];

/** Words that only the cast's centre has. */
const ours =
  /lipa\.example|U Lípy|Marešová|Šindelář|Renata|Karel|Anna|Tělocvična|Individuální|11111111|22222222|33333333/;

/** Ids that no row has. */
const nowhere = JSON.parse(
  JSON.stringify(known)
    .replace(/:\d+/g, ":999000")
    .replace(/(\w)\1{7}-/g, "99999999-"),
) as At;

/**
 * Calls as a member of the cast in a session of its own, since some operations end or change the session they are
 * called in.
 */
async function call({ name, kind }: Operation, who: Who, at: At = known) {
  const token = `${name} ${who} ${at.center}`;
  if (who !== "anonymous")
    await api.database.owner.query(
      `insert into sessions (token_hash, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at)
       select $1, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at from sessions where token_hash = $2`,
      [tokenHash(token), tokenHash(tokens[who as Role])],
    );
  const { call, file } = samples[name]!;
  api.queries.length = 0;
  const bearer = who === "anonymous" ? null : { token };
  const { status, data, errors } = await (file
    ? api.upload(bearer, `${kind} ($file: Upload!) { ${call(at, who)} }`, { file: null }, { file })
    : api.call(bearer, `${kind} { ${call(at, who)} }`));
  return {
    status,
    data,
    code: errors?.[0]?.extensions.code,
    messages: JSON.stringify(errors ?? []),
    statements: [...api.queries],
  };
}

function expected({ name, rule }: Operation, who: Who): ErrorName | undefined {
  const { fault } = samples[name]!;
  const beyond = typeof fault === "function" ? fault(who) : fault;
  if (rule === "public") return beyond;
  if (who === "anonymous") return "notSignedIn";
  if (rule === "user") return beyond;
  const actor = actors[who as keyof typeof actors] as Actor | undefined;
  return !actor || reach(actor, rule) === "none" ? "forbidden" : beyond;
}

test("every operation names a rule that exists, and has a sample", () => {
  const rules = ["public", "user", ...permissions] as string[];
  expect(operations.filter(({ rule }) => !rules.includes(rule)).map(({ name }) => name)).toEqual([]);
  const missing = operations.filter(({ name }) => !samples[name]).map(({ name }) => name);
  expect(missing, "add a line in tests/kit/operation-samples/").toEqual([]);
  expect(Object.keys(samples).filter((name) => !operations.some((operation) => operation.name === name))).toEqual([]);
});

const sampled = operations.filter(({ name }) => samples[name]);
test.each(sampled)("$name obeys the matrix", async (operation) => {
  for (const who of callers) {
    const error = expected(operation, who);
    const answer = await call(operation, who);
    expect({ who, ...answer }).toMatchObject(
      error ? { who, status: errors[error].status, code: errors[error].code } : { who, status: 200, code: undefined },
    );
  }
});

test.each(partOfCommit(sampled, 3))("$name shows another centre nothing", async (operation) => {
  const outcome = samples[operation.name]!.stranger ?? "notFound";
  const [given, missing] = [await call(operation, "foreign"), await call(operation, "foreign", nowhere)];
  if (outcome === "own") {
    expect(given).toMatchObject({ status: 200 });
    expect(JSON.stringify(given.data)).not.toMatch(ours);
  } else expect(given).toMatchObject({ status: errors[outcome].status, code: errors[outcome].code });
  const { call: sample } = samples[operation.name]!;
  if (sample(known, "foreign") === sample(nowhere, "foreign")) return;
  expect(
    given,
    "a foreign id answers like one that no row has, to the letter, and asks the database for the same",
  ).toEqual(missing);
});
