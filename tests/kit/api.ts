import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { Services } from "#api/core/context.ts";
import { createDb } from "#api/core/db/client.ts";
import { fileAnchors } from "#api/core/outside/anchors.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import type { Mail } from "#api/core/outside/mail.ts";
import type { Sms } from "#api/core/outside/sms.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { readSettings } from "#api/settings/settings.ts";
import { readPlans } from "#api/subscriptions/read-plans.ts";
import { createApi } from "#api/core/endpoint/yoga.ts";
import { now, tokens, type Role } from "#tests/cast/people.ts";
import { countQueries } from "./queries/count-queries.ts";
import { testDatabase, type TestDatabase } from "./database.ts";

type Answer = {
  data: any;
  errors?: { message: string; path?: string[]; extensions: { code: string; [key: string]: any } }[];
};

/** The API over a database of its own with the cast in it, at the cast's hour. */
export async function testApi(
  replaced: Partial<Services> = {},
  env: Record<string, string> = {},
  given?: TestDatabase,
) {
  const database = given ?? (await testDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), "motus-api-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = { now };
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const logged: Record<string, unknown>[] = [];
  const queries: string[] = [];
  const services: Services = {
    db: createDb(database.app),
    replica: null,
    settings: readSettings({ MOTUS_DATA: dataDir, ...env }),
    now: () => clock.now,
    hasher: argon2id,
    mailer: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (sms) => void texts.push(sms) },
    storage: folderStorage(path.join(dataDir, "files")),
    anchors: fileAnchors(path.join(dataDir, "audit-anchors.jsonl"), (line) => logged.push(line)),
    auditCopy: null,
    summariser: null,
    companyRegister: { find: async () => null },
    scanner: null,
    plans: env.MOTUS_PLANS ? readPlans(env.MOTUS_PLANS) : null,
    ...replaced,
  };
  const fetchApi = createApi(services, (line) => logged.push(line));
  countQueries(database.app, queries);

  /** Calls the API as a member of the cast, with some other token, or anonymously (null). */
  type Bearer = Role | { token: string } | null;
  /** Tokens by those that they were before their session got another. */
  const renewed = new Map<string, string>();
  const latest = (token: string): string => (renewed.has(token) ? latest(renewed.get(token)!) : token);
  const tokenOf = (who: Bearer) => (who === null ? null : latest(typeof who === "string" ? tokens[who] : who.token));
  async function call(who: Bearer, document: string, variables: object = {}, headers: Record<string, string> = {}) {
    const request = new Request("http://motus/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query: document, variables }),
    });
    const token = tokenOf(who);
    const response = await fetchApi(request, {
      token,
      desk: headers["x-desk"],
      address: headers.address ?? "127.0.0.1",
    });
    const next = response.headers.get("x-session-token");
    if (token && next) renewed.set(token, next);
    return { status: response.status, ...((await response.json()) as Answer) };
  }
  /**
   * The same with files, which are null in `variables` at their positions: `{ files: [null] }` and `{ "files.0": file
   * }`.
   */
  async function upload(
    who: Bearer,
    document: string,
    variables: object,
    files: Record<string, File>,
    headers: Record<string, string> = {},
  ) {
    const body = new FormData();
    body.append("operations", JSON.stringify({ query: document, variables }));
    body.append(
      "map",
      JSON.stringify(Object.fromEntries(Object.keys(files).map((place, at) => [at, [`variables.${place}`]]))),
    );
    for (const [at, file] of Object.values(files).entries()) body.append(String(at), file);
    const response = await fetchApi(new Request("http://motus/graphql", { method: "POST", headers, body }), {
      token: tokenOf(who),
      address: "127.0.0.1",
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  }
  return { call, upload, fetchApi, tokenOf, services, database, clock, mails, texts, logged, queries };
}
