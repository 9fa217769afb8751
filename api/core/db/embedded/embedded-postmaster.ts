import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError, wordsOf } from "../database-start-error.ts";

/** Crash recovery after a power failure may take this long. */
const PATIENCE = 60_000;

/** The server that runs over `cluster`, once it answers; undefined when there is none and PostgreSQL may start one. */
export async function findServer(
  cluster: string,
  login: Pick<ClientConfig, "user" | "password">,
): Promise<ClientConfig | undefined> {
  const deadline = Date.now() + PATIENCE;
  for (let emptyBefore = false; ; await sleep(100)) {
    const noted = readPidFile(cluster);
    if (!noted) return undefined;
    if (!noted.pid) {
      // A server writes its number right after it creates the file: a file that stays empty was left by a power
      // failure.
      if (emptyBefore) return forget(cluster);
      emptyBefore = true;
      continue;
    }
    if (!isAlive(noted.pid)) return undefined;
    if (!isServerOf(noted.pid, cluster)) return forget(cluster);
    const config = { ...login, host: noted.host, port: noted.port, database: "postgres", ssl: false };
    const failure = await failureToConnect(config);
    if (!failure) return config;
    if (Date.now() > deadline)
      throw new DatabaseStartError(
        `PostgreSQL runs over ${cluster} (process ${noted.pid}) but does not answer (${failure}); its log is in ${cluster}/log.`,
      );
  }
}

/** True if a server runs over `cluster`; PostgreSQL's own programs take a zombie for alive. */
export function serverRuns(cluster: string): boolean {
  const noted = readPidFile(cluster);
  return noted !== undefined && noted.pid > 0 && isAlive(noted.pid) && isServerOf(noted.pid, cluster);
}

/**
 * The socket folder of the last server over this cluster: PostgreSQL writes it to a file in the data folder, which
 * outlives it.
 */
export function socketFolderOf(cluster: string): string | undefined {
  return readIfThere(path.join(cluster, "postmaster.opts"))?.match(
    /unix_socket_directories=(\/tmp\/motus-pg-\w+)/,
  )?.[1];
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readPidFile(cluster: string) {
  const lines = readIfThere(path.join(cluster, "postmaster.pid"))?.split("\n");
  return lines && { pid: Number(lines[0]), port: Number(lines[3]), host: lines[4] || "127.0.0.1" };
}

/** PostgreSQL would refuse to start as long as this file names a living process, or nothing. */
function forget(cluster: string): undefined {
  rmSync(path.join(cluster, "postmaster.pid"), { force: true });
}

/**
 * Whether a living process is the server over `cluster`, or some other program that has been given its number since.
 */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === "win32") return true;
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "latin1")
        : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "latin1" });
    if (!/postgres/.test(command.split(/[\0 ]/)[0] ?? "")) return false;
    if (process.platform !== "linux") return true;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return true; // a server of another user does not show where it works: two over one cluster would be worse
  }
}

async function failureToConnect(config: ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
