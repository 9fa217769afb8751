import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import pg from "pg";
import { afterAll } from "vitest";
import { poolOf } from "#api/core/db/pool-of.ts";
import { startEmbedded, stopEmbedded } from "#api/core/db/embedded/embedded.ts";
import { databaseUrl } from "../database.ts";
import { dataFolder } from "./data-folder.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

export const demoPassword = "lipa-v-kvetu-2026";

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A PostgreSQL of its own at an address that stays the same when it is restarted. */
export async function restartableServer() {
  const dataDir = dataFolder({ until: afterAll });
  const settings = { fsync: "off", listen_addresses: "127.0.0.1", port: String(await freePort()) };
  const start = () => startEmbedded({ dataDir, settings });
  const { config } = await start();
  const server = { ...config, host: "127.0.0.1", port: Number(settings.port) };
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query("create database clinic");
  await admin.end();
  const owner = { ...server, database: "clinic" };
  const asking = poolOf({ ...owner, max: 4 });
  afterAll(() => asking.end());
  return { url: databaseUrl(owner), owner: asking, start, stop: () => stopEmbedded({ dataDir }) };
}

/**
 * Starts the product until the end of the file: on a database at an address, or on the embedded one of its data folder.
 * One that shares its data folder shares its secrets.
 */
export async function productProcess(url: string | undefined, dataDir: string, env: Record<string, string> = {}) {
  const port = Number(env.PORT ?? (await freePort()));
  const settings = {
    DATABASE_URL: url ?? "",
    MOTUS_DATA: dataDir,
    MOTUS_DEMO_PASSWORD: demoPassword,
    PORT: String(port),
    MOTUS_URL: `http://127.0.0.1:${port}`,
    ...env,
  };
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { PATH: process.env.PATH, ...settings } as never,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (bytes) => (said += String(bytes)));
  const left = new Promise<number | null>((resolve) => child.once("exit", resolve));
  afterAll(async () => {
    child.kill("SIGTERM");
    await left;
  });
  const at = `http://127.0.0.1:${port}`;
  const ask = async (query: string, token?: string, variables: object = {}) => {
    const headers = {
      "content-type": "application/json",
      origin: settings.MOTUS_URL,
      ...(token && { "x-authorization": token }),
    };
    const answer = await fetch(`${at}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, never>;
      errors?: { extensions: { code: string } }[];
    };
    return { status: answer.status, data, code: errors?.[0]?.extensions.code };
  };
  return {
    at,
    child,
    left,
    ask,
    said: () => said,
    /** Waits until it serves. */
    serves: () =>
      eventually(
        async () =>
          (await fetch(`${at}/readyz`).catch(() => null))?.ok ||
          Promise.reject(new Error(`It does not serve yet, and said: ${said}`)),
      ),
    logIn: async () => {
      const { data } = await ask(
        `mutation { authLogin(username: "admin@demo.example", password: "${demoPassword}") { accessToken } }`,
      );
      return (data as unknown as { authLogin: { accessToken: string } }).authLogin.accessToken;
    },
    /** The processes it looks after. */
    workers: () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ").map(Number),
  };
}

/** The next message of a stream of server-sent events, once it is open. */
export async function eventStream(at: string, token: string) {
  const leaving = new AbortController();
  const response = await fetch(`${at}/zmeny-kalendare`, {
    headers: { "x-authorization": token },
    signal: leaving.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  const next = async (): Promise<{ from: string; to: string }> => {
    for (;;) {
      const data = /^data: (.*)$/m.exec((await reader.read()).value ?? "")?.[1];
      if (data) return JSON.parse(data);
    }
  };
  return { next, leave: () => leaving.abort() };
}
