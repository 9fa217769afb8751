import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const api = await testApi();
const { owner, app } = api.database;

/** The statements of each connection, in the order in which they were sent. */
const sent: string[][] = [];
app.on("connect", (connection) => {
  const own: string[] = [];
  sent.push(own);
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  connection.query = ((...args: unknown[]) => {
    const [statement] = args as [string | { text: string }];
    own.push(typeof statement === "string" ? statement : statement.text);
    return query(...args);
  }) as typeof connection.query;
});

/** Statements that came to a connection after its transaction, of resolvers that had outlived their request. */
function strays(): string[] {
  return sent.flatMap((own) => {
    let open = false;
    return own.filter((statement) => {
      if (statement.startsWith("begin")) open = true;
      else if (!open) return /\b(audit_rows|profiles|events)\b/.test(statement);
      if (/^(commit|rollback)$/.test(statement)) open = false;
      return false;
    });
  });
}

const refused = `{ event(event: 2000000000) { id } a: auditLog { __typename } b: dataGrid(name: "auditLog", parameters: []) { total items } }`;
const codesOf = ({ errors }: Awaited<ReturnType<typeof api.call>>) => errors?.map(({ extensions }) => extensions.code);

test("twenty callers whose queries are refused disturb none of twenty others in two centres", async () => {
  const others = ["receptionist", "foreign"] as const;
  const asked = `{ me { id } patientCards { total items { surname } } events(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z") { id } }`;
  const expected = new Map<string, unknown>();
  for (const who of others) expected.set(who, (await api.call(who, asked)).data);
  for (let round = 0; round < 5; round++) {
    const [refusals, answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => api.call("admin", refused))),
      Promise.all(
        Array.from({ length: 20 }, async (_, at) => [others[at % 2]!, await api.call(others[at % 2]!, asked)] as const),
      ),
    ]);
    for (const answer of refusals) expect([answer.data, codesOf(answer)]).toEqual([null, ["E003"]]);
    for (const [who, { errors, data }] of answers) expect([errors, data]).toEqual([undefined, expected.get(who)]);
  }
  expect(strays()).toEqual([]);
  expect(api.logged.filter(({ level }) => level === "error")).toEqual([]);
});

/** Runs `ask` while nothing can be read of a table, until it waits for that; answers whether it had ended before. */
async function whileLocked<T>(table: string, ask: () => Promise<T>, before = async () => {}) {
  const blocker = await owner.connect();
  let ended = false;
  try {
    await blocker.query(`begin; lock table ${table} in access exclusive mode`);
    const asked = ask().finally(() => (ended = true));
    await eventually(async () =>
      expect(
        (
          await owner.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).rowCount,
      ).toBe(1),
    );
    await before();
    // Another request takes its course in the meantime.
    await api.call("lonely", "{ me { id } }");
    const early = ended;
    await blocker.query("rollback");
    return { early, answer: await asked };
  } finally {
    blocker.release(true);
  }
}

test("a resolver that is slow on purpose ends before its request, and reaches no connection afterwards", async () => {
  const { early, answer } = await whileLocked("audit_rows", () => api.call("admin", refused));
  expect([early, codesOf(answer)]).toEqual([false, ["E003"]]);
  for (const who of ["receptionist", "foreign"] as const) await api.call(who, "{ me { id } patientCards { total } }");
  expect(strays()).toEqual([]);
});

test("a request of a client that leaves ends when its resolvers have ended", async () => {
  const leaving = new AbortController();
  const request = new Request("http://motus/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ patientCards { total } }" }),
    signal: leaving.signal,
  });
  const ask = () => api.fetchApi(request, { token: tokens.admin, address: "127.0.0.1" });
  const { early } = await whileLocked("patient_cards", ask, async () => leaving.abort());
  expect([early, strays()]).toEqual([false, []]);
});

test.each(["@defer", "@stream"])("an answer comes whole: %s is refused", async (directive) => {
  const selection = directive === "@defer" ? "{ ... @defer { total } }" : "{ items @stream { id } }";
  expect(codesOf(await api.call("admin", `{ patientCards ${selection} }`))).toEqual(["E004"]);
});
