import { expect, test } from "vitest";
import { now, password, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";

const api = await testApi();
type Answer = { data: { secondFactorPreparation: { key: string } } };
/**
 * Calls by just this token, whatever the session has got since; answers the status and the token that the answer hands
 * over.
 */
async function call(token: string, query: string, variables: object = {}) {
  const request = new Request("http://motus/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const answer = await api.fetchApi(request, { token, address: "127.0.0.1" });
  return {
    status: answer.status,
    next: answer.headers.get("x-session-token"),
    data: ((await answer.json()) as Answer).data,
  };
}
const opens = async (token: string) => (await call(token, "{ me { id } }")).status;
const CONFIRM = "mutation ($password: String!) { passwordConfirm(password: $password) }";
const after = (seconds: number) => (api.clock.now = new Date(now.getTime() + seconds * 1000));

test("a confirmed or changed password and a turned-on second factor give the session another token, and the former one ends within a minute", async () => {
  const ways: [Role, (token: string) => Promise<{ next: string | null }>][] = [
    ["receptionist", (token) => call(token, CONFIRM, { password })],
    [
      "paramedic",
      (token) =>
        call(
          token,
          "mutation ($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }",
          { currentPassword: password, password: "modrý koloběžkář ve žitě" },
        ),
    ],
    [
      "manager",
      (token) =>
        call(token, `mutation ($password: String!) { pinSet(password: $password, pin: "7294") }`, { password }),
    ],
    [
      "admin",
      async (token) => {
        await call(token, "mutation ($password: String!) { secondFactorPrepare(password: $password) }", { password });
        const { data } = await call(token, "{ secondFactorPreparation { key } }");
        return call(token, "mutation ($code: String!) { secondFactorTurnOn(code: $code) }", {
          code: codeAt(data.secondFactorPreparation.key, api.clock.now),
        });
      },
    ],
  ];
  for (const [who, authenticate] of ways) {
    after(0);
    const { next } = await authenticate(tokens[who]);
    expect([who, next]).toEqual([who, expect.stringMatching(/^[\w-]{43}$/)]);
    after(59);
    expect([who, await opens(tokens[who]), await opens(next!)]).toEqual([who, 200, 200]);
    after(60);
    expect([who, await opens(tokens[who]), await opens(next!)]).toEqual([who, 401, 200]);
  }
});

test("a refused password leaves the token as it was", async () => {
  after(0);
  expect(await call(tokens.foreign, CONFIRM, { password: "wrong" })).toMatchObject({ status: 400, next: null });
  after(120);
  expect(await opens(tokens.foreign)).toBe(200);
});
