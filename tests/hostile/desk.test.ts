import { expect, test } from "vitest";
import { calendarChanges } from "#api/calendar/live/changes.ts";
import { watchCalendar } from "#api/calendar/live/watch.ts";
import { serveFile } from "#api/downloads/serve-file.ts";
import { schema } from "#api/schema/index.ts";
import { ids, password, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/accounts/desk.ts";
import { known, prepareSamples, samples } from "#tests/kit/operation-samples.ts";
import { pass } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
await prepareSamples(api.database.owner);
const at = await openDesk(api);
const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({
    kind: root.name.toLowerCase(),
    name: `${root.name}.${field.name}`,
    rule: field.extensions.rule,
  })),
);

/** A session at the desk with a PIN, just logged in. */
async function arrive(who: Role) {
  const token = await at.logIn(who);
  await at.setPin(token);
  return { token, session: await at.sessionOf(token) };
}
/** The answer of an operation to a token, or to an anonymous caller. */
async function asks(who: { token: string } | null, { kind, name }: { kind: string; name: string }) {
  const { call, file } = samples[name]!;
  const { data, errors } = await (file
    ? api.upload(who, `${kind} ($file: Upload!) { ${call(known, "anonymous")} }`, { file: null }, { file })
    : api.call(who, `${kind} { ${call(known, "anonymous")} }`));
  return { data, code: errors?.[0]?.extensions.code };
}

test("another centre's administrator sees, changes and revokes no desk", async () => {
  expect(JSON.stringify((await api.call("foreign", "{ desks { name } }")).data)).not.toContain("Recepce");
  expect(codeOf(await api.call("foreign", `mutation { deskRevoke(desk: ${at.id}) { id } }`))).toBe("E003");
  expect(
    codeOf(
      await api.call(
        "foreign",
        `mutation { deskUpdate(desk: ${at.id}, version: 1, input: { name: "Moje", lockMinutes: 60 }) { id } }`,
      ),
    ),
  ).toBe("E003");
});

test.each(["by hand", "by idleness"])(
  "a session locked %s has the access of an anonymous user, and not a row more",
  async (how) => {
    const { token, session } = await arrive("admin");
    if (how === "by hand") await at.lock(session);
    else pass(api, 181);
    for (const operation of operations.filter(({ rule, kind }) => rule !== "public" || kind === "query")) {
      const stranger = await asks(null, operation);
      const code = operation.rule === "public" ? stranger.code : "E019";
      expect([operation.name, await asks({ token }, operation)]).toEqual([operation.name, { ...stranger, code }]);
    }
    await expect(
      serveFile(api.services, { token, address: "", requestId: "" }, uuids.jana, { save: false }),
    ).rejects.toMatchObject({ fault: "notSignedIn" });
    const changes = calendarChanges(api.database.queue);
    expect((await watchCalendar(api.services, changes, token, new AbortController().signal)).status).toBe(403);
    await changes.stop();
  },
);

test("five wrong PINs end the session, however many come at once", async () => {
  const { session } = await arrive("receptionist");
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => at.unlock(session, `50${n + 10}`)));
  expect(guesses.filter((answer) => codeOf(answer) === "E1L3").length).toBeLessThanOrEqual(4);
  expect(guesses.every(({ data }) => !data)).toBe(true);
  expect(codeOf(await at.unlock(session, pin))).toBe("E003");
  expect(
    (await at.call(null, "{ deskLock { people { session } } }")).data.deskLock.people.map(
      (one: { session: number }) => one.session,
    ),
  ).not.toContain(session);
});

test("the right PIN among wrong ones unlocks once, and a day's guesses end the session", async () => {
  const { session } = await arrive("paramedic");
  const answers = await Promise.all([pin, "5021", "5022", pin].map((secret) => at.unlock(session, secret)));
  const opened = answers.flatMap(({ data }) => (data ? [data.deskUnlock.accessToken as string] : []));
  expect(opened.length).toBeGreaterThan(0);
  const open = await Promise.all(opened.map(async (token) => codeOf(await api.call({ token }, "{ me { id } }"))));
  expect(open.filter((code) => code === undefined).length).toBe(1);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 25; n++) {
    codes.push(codeOf(await at.unlock(session, `60${n + 10}`)));
    if (n % 3 === 2) await at.unlock(session, pin);
  }
  expect(codes).toContain("E164");
});

test("no PIN is tried where there is no desk, or another one", async () => {
  const { session } = await arrive("admin");
  const elsewhere = await openDeskOfManager();
  const unlock = `mutation { deskUnlock(session: ${session}, secret: "${pin}") { accessToken } }`;
  for (const headers of [{}, { "x-desk": "made up" }, { "x-desk": elsewhere }]) {
    expect(codeOf(await api.call(null, unlock, {}, headers as Record<string, string>))).toBe("E003");
    expect(
      codeOf(
        await api.call(
          null,
          `mutation { deskLock(session: ${session}, path: "/", body: "") }`,
          {},
          headers as Record<string, string>,
        ),
      ),
    ).toBe("E003");
  }
  expect((await api.call(null, "{ deskLock { name } }")).data.deskLock).toBeNull();
  expect((await api.database.owner.query("select missed_unlocks from sessions where id = $1", [session])).rows).toEqual(
    [{ missed_unlocks: 0 }],
  );
});
const openDeskOfManager = async () =>
  (await api.call("manager", `mutation { deskDeclare(input: { name: "Tělocvična", lockMinutes: 1 }) { token } }`)).data
    .deskDeclare.token as string;

test("switching requires an earlier login at this desk: not for a colleague elsewhere, another centre's user, or a former colleague", async () => {
  const { rows } = await api.database.owner.query("select id, token_hash from sessions where desk_id is null");
  expect(rows.length).toBeGreaterThan(2);
  for (const { id } of rows)
    for (const secret of [pin, password]) expect(codeOf(await at.unlock(id, secret))).toBe("E003");
  const { token, session } = await arrive("receptionist");
  await at.call(token, "mutation { logout }");
  expect(codeOf(await at.unlock(session, pin))).toBe("E003");
  const later = await arrive("receptionist");
  pass(api, 12 * 3600 + 1);
  expect(codeOf(await at.unlock(later.session, pin))).toBe("E003");
});

test("typed text is its owner's: another user of the desk neither gets it by its id nor by unlocking", async () => {
  const owner = await arrive("receptionist");
  const kept = (await at.lock(owner.session, "/kartoteka/novy", "surname=Tajn%C3%A1")).data.deskLock as string;
  const other = await arrive("paramedic");
  await at.lock(other.session, "/");
  const { accessToken, kept: given } = (await at.unlock(other.session, pin, { kept })).data.deskUnlock;
  expect(given).toMatchObject({ path: "/" });
  expect(codeOf(await at.call(accessToken, `{ formKept(id: "${kept}") { body } }`))).toBe("E003");
  expect((await at.unlock(owner.session, pin, { kept: "no uuid" })).data.deskUnlock.kept).toMatchObject({
    body: "surname=Tajn%C3%A1",
  });
});

test("a reauthentication before the lock signs nothing after it", async () => {
  await api.database.owner.query("update medical_centers set signing_proof = 'PASSWORD'");
  const { token, session } = await arrive("paramedic");
  const draft = (
    await at.call(
      token,
      `mutation { medicalReportCreate(input: { patientCard: ${ids.patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" }) { id } }`,
    )
  ).data.medicalReportCreate.id;
  const sign = (token: string) =>
    at.call(token, `mutation { medicalReportSetSigned(medicalReport: ${draft}, version: 1) { id } }`);
  await at.call(token, "mutation ($password: String!) { passwordConfirm(password: $password) }", { password });
  await at.lock(session);
  const { accessToken } = (await at.unlock(session, pin)).data.deskUnlock;
  expect(codeOf(await sign(accessToken))).toBe("E128");
  await at.call(accessToken, "mutation ($password: String!) { passwordConfirm(password: $password) }", { password });
  expect((await sign(accessToken)).data.medicalReportSetSigned).toEqual({ id: draft });
});
