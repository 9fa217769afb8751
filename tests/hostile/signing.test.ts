import { expect, test } from "vitest";
import { emails, ids, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { key, recoveryCodes } = await turnOn(api, "paramedic");
const other = await turnOn(api, "admin");
await api.call("admin", "mutation { signingProofSet(proof: CODE) { id } }");

type Who = "paramedic" | { token: string };
type Answer = Awaited<ReturnType<typeof api.call>>;
const code = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.[0]?.code ?? errors?.[0]?.extensions.code;
const confirm = (code: string, who: Who = "paramedic", headers = {}) =>
  api.call(who, "mutation ($code: String!) { codeConfirm(code: $code) }", { code }, headers);
const draft = async (): Promise<number> =>
  (
    await api.call(
      "paramedic",
      `mutation { medicalReportCreate(input: { patientCard: ${ids.patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" }) { id } }`,
    )
  ).data.medicalReportCreate.id;
const sign = (id: number, who: Who = "paramedic", headers = {}) =>
  api.call(who, `mutation { medicalReportSetSigned(medicalReport: ${id}, version: 1) { id } }`, {}, headers);
const now = () => (pass(api, 60), codeAt(key, api.clock.now));

/** Another session of the same person, begun with a code. */
async function elsewhere() {
  const { data } = await api.call(
    null,
    "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }",
    { username: emails.paramedic, password },
  );
  const said = now();
  const step = await api.call(
    null,
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
    { token: data.authLogin.accessToken, code: said },
  );
  return { said, token: step.data.authSecondStep.accessToken as string };
}

test("a code is consumed once, by a signature or by a login", async () => {
  const said = now();
  await confirm(said);
  expect(code(await sign(await draft()))).toBeUndefined();
  expect(code(await confirm(said))).toBe("E1U8");
  pass(api, 30);
  expect(code(await confirm(said))).toBe("E1U8");
  const { said: atLogin, token } = await elsewhere();
  expect(code(await confirm(atLogin, { token }))).toBe("E1U8");
  expect(code(await sign(await draft(), { token }))).toBe("E137");
});

test("a code brought by eight at once, from two sessions, signs one report of eight", async () => {
  const { token } = await elsewhere();
  const drafts = await Promise.all(Array.from({ length: 8 }, draft));
  const said = now();
  const whose = (at: number): Who => (at % 2 ? { token } : "paramedic");
  const confirmed = await Promise.all(drafts.map((_, at) => confirm(said, whose(at))));
  expect(confirmed.map(code).filter((fault) => fault === undefined).length).toBe(1);
  const signed = await Promise.all(drafts.map((id, at) => sign(id, whose(at))));
  expect(signed.map(code).sort()).toEqual([...Array(7).fill("E137"), undefined]);
});

test("a recovery code brought by two at once confirms once", async () => {
  const answers = await Promise.all([confirm(recoveryCodes[0]!), confirm(recoveryCodes[0]!)]);
  expect(answers.map(code).sort()).toEqual(["E1U8", undefined]);
  expect(answers.flatMap(({ data }) => data?.codeConfirm ?? [])).toEqual([9]);
  expect(code(await sign(await draft()))).toBeUndefined();
});

test("another's code or recovery code confirms nothing", async () => {
  pass(api, 60);
  expect(code(await confirm(codeAt(other.key, api.clock.now)))).toBe("E1U8");
  expect(code(await confirm(other.recoveryCodes[0]!))).toBe("E1U8");
  expect(code(await sign(await draft()))).toBe("E137");
});

test("a confirmation serves its own session only, and no ended one", async () => {
  const { token } = await elsewhere();
  const id = await draft();
  await confirm(now());
  expect(code(await sign(id, { token }))).toBe("E137");
  expect(code(await sign(id))).toBeUndefined();
  const next = await draft();
  await confirm(now(), { token });
  await api.call({ token }, "mutation { logout }");
  expect(code(await sign(next, { token }))).toBe("E001");
  expect(code(await sign(next))).toBe("E137");
});

test("a password given after the code does not replace it, and a refusal consumes nothing", async () => {
  const id = await draft();
  await confirm(now());
  await api.call("paramedic", "mutation ($password: String!) { passwordConfirm(password: $password) }", { password });
  expect(code(await sign(id))).toBe("E137");
  await confirm(now());
  expect(
    code(await api.call("paramedic", `mutation { medicalReportSetSigned(medicalReport: ${id}, version: 9) { id } }`)),
  ).toBe("E012");
  const headers = { "idempotency-key": "once" };
  // Of a form that is sent twice the second gets the answer of the first.
  expect([await sign(id, "paramedic", headers), await sign(id, "paramedic", headers)].map(code)).toEqual([
    undefined,
    undefined,
  ]);
});

test("guessing ends after ten, from whatever address, together with guessing at the login", async () => {
  const guesses: (string | undefined)[] = [];
  for (let n = 0; n < 11; n++) guesses.push(code(await confirm("000000", "paramedic", { address: `192.0.2.${n}` })));
  expect(guesses).toEqual([...Array(10).fill("E1U8"), "E005"]);
  expect(code(await confirm(now()))).toBe("E005");
  const { data } = await api.call(
    null,
    "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }",
    { username: emails.paramedic, password },
  );
  const atLogin = await api.call(
    null,
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
    { token: data.authLogin.accessToken, code: now() },
  );
  expect(code(atLogin)).toBe("E005");
  pass(api, 16 * 60);
  expect(code(await confirm(now()))).toBeUndefined();
});
