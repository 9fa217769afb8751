import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { afterAll } from "vitest";
import type { Login } from "#api/core/db/roles.ts";
import { dataFolder } from "../processes/data-folder.ts";
import { eventually } from "../time/eventually.ts";

type Options = { server: ClientConfig; port: number; logins: Pick<Login, "user" | "password">[]; connections: number };

/** PgBouncer in transaction mode, with so many connections to the server for each login; Debian's is `pgbouncer`. */
export async function poolerOf({ server, port, logins, connections }: Options) {
  const folder = dataFolder({ until: afterAll });
  const written = (name: string, lines: string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  };
  chmodSync(folder, 0o755); // started by root it becomes another user
  const passwords = written(
    "users.txt",
    logins.map(({ user, password }) => `"${user}" "${password}"`),
  );
  const settings = written("pgbouncer.ini", [
    "[databases]",
    `${server.database} = host=${server.host} port=${server.port} dbname=${server.database}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${passwords}`,
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
    "max_client_conn = 200",
    "query_wait_timeout = 3",
    "server_login_retry = 1",
    `stats_users = ${logins[0]!.user}`,
    ...(process.getuid?.() === 0 ? ["user = nobody"] : []),
  ]);
  const [{ user, password }] = logins as [Login];
  const at = { host: "127.0.0.1", port, user, password };
  let running: ChildProcess;
  let ended: Promise<unknown>;

  async function shown(what: string): Promise<Record<string, unknown>[]> {
    const console = new pg.Client({ ...at, database: "pgbouncer" });
    console.on("error", () => {});
    try {
      await console.connect();
      return (await console.query(`show ${what}`)).rows;
    } finally {
      await console.end().catch(() => {});
    }
  }
  const start = async () => {
    running = spawn("pgbouncer", ["--quiet", settings], {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: "ignore",
    });
    ended = new Promise((end) => running.once("exit", end).once("error", end));
    const missing = new Promise((_, refuse) =>
      running.once("error", () => refuse(new Error("This test needs PgBouncer: apt-get install pgbouncer"))),
    );
    await Promise.race([missing, eventually(() => shown("version"))]);
  };
  const stop = async () => {
    running.kill("SIGTERM");
    await ended;
  };
  await start();
  afterAll(stop);
  return { url: `postgres://127.0.0.1:${port}/${server.database}`, start, stop, shown };
}
