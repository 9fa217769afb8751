import { emails, password, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

type Api = Awaited<ReturnType<typeof testApi>>;
export const pin = "7294";

/** A shared desk declared by the administrator, and the actions of users at it. */
export async function openDesk(api: Api, lockMinutes = 3) {
  const { data } = await api.call(
    "admin",
    `mutation { deskDeclare(input: { name: "Recepce", lockMinutes: ${lockMinutes} }) { id token } }`,
  );
  const { id, token: desk } = data.deskDeclare as { id: number; token: string };
  /** Calls in a browser that is this desk. */
  const call = (token: string | null, document: string, variables: object = {}) =>
    api.call(token ? { token } : null, document, variables, { "x-desk": desk });
  const logIn = async (who: Role, before: string | null = null): Promise<string> =>
    (
      await call(
        before,
        "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }",
        { username: emails[who], password },
      )
    ).data.authLogin.accessToken;
  const sessionOf = async (token: string): Promise<number> =>
    (await api.call({ token }, "{ me { desk { session } } }")).data.me.desk.session;
  const setPin = (token: string) =>
    call(token, `mutation ($password: String!) { pinSet(password: $password, pin: "${pin}") }`, { password });
  const lock = (session: number, path = "/", body = "") =>
    call(
      null,
      "mutation ($session: Int, $path: String!, $body: String!) { deskLock(session: $session, path: $path, body: $body) }",
      { session, path, body },
    );
  const unlock = (
    session: number,
    secret: string,
    { token = null, kept }: { token?: string | null; kept?: string } = {},
  ) =>
    call(
      token,
      "mutation ($session: Int!, $secret: String!, $kept: String) { deskUnlock(session: $session, secret: $secret, kept: $kept) { accessToken kept { id path body } } }",
      { session, secret, kept },
    );
  return { id, desk, call, logIn, sessionOf, setPin, lock, unlock };
}

/** The code of a refusal, or of the field it is about. */
export const codeOf = (answer: { errors?: { extensions: { code: string; fields?: { code: string }[] } }[] }) =>
  answer.errors?.[0]?.extensions.fields?.[0]?.code ?? answer.errors?.[0]?.extensions.code;
