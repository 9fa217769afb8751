import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { DatabaseStartError, wordsOf } from "../database-start-error.ts";
import { packagedBinaries, program } from "./embedded-binaries.ts";
import {
  BUILTIN_LOCALE,
  CLUSTER_OWNER,
  clusterOf,
  createCluster,
  homeOf,
  logOf,
  secretOf,
} from "./embedded-cluster.ts";
import { identityFor, runAs, type Identity } from "./embedded-identity.ts";
import { findServer, serverRuns, socketFolderOf } from "./embedded-postmaster.ts";

type ClusterLocation = { dataDir: string; binaries?: string };
type Settings = Record<string, string>;
/** The address at which clients of an earlier server look for it. */
type Address = Pick<ClientConfig, "host" | "port">;
export type Embedded = { config: ClientConfig; adopted: boolean; stop: () => Promise<void> };

const ATTEMPTS = 40;

/** The log names no values: details, statements and parameters of a failure may be about a patient. */
const SETTINGS: Settings = {
  logging_collector: "on",
  log_directory: "log",
  log_filename: "postgresql-%a.log",
  log_rotation_size: "0",
  log_truncate_on_rotation: "on",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

/**
 * Starts PostgreSQL over the data folder, or adopts the server that a killed process left running there. A new server
 * gets an address of its own, or `at` the former one. Extra `settings` (without spaces in their values) are
 * PostgreSQL's own; `locale` is given to initdb.
 */
export async function startEmbedded({
  dataDir,
  binaries = packagedBinaries(),
  settings = {},
  locale = BUILTIN_LOCALE,
  at,
}: ClusterLocation & { settings?: Settings; locale?: string[]; at?: Address }): Promise<Embedded> {
  const home = homeOf(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(home)) await createCluster(home, { binaries, locale, safe: settings.fsync !== "off" });
  const login = { user: CLUSTER_OWNER, password: secretOf(home) };
  const identity = identityFor(home, path.join(binaries, program("postgres")));

  let started = false;
  for (let attempt = 1; ; attempt++) {
    const abandonedSocket = socketFolderOf(clusterOf(home)); // read first: a server found later may have a new one
    const config = await findServer(clusterOf(home), login);
    if (config) return { config, adopted: !started, stop: () => stopEmbedded({ dataDir, binaries }) };
    if (abandonedSocket) rmSync(abandonedSocket, { recursive: true, force: true });

    const address = await privateAddress(identity, at);
    const failure = await start(identity, binaries, home, { ...address, ...settings });
    const socket = address.unix_socket_directories;
    if (failure !== undefined && socket) rmSync(socket, { recursive: true, force: true });
    started = failure === undefined;
    // Another process starts it at this moment, or the last connections of a killed server are still leaving.
    const passing = started || /lock file|shared memory block/.test(failure ?? "");
    if (!passing || attempt === ATTEMPTS)
      throw new DatabaseStartError(
        `PostgreSQL did not start over ${clusterOf(home)}: ${reason(failure ?? "it ended at once")}`,
      );
    if (!started) await sleep(250);
  }
}

/** Stops the server over the data folder, no matter which process started it; does nothing when there is none. */
export async function stopEmbedded({ dataDir, binaries = packagedBinaries() }: ClusterLocation) {
  const home = homeOf(dataDir);
  const cluster = clusterOf(home);
  const socket = socketFolderOf(cluster); // read first: as soon as this server has stopped, another process may start one
  if (serverRuns(cluster)) {
    const identity = identityFor(home, path.join(binaries, program("postgres")));
    const control = path.join(binaries, program("pg_ctl"));
    const stop = (mode: string, seconds: number) =>
      runAs(identity, control, ["stop", "-s", "-w", "-t", String(seconds), "-m", mode, "-D", cluster], logOf(home));
    if ((await stop("fast", 60)) !== undefined) await stop("immediate", 10);
  }
  if (socket) rmSync(socket, { recursive: true, force: true });
}

async function start(
  identity: Identity,
  binaries: string,
  home: string,
  settings: Settings,
): Promise<string | undefined> {
  const options = Object.entries({ ...SETTINGS, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const args = ["start", "-s", "-w", "-t", "600", "-D", clusterOf(home), "-o", options.join(" ")];
  return runAs(identity, path.join(binaries, program("pg_ctl")), args, logOf(home));
}

/** A socket that only this user may enter; in /tmp, because the path of a socket has at most some hundred bytes. */
async function privateAddress({ uid, gid }: Identity, at?: Address): Promise<Settings> {
  if (process.platform === "win32")
    return { listen_addresses: "127.0.0.1", port: String(at?.port ?? (await freePort())) };
  const folder = at?.host ? made(at.host) : socketFolder();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return { listen_addresses: "", port: "5432", unix_socket_directories: folder, unix_socket_permissions: "0700" };
}

function socketFolder(): string {
  try {
    return mkdtempSync("/tmp/motus-pg-");
  } catch (error) {
    throw new DatabaseStartError(
      `PostgreSQL's socket needs a folder in /tmp, which cannot be written (${wordsOf(error)}): make it writable ` +
        "(in a container with a read-only root: mount one there, --tmpfs /tmp), or set DATABASE_URL.",
    );
  }
}

/** Fails where it exists: it would belong to another process. */
function made(folder: string): string {
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The lines that PostgreSQL calls fatal, or all of its output. */
function reason(failure: string): string {
  const fatal = failure.split("\n").filter((line) => /FATAL|PANIC|ERROR|DETAIL/.test(line));
  return (fatal.length > 0 ? fatal.join(" ") : failure).replace(/\s+/g, " ").trim();
}
