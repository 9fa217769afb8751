import { expect } from "vitest";
import type { Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { runJobs, tokenIn } from "../jobs.ts";

export const change = `mutation ($email: String!, $locale: String) { loginEmailChange(email: $email, locale: $locale) { email validity } }`;
export const confirm = `mutation ($token: String!) { loginEmailConfirm(token: $token) }`;
export const byToken = `query ($token: String!) { loginEmailByToken(token: $token) { email validity } }`;

/** Changes of logins' e-mails through the API; `reset` takes them back, with all sessions open and confirmed. */
export async function loginEmailsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const start = api.clock.now;
  const { rows: cast } = await owner.query<{ id: number; email: string }>("select id, email from users");
  async function reset() {
    api.clock.now = start;
    await runJobs(api);
    await owner.query("delete from rate_limits; update account_tokens set used_at = now()");
    for (const { id, email } of cast) await owner.query("update users set email = $2 where id = $1", [id, email]);
    await owner.query("update sessions set ended_at = null, authenticated_at = $1", [start]);
  }
  const confirmBy = (token: string, who: Bearer | null) => api.call(who, confirm, { token });
  async function shown(token: string, who: Bearer) {
    const { data, errors } = await api.call(who, byToken, { token });
    expect(errors).toBeUndefined();
    return data.loginEmailByToken;
  }
  /** The link of a mail to a new address, which the user has asked for. */
  async function linkTo(email: string, who: Bearer) {
    expect((await api.call(who, change, { email })).errors).toBeUndefined();
    return tokenIn((await runJobs(api)).find(({ to }) => to === email));
  }
  return { start, cast, reset, confirmBy, shown, linkTo };
}
type Bearer = Role | { token: string };
