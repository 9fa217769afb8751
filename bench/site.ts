import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import pg from "pg";
import { createDb, type Db } from "#api/db/client.ts";
import { readSettings } from "#api/settings.ts";
import type * as Server from "../server.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The built product and the bare page in this process, over one database with the demo clinic in it. */
export async function openSite(dataDir: string) {
  const settings = readSettings({ NODE_ENV: "production", MOTUS_DATA: dataDir });
  const product = await built<typeof Server>("build/server/index.js");
  const house = await product.openHouse(settings, console.error, (error) => {
    throw error;
  });
  const owner = new pg.Pool({ ...house.database.owner, max: 1 });
  const builds = { app: await product.loadBuild(), bare: await built<ServerBuild>("build/bare/server/index.js") };
  const app = product.createApp(house, builds.app);
  const bare = product.createApp(house, builds.bare);

  async function ask(to: typeof app, path: string, init: RequestInit) {
    const response = await to.fetch(new Request(new URL(path, settings.url), init));
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${body.toString().slice(0, 500)}`);
    return body;
  }
  async function graphql(query: string, variables: object, token?: string) {
    const headers = { "content-type": "application/json", ...(token ? { "x-authorization": token } : { origin: settings.url }) };
    const answer = JSON.parse(String(await ask(app, "/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) })));
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }
  const [admin] = house.demo;
  const logIn = async (username: string, password: string): Promise<string> =>
    (await graphql("mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }", { username, password }))
      .authLogin.accessToken;
  const demo = await logIn(admin!.email, admin!.password!);
  const cookie = `motus=${demo}`;

  return {
    builds,
    db: createDb(owner) as Db,
    demo,
    logIn,
    graphql,
    /** A page of the product as the demo clinic's administrator gets it. */
    page: (path: string, headers: Record<string, string> = {}) => ask(app, path, { headers: { cookie, ...headers } }),
    /** A page as somebody unknown gets it. */
    publicPage: (path: string, headers: Record<string, string> = {}) => ask(app, path, { headers }),
    bare: (headers: Record<string, string> = {}) => ask(bare, "/", { headers }),
    close: async () => {
      await owner.end();
      await house.stop();
    },
  };
}

const built = async <Module>(file: string): Promise<Module> => import(pathToFileURL(path.resolve(file)).href);
