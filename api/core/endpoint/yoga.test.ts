import { expect, test } from "vitest";
import { tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions?.code;

test("introspection is for signed-in people only", async () => {
  const introspection = `{ __schema { queryType { name } } }`;
  expect((await api.call(null, introspection)).errors?.[0]?.message).toMatch(/introspection/i);
  expect((await api.call("receptionist", introspection)).data.__schema.queryType.name).toBe("Query");
});

test("a query that is too deep is refused", async () => {
  const deep = `{ me { ${"profile { medicalCenter { ".repeat(8)} id ${"} }".repeat(8)} } }`;
  expect((await api.call("admin", deep)).errors).toBeTruthy();
});

test("aliases of one field are bounded", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `a${at}: me { id }`).join(" ");
  expect((await api.call("admin", `{ ${many} }`)).errors).toBeTruthy();
});

test("a document of too many tokens is refused", async () => {
  expect((await api.call("admin", `{ me { ${"id ".repeat(3000)} } }`)).errors).toBeTruthy();
});

test("a list of more values than a statement should have is refused", async () => {
  const events = `query ($ids: [Int!]) { events(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z", staffs: $ids) { id } }`;
  const among = (count: number) => api.call("admin", events, { ids: Array.from({ length: count }, (_, at) => at + 1) });
  expect((await among(1000)).data.events).toHaveLength(2);
  expect(await among(1001)).toMatchObject({ status: 400, errors: [{ extensions: { code: "E011" } }] });
});

test("several operations in one body are refused", async () => {
  const request = new Request("http://motus/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ query: "{ me { id } }" }, { query: "{ me { id } }" }]),
  });
  expect((await api.fetchApi(request, { token: tokens.admin, address: "127.0.0.1" })).status).toBe(400);
});

test("one request writes once", async () => {
  const twice = `mutation { a: authLogin(username: "a@b.cz", password: "x") { accessToken } b: authLogin(username: "c@d.cz", password: "x") { accessToken } }`;
  const answer = await api.call(null, twice);
  expect(answer).toMatchObject({
    status: 400,
    errors: [{ message: "One request takes one mutation", extensions: { code: "E011" } }],
  });
});

test("a misspelt field gets no suggestion of existing ones", async () => {
  expect((await api.call(null, `{ mee { id } }`)).errors?.[0]?.message).not.toMatch(/did you mean/i);
});

test("an unexpected failure reveals only an id that the log has", async () => {
  const broken = await testApi({
    now: () => {
      throw new Error("select secret from inside");
    },
  });
  const answer = await broken.call("admin", `{ me { id } }`);
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(answer).toMatchObject({ status: 500, errors: [{ extensions: { code: "E007" } }] });
  expect(broken.logged[0]).toMatchObject({
    id: answer.errors![0]!.extensions.id,
    error: expect.stringContaining("secret from inside"),
  });
});

test("one id leads from the answer of a failure to its line in the log, and to the audit rows of the request", async () => {
  const broken = await testApi({
    now: () => {
      throw new Error("broken clock");
    },
  });
  const ask = async ({ fetchApi }: typeof api, query: string) => {
    const request = new Request("http://motus/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await (
      await fetchApi(request, { token: tokens.admin, address: "127.0.0.1", requestId: "THE-ONE-ID" })
    ).json()) as { errors: { extensions: { id: string } }[] };
  };
  expect((await ask(broken, "{ me { id } }")).errors[0]!.extensions.id).toBe("THE-ONE-ID");
  expect(broken.logged).toEqual([expect.objectContaining({ level: "error", id: "THE-ONE-ID" })]);
  await ask(api, "{ patientCards { total } }");
  expect(
    (await api.database.owner.query("select distinct request_id from audit_rows where action ~ 'listed|read'")).rows,
  ).toContainEqual({ request_id: "THE-ONE-ID" });
});

test("a refusal that belongs to no centre's audit log is one line of the log, without values; a loop of them leaves few", async () => {
  const refused = async (
    who: Parameters<typeof api.call>[0],
    document: string,
    headers: Record<string, string> = {},
  ) => {
    api.logged.length = 0;
    await api.call(who, document, {}, headers);
    return api.logged.map((line) => ({ ...line, id: undefined }));
  };
  const line = (name: string, address = "127.0.0.1", count = 1) => ({
    level: "warn",
    event: "refused",
    name,
    address,
    count,
  });
  expect(await refused(null, `{ me { ${"id ".repeat(3000)} } }`, { address: "192.0.2.1" })).toEqual([
    line("queryTooCostly", "192.0.2.1"),
  ]);
  expect(await refused("admin", `{ patientCard(uuid: "5a5a5a5a-0000-4000-8000-00000000dead") { id } }`)).toEqual([
    line("notFound"),
  ]);
  const guess = `mutation { forgottenPassword(email: "tajny@example.cz") }`;
  const lines = [];
  for (let n = 0; n < 130; n++) lines.push(...(await refused(null, guess, { address: "192.0.2.2" })));
  expect(lines).toEqual([1, 10, 100].map((count) => line("tooManyAttempts", "192.0.2.2", count)));
  expect(await refused("admin", `{ nothing }`)).toEqual([]);
});

test("the log of a failed query holds the query, and of its values nothing", async () => {
  const broken = await testApi();
  await broken.database.owner.query("drop table patient_card_words");
  expect(codeOf(await broken.call("admin", `{ patientCards(q: "Tajemná") { total } }`))).toBe("E007");
  const logged = JSON.stringify(broken.logged);
  expect(logged).toContain("patient_card_words");
  expect(logged).not.toMatch(/tajemna/i);
});

test("a request that GraphQL cannot read is refused with a code of the registry too", async () => {
  const invalid = { status: 400, errors: [{ extensions: { code: "E004" } }] };
  expect(await api.call("admin", `{ me { `)).toMatchObject(invalid);
  expect(await api.call("admin", `{ nothing }`)).toMatchObject(invalid);
  expect(await api.call("admin", `query ($event: Int!) { event(event: $event) { id } }`, { event: "x" })).toMatchObject(
    invalid,
  );
  expect(
    await api.call("admin", `query ($from: DateTime!) { events(from: $from, to: $from) { id } }`, {
      from: "+275760-09-12T00:00:00.000Z",
    }),
  ).toMatchObject(invalid);
  expect(await api.call("admin", `{ events(from: "1 Z", to: "2026-03-16T00:00:00Z") { id } }`)).toMatchObject(invalid);
  for (const body of ["{", "null", "{}", `{"query":1}`]) {
    const answer = await api.fetchApi(
      new Request("http://motus/graphql", { method: "POST", headers: { "content-type": "application/json" }, body }),
      { token: null, address: "127.0.0.1" },
    );
    expect({ status: answer.status, ...(await answer.json()) }).toMatchObject(invalid);
  }
});

test("a body of a type that GraphQL does not accept is refused with a code of the registry", async () => {
  for (const type of ["text/plain", "application/xml"]) {
    const answer = await api.fetchApi(
      new Request("http://motus/graphql", { method: "POST", headers: { "content-type": type }, body: "{ me { id } }" }),
      { token: null, address: "127.0.0.1" },
    );
    expect([answer.status, await answer.json()]).toEqual([
      415,
      {
        errors: [
          expect.objectContaining({
            message: expect.any(String),
            extensions: expect.objectContaining({ code: "E004" }),
          }),
        ],
      },
    ]);
  }
});

test("an unknown token authenticates no user", async () => {
  expect(codeOf(await api.call({ token: "made up" }, `{ me { id } }`))).toBe("E001");
});

test("a session ends after its idle time, and after its age", async () => {
  const mine = await testApi();
  const lie = (minutes: number) => (mine.clock.now = new Date(mine.clock.now.getTime() + minutes * 60_000));
  expect((await mine.call("admin", `{ me { id } }`)).errors).toBeUndefined();
  lie(29);
  expect((await mine.call("admin", `{ me { id } }`)).errors).toBeUndefined();
  lie(29);
  expect((await mine.call("admin", `{ me { id } }`)).errors).toBeUndefined();
  lie(31);
  expect(codeOf(await mine.call("admin", `{ me { id } }`))).toBe("E001");
});

test("row-level security keeps a centre's rows in it, whatever a query forgets", async () => {
  const seen = async (center: string) => {
    const client = await api.database.app.connect();
    try {
      await client.query("begin");
      await client.query("select set_config('motus.medical_center', $1, true)", [center]);
      return (await client.query("select distinct medical_center_id as id from patient_cards")).rows.map(
        ({ id }) => id,
      );
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  expect(await seen("1")).toEqual([1]);
  expect(await seen("2")).toEqual([2]);
  expect(await seen("")).toEqual([]);
});

test("every table is under row-level security, but for those of accounts and the official lists", async () => {
  const { rows } = await api.database.owner.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity order by 1",
  );
  expect(rows.map(({ relname }) => relname)).toEqual([
    "account_tokens",
    "code_lists",
    "desks",
    "discount_code_uses",
    "insurer_branches",
    "listed_operations",
    "medical_diagnoses",
    "medical_operations",
    "medical_specialties",
    "operation_frequencies",
    "pins",
    "rate_limits",
    "recovery_codes",
    "remembered_devices",
    "second_factors",
    "second_steps",
    "sessions",
    "user_configs",
    "users",
  ]);
});

test("the audit log only grows: the application can neither change nor remove its rows", async () => {
  await expect(api.database.app.query("delete from audit_rows")).rejects.toThrow(/permission denied/);
  await expect(api.database.app.query("update audit_rows set action = 'x'")).rejects.toThrow(/permission denied/);
});
