import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import pg from "pg";
import { createDb } from "#api/core/db/client.ts";
import { reachServer } from "#api/core/db/opening/reach.ts";
import { readSettings } from "#api/settings/settings.ts";
import type * as Server from "../server.ts";

type App = Awaited<ReturnType<typeof Server.openApp>>;
export type Site = Awaited<ReturnType<typeof siteOf>>;

/** Works with the built product and the bare page in this process, over one database with the demo clinic in it. */
export async function withSite<T>(dataDir: string, work: (site: Site) => Promise<T>): Promise<T> {
  const product = await built<typeof Server>("build/server/index.js");
  const settings = readSettings({ NODE_ENV: "production", MOTUS_DATA: dataDir });
  const app = await product.openApp(settings, console.error, (error) => {
    throw error;
  });
  const owner = new pg.Pool({ ...(await reachServer({ dataDir })).owner, max: 1 });
  try {
    return await work(await siteOf(product, app, owner));
  } finally {
    await owner.end();
    await app.stop();
  }
}

async function siteOf(product: typeof Server, app: App, owner: pg.Pool) {
  const builds = { product: await product.loadBuild(), bare: await built<ServerBuild>("build/bare/server/index.js") };
  const site = product.createSite(app, builds.product);
  const bare = product.createSite(app, builds.bare);
  const { url } = app.settings;

  const request = (to: typeof site, path: string, init: RequestInit = {}) =>
    to.fetch(new Request(new URL(path, url), init));
  async function ask(to: typeof site, path: string, init: RequestInit) {
    const response = await request(to, path, init);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status}: ${body.toString().slice(0, 500)}`);
    return body;
  }
  async function graphql(query: string, variables: object, token?: string) {
    const headers = { "content-type": "application/json", ...(token ? { "x-authorization": token } : { origin: url }) };
    const body = await ask(site, "/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    const answer = JSON.parse(body.toString());
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }
  async function logIn(username: string, password: string): Promise<string> {
    const mutation = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;
    return (await graphql(mutation, { username, password })).authLogin.accessToken;
  }
  const [admin] = app.demo;
  const demoToken = await logIn(admin!.email, admin!.password!);
  // The login page brings the style sheet.
  const sheet = (await request(site, "/prihlaseni")).headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const cookie = [`motus=${demoToken}`, ...sheet].join("; ");

  return {
    builds,
    db: createDb(owner),
    demoToken,
    fetch: site.fetch,
    logIn,
    graphql,
    /** A page of the product as the demo clinic's administrator gets it. */
    page: (path: string, headers: Record<string, string> = {}) => ask(site, path, { headers: { cookie, ...headers } }),
    /** A page for an anonymous user. */
    publicPage: (path: string, headers: Record<string, string> = {}) => ask(site, path, { headers }),
    bare: (headers: Record<string, string> = {}) => ask(bare, "/", { headers }),
  };
}

const built = async <Module>(file: string): Promise<Module> => import(pathToFileURL(path.resolve(file)).href);
