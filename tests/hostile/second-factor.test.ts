import { expect, test } from "vitest";
import { schema } from "#api/schema/index.ts";
import { serveFile } from "#api/downloads/serve-file.ts";
import { calendarChanges } from "#api/calendar/live/changes.ts";
import { watchCalendar } from "#api/calendar/live/watch.ts";
import { emails, password, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { known, prepareSamples, samples } from "#tests/kit/operation-samples.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
await prepareSamples(api.database.owner);
const { key, recoveryCodes } = await turnOn(api, "admin");
const other = await turnOn(api, "paramedic");

const logIn = async (who: Role, device?: string) =>
  (
    await api.call(
      null,
      "mutation ($username: String!, $password: String!, $device: String) { authLogin(username: $username, password: $password, device: $device) { accessToken secondStep } }",
      { username: emails[who], password, device },
    )
  ).data.authLogin as { accessToken: string; secondStep: boolean };
const step = (token: string, code: string, rememberDevice = false, address = "127.0.0.1") =>
  api.call(
    null,
    "mutation ($token: String!, $code: String!, $rememberDevice: Boolean) { authSecondStep(token: $token, code: $code, rememberDevice: $rememberDevice) { accessToken deviceToken } }",
    { token, code, rememberDevice },
    { address },
  );
const code = (answer: { errors?: { extensions: { code: string; fields?: { code: string }[] } }[] }) =>
  answer.errors?.[0]?.extensions.fields?.[0]?.code ?? answer.errors?.[0]?.extensions.code;
const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({
    kind: root.name.toLowerCase(),
    name: `${root.name}.${field.name}`,
    rule: field.extensions.rule,
  })),
);

/** The answer of an operation to a token, or to an anonymous caller. */
async function asks(who: { token: string } | null, { kind, name }: { kind: string; name: string }) {
  const { call, file } = samples[name]!;
  const { data, errors } = await (file
    ? api.upload(who, `${kind} ($file: Upload!) { ${call(known, "anonymous")} }`, { file: null }, { file })
    : api.call(who, `${kind} { ${call(known, "anonymous")} }`));
  return { data, code: errors?.[0]?.extensions.code };
}

test("a login that owes the code has the access of an anonymous user, and not a row more", async () => {
  const bearer = { token: (await logIn("admin")).accessToken };
  for (const operation of operations.filter(({ rule, kind }) => rule !== "public" || kind === "query")) {
    const answer = await asks(bearer, operation);
    expect([operation.name, answer]).toEqual([operation.name, await asks(null, operation)]);
    if (operation.rule !== "public") expect(answer.code).toBe("E001");
  }
  expect(code(await api.call(bearer, `mutation { formKeep(path: "/", body: "") }`))).toBe("E001");
  await expect(
    serveFile(api.services, { ...bearer, address: "", requestId: "" }, uuids.jana, { save: false }),
  ).rejects.toMatchObject({ fault: "notSignedIn" });
  const changes = calendarChanges(api.database.queue);
  expect((await watchCalendar(api.services, changes, bearer.token, new AbortController().signal)).status).toBe(403);
  await changes.stop();
});

test("a code used by eight at once signs one in, and never again", async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await logIn("admin")).accessToken));
  const now = codeAt(key, api.clock.now);
  const answers = await Promise.all(tokens.map((token) => step(token, now)));
  expect(answers.filter(({ data }) => data).length).toBe(1);
  pass(api, 30);
  expect(code(await step((await logIn("admin")).accessToken, now))).toBe("E1U8");
});

test("a recovery code used by two at once signs one in; a login is completed once", async () => {
  const tokens = [(await logIn("admin")).accessToken, (await logIn("admin")).accessToken];
  const answers = await Promise.all(tokens.map((token) => step(token, recoveryCodes[0]!)));
  expect(answers.filter(({ data }) => data).length).toBe(1);
  const { accessToken } = await logIn("admin");
  const ended = await Promise.all(recoveryCodes.slice(1, 3).map((one) => step(accessToken, one)));
  expect(ended.map(code).sort()).toEqual(["E017", undefined].sort());
});

test("another's code, recovery code or device opens nothing", async () => {
  const { accessToken } = await logIn("admin");
  expect(code(await step(accessToken, codeAt(other.key, api.clock.now)))).toBe("E1U8");
  expect(code(await step(accessToken, other.recoveryCodes[0]!))).toBe("E1U8");
  const { deviceToken: device } = (await step((await logIn("paramedic")).accessToken, other.recoveryCodes[0]!, true))
    .data.authSecondStep;
  expect((await logIn("paramedic", device)).secondStep).toBe(false);
  expect((await logIn("admin", device)).secondStep).toBe(true);
  expect((await logIn("paramedic", "made up")).secondStep).toBe(true);
});

test("a device is asked again after thirty days, a new password, or its revocation", async () => {
  const remembered = async () => {
    pass(api, 60);
    return (await step((await logIn("paramedic")).accessToken, codeAt(other.key, api.clock.now), true)).data
      .authSecondStep as { accessToken: string; deviceToken: string };
  };
  const first = await remembered();
  const mine = async () =>
    (await api.call({ token: first.accessToken }, "{ rememberedDevices { id } }")).data.rememberedDevices as {
      id: number;
    }[];
  const [{ id } = { id: 0 }] = await mine();
  expect(code(await api.call("receptionist", `mutation { rememberedDeviceForget(device: ${id}) }`))).toBe("E003");
  await api.call({ token: first.accessToken }, `mutation { rememberedDeviceForget(device: ${id}) }`);
  expect((await logIn("paramedic", first.deviceToken)).secondStep).toBe(true);
  const second = await remembered();
  const next = "modrý koloběžkář ve žitě";
  await api.call(
    { token: second.accessToken },
    "mutation ($was: String!, $next: String!) { changePassword(currentPassword: $was, password: $next) }",
    { was: password, next },
  );
  const { data } = await api.call(
    null,
    "mutation ($username: String!, $next: String!, $device: String) { authLogin(username: $username, password: $next, device: $device) { secondStep } }",
    { username: emails.paramedic, next, device: second.deviceToken },
  );
  expect(data.authLogin.secondStep).toBe(true);
  const { deviceToken: device } = (await step((await logIn("admin")).accessToken, recoveryCodes[5]!, true)).data
    .authSecondStep;
  pass(api, 29 * 86_400);
  expect((await logIn("admin", device)).secondStep).toBe(false);
  pass(api, 2 * 86_400);
  expect((await logIn("admin", device)).secondStep).toBe(true);
});

test("guessing ends after ten, from whatever address and by however many logins", async () => {
  const guesses: (string | undefined)[] = [];
  for (let n = 0; n < 12; n++)
    guesses.push(code(await step((await logIn("admin")).accessToken, "000000", false, `192.0.2.${n}`)));
  expect(guesses).toEqual([...Array(10).fill("E1U8"), "E005", "E005"]);
  expect(code(await step((await logIn("admin")).accessToken, codeAt(key, api.clock.now)))).toBe("E005");
  pass(api, 16 * 60);
  expect(code(await step((await logIn("admin")).accessToken, codeAt(key, api.clock.now)))).toBeUndefined();
});

test("a user without the required second factor can do nothing in the centre, in any role", async () => {
  await api.database.owner.query("update medical_centers set second_factor_duty = 'EVERYBODY'");
  const changes = calendarChanges(api.database.queue);
  for (const who of ["manager", "receptionist"] as const) {
    const bearer = { token: (await logIn(who)).accessToken };
    for (const operation of operations.filter(({ rule }) => rule !== "public" && rule !== "user"))
      expect([operation.name, (await asks(bearer, operation)).code]).toEqual([operation.name, "E018"]);
    expect((await api.call(bearer, "{ me { secondFactorAwaited profile { id } roles } }")).data.me).toEqual({
      secondFactorAwaited: true,
      profile: null,
      roles: [],
    });
    expect((await watchCalendar(api.services, changes, bearer.token, new AbortController().signal)).status).toBe(403);
  }
  await changes.stop();
});
