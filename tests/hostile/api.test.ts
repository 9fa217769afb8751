import { expect, test } from "vitest";
import { errorNamed, errors } from "#rules/errors.ts";
import { password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { prepareSamples } from "#tests/kit/operation-samples.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { thorough } from "#tests/kit/chance/part-of-commit.ts";
import { isTried } from "./bends.ts";
import { openWaysIn } from "./ways-in.ts";
import { operations, put, type Operation } from "./operations.ts";
import { asKept, inside, texts } from "./values.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
await prepareSamples(owner);
const tables = async () =>
  (
    await owner.query(
      "select table_name, count(*) from information_schema.columns where table_schema = 'public' group by 1 order by 1",
    )
  ).rows;
const tablesBefore = await tables();

const { token, session, undo } = await openWaysIn(owner);
const open: Record<string, object> = {
  "Query.verifyToken": { token: token.invitation },
  "Query.profileInvitation": { token: token.invitation },
  "Query.userEmailStatusCheck": { token: token.invitation },
  "Mutation.passwordSet": { token: token.password },
  "Mutation.profileInvitationAccept": { token: token.invitation },
  "Mutation.changePassword": { currentPassword: password, password: "modrý koloběžkář ve žitě" },
};

const read = (from: any, path: string[]): unknown => path.reduce((at, name) => at?.[name], from);
let readBack = 0;

/** The fault of an answer; undefined when there is none. */
function wrongWith(
  { field }: Operation,
  path: string[],
  value: unknown,
  { status, data, errors: faults }: Awaited<ReturnType<typeof api.call>>,
) {
  const [fault] = faults ?? [];
  const name = errorNamed(fault?.extensions.code);
  if (fault && (!name || name === "unexpected" || errors[name].status !== status))
    return `${status} ${JSON.stringify(fault)}`;
  if (fault && inside.test(JSON.stringify(faults))) return `tells ${JSON.stringify(faults)}`;
  const failures = api.logged.splice(0).filter(({ level }) => level === "error");
  if (failures.length > 0) return `logs ${JSON.stringify(failures)}`;
  if (fault || typeof value !== "string" || asKept(value)[0] === "") return undefined;
  const names = path.filter((name) => name !== "input");
  const kept = [data[field], data[field]?.profile, data[field]?.medicalCenter]
    .map((from) => read(from, names))
    .find((kept) => kept !== undefined);
  if (kept === undefined) return undefined;
  readBack += 1;
  return asKept(value).includes(String(kept)) || Date.parse(String(kept)) === Date.parse(value)
    ? undefined
    : `keeps ${JSON.stringify(kept)}`;
}

const tried = operations
  .flatMap((operation) =>
    operation.places.flatMap(({ path, values }) => values.map((value) => ({ operation, path, value }))),
  )
  .filter((_, nth) => isTried(nth));

test.each(operations.filter((one) => tried.some(({ operation }) => operation === one)))("$name", async (operation) => {
  const who = { token: await session("admin", operation.name) };
  const wrong: string[] = [];
  let calls = 0;
  for (const { path, value } of tried.filter((one) => one.operation === operation)) {
    const variables = { ...operation.variables(`h${calls++}`), ...open[operation.name] };
    const answer = await api.call(who, operation.document, put(variables, path, value));
    const fault = wrongWith(operation, path, value, answer);
    if (fault) wrong.push(`${path.join(".")} = ${JSON.stringify(value)?.slice(0, 50)}: ${fault.slice(0, 400)}`);
    if (calls % 4 === 0 || (answer.status === 200 && operation.document.startsWith("mutation"))) await undo();
  }
  expect(wrong).toEqual([]);
});

test("a kept form comes back letter for letter", async () => {
  const whole = texts.filter((text) => !/\p{Surrogate}/u.test(text));
  const body = new URLSearchParams(whole.map((text, n) => [`f${n}`, text])).toString();
  const { data } = await api.call("admin", `mutation ($body: String!) { formKeep(path: "/", body: $body) }`, { body });
  const back = await api.call("admin", `query ($id: String!) { formKept(id: $id) { body } }`, { id: data.formKeep });
  expect([...new URLSearchParams(back.data.formKept.body).values()]).toEqual(whole);
});

test("afterwards the tables are intact, many values were read back as written, and every queued job is done", async () => {
  expect(await tables()).toEqual(tablesBefore);
  expect(readBack).toBeGreaterThan(thorough ? 200 : 20);
  const mails = await runJobs(api);
  expect(mails.length).toBeGreaterThan(thorough ? 20 : 0);
  expect(mails.filter(({ to, subject }) => /[\r\n]/.test(to + subject))).toEqual([]);
  expect((await owner.query("select last_error from graphile_worker.jobs where last_error is not null")).rows).toEqual(
    [],
  );
});
