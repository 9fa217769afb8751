import { expect, test } from "vitest";
import { emails, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn, waitingJobs } from "#tests/kit/jobs.ts";
import { argon2id } from "../../passwords/hash.ts";
import { createApi } from "../../core/endpoint/yoga.ts";

const counted = { verify: 0, hash: 0 };
const hasher = {
  verify: (hash: string, text: string) => (counted.verify++, argon2id.verify(hash, text)),
  hash: (text: string) => (counted.hash++, argon2id.hash(text)),
};
const api = await testApi({ hasher });
const register = `mutation ($email: String!, $locale: String) { userCreate(email: $email, locale: $locale) }`;
const forget = `mutation ($email: String!, $locale: String) { forgottenPassword(email: $email, locale: $locale) }`;
const logIn = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;
const set = `mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }`;
const verify = `query ($token: String!) { verifyToken(token: $token) { tokenType email state } }`;
const status = `query ($email: String!, $token: String) { userEmailStatusCheck(email: $email, token: $token) }`;
const good = "modrý koloběžkář ve žitě";

/**
 * The cost of a call that a stranger could notice: its answer, argon2 verifications, queued jobs, database statements.
 */
async function costOf(document: string, variables: object) {
  const before = { ...counted, jobs: (await waitingJobs(api)).length, queries: api.queries.length };
  const answer = await api.call(null, document, variables);
  const jobs = (await waitingJobs(api)).length - before.jobs;
  return {
    answer,
    verifications: counted.verify - before.verify,
    hashes: counted.hash - before.hash,
    jobs,
    queries: api.queries.length - before.queries,
  };
}

test("a known and an unknown address cost and answer the same", async () => {
  for (const [document, jobs, verifications] of [
    [register, 1, 0],
    [forget, 1, 0],
    [logIn, 1, 1],
  ] as const) {
    const known = await costOf(document, { email: emails.admin, username: emails.admin, password: "wrong" });
    const unknown = await costOf(document, {
      email: "nobody@nowhere.example",
      username: "nobody@nowhere.example",
      password: "wrong",
    });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ jobs, verifications, hashes: 0 });
  }
  await runJobs(api);
});

test("registration: mail, password, signed in without a profile", async () => {
  await api.call(null, register, { email: "Nova@Osoba.example", locale: "sk" });
  const [mail] = await runJobs(api);
  expect(mail).toMatchObject({ to: "nova@osoba.example", subject: "Dokončenie registrácie" });
  expect(mail!.text).toContain("/sk/token-check/");
  const token = tokenIn(mail);
  expect((await api.call(null, verify, { token })).data.verifyToken).toEqual({
    tokenType: "REGISTRATION",
    email: "nova@osoba.example",
    state: "NOT_VERIFIED_WITHOUT_PROFILE_INVITATION",
  });
  const { data } = await api.call(null, set, { token, password: good });
  const me = await api.call({ token: data.passwordSet.accessToken }, `{ me { email roles profile { id } } }`);
  expect(me.data.me).toEqual({ email: "nova@osoba.example", roles: [], profile: null });
  expect(await api.call(null, set, { token, password: good })).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: "E009" } }],
  });
  expect((await api.call(null, verify, { token })).data.verifyToken).toEqual({
    tokenType: null,
    email: null,
    state: "INVALID",
  });
});

test("an address that has an account learns so by mail only", async () => {
  await api.call(null, register, { email: emails.paramedic, locale: "en" });
  const [mail] = await runJobs(api);
  expect(mail).toMatchObject({ to: emails.paramedic, subject: "You already have an account" });
  expect(tokenIn(mail)).toBe("");
});

test("an unknown address that forgot its password gets no mail", async () => {
  await api.call(null, forget, { email: "nobody2@nowhere.example" });
  expect(await runJobs(api)).toEqual([]);
});

test("a registration link works for 48 hours, a password link for one", async () => {
  await api.call(null, register, { email: "late@nowhere.example" });
  await api.call(null, forget, { email: emails.receptionist });
  const mails = await runJobs(api);
  const [registration, renewal] = ["late@nowhere.example", emails.receptionist].map((to) =>
    tokenIn(mails.find((mail) => mail.to === to)),
  );
  const start = api.clock.now;
  const state = async (token: string | undefined, minutes: number) => {
    api.clock.now = new Date(start.getTime() + minutes * 60_000);
    const { data } = await api.call(null, verify, { token });
    api.clock.now = start;
    return data.verifyToken.state;
  };
  expect(await state(renewal, 59)).toBe("VERIFIED");
  expect(await state(renewal, 60)).toBe("INVALID");
  expect(await state(registration, 48 * 60 - 1)).toBe("NOT_VERIFIED_WITHOUT_PROFILE_INVITATION");
  expect(await state(registration, 48 * 60)).toBe("INVALID");
});

test("the state of an address is shown to the holder of its token, and is the same for every other", async () => {
  await api.call(null, register, { email: "holder@nowhere.example" });
  const token = tokenIn((await runJobs(api))[0]);
  const ask = async (email: string, given?: string) =>
    (await api.call(null, status, { email, token: given })).data.userEmailStatusCheck;
  expect(await ask("holder@nowhere.example", token)).toBe("NOT_VERIFIED_WITHOUT_PROFILE_INVITATION");
  expect(await ask(emails.admin)).toBe("AVAILABLE");
  expect(await ask("nobody@nowhere.example")).toBe("AVAILABLE");
  expect(await ask(emails.admin, token)).toBe("AVAILABLE");
  expect(await ask(emails.admin, "wrong")).toBe("AVAILABLE");
});

test("invalid input is refused by field", async () => {
  const fault = async (email: string) => (await api.call(null, register, { email })).errors?.[0]?.extensions.fields;
  expect(await fault("")).toMatchObject([{ path: ["email"], code: "E1F1" }]);
  expect(await fault("no address")).toMatchObject([{ path: ["email"], code: "E1U1" }]);
  expect(await fault("a\u0000b@c.cz")).toMatchObject([{ path: ["email"], code: "E1F7" }]);
});

test("attempts are limited by address and by account, also after a restart", async () => {
  const from = { address: "203.0.113.7" };
  const last = async (document: string, variables: object, times: number, headers = from) => {
    for (let i = 1; i < times; i++) await api.call(null, document, variables, headers);
    return api.call(null, document, variables, headers);
  };
  const refused = { status: 429, errors: [{ extensions: { code: "E005", retryAfterSeconds: 3600 } }] };
  expect(await last(register, { email: "often@nowhere.example" }, 6)).toMatchObject(refused);
  expect(await last(forget, { email: "often@nowhere.example" }, 6)).toMatchObject(refused);
  expect(await last(verify, { token: "x" }, 101)).toMatchObject({ status: 429 });
  expect(await last(set, { token: "x", password }, 61)).toMatchObject({ status: 429 });
  expect(await last(logIn, { username: "often@nowhere.example", password: "x" }, 11)).toMatchObject({ status: 429 });
  const restarted = createApi(api.services, () => {});
  const body = JSON.stringify({ query: register, variables: { email: "often@nowhere.example" } });
  const answer = await restarted(
    new Request("http://motus/graphql", { method: "POST", headers: { "content-type": "application/json" }, body }),
    { token: null, address: "198.51.100.1" },
  );
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
});
