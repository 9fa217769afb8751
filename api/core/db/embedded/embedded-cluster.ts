import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseStartError, wordsOf } from "../database-start-error.ts";
import { program } from "./embedded-binaries.ts";
import { identityFor, runAs } from "./embedded-identity.ts";
import { isAlive } from "./embedded-postmaster.ts";

export const CLUSTER_OWNER = "motus";

/** Same order and same bytes on every platform, whatever its C library. */
export const BUILTIN_LOCALE = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/** Everything of PostgreSQL in a data folder; it moves and is removed as one. */
export const homeOf = (dataDir: string) => path.resolve(dataDir, "postgres");
export const clusterOf = (home: string) => path.join(home, "cluster");
export const logOf = (home: string) => path.join(home, "start.log");

/** Creates the cluster in a temporary folder and renames it when it is whole: a kill never leaves half of one. */
export async function createCluster(home: string, options: { binaries: string; locale: string[]; safe: boolean }) {
  removeAbandoned(home);
  const making = mkdtempSync(`${home}.new-${process.pid}-`);
  try {
    const secret = path.join(making, "secret");
    writeFileSync(secret, randomBytes(32).toString("base64url"), { mode: 0o600 });
    const identity = identityFor(making, path.join(options.binaries, program("postgres")));
    const args = [
      "-D",
      clusterOf(making),
      "-U",
      CLUSTER_OWNER,
      "-E",
      "UTF8",
      "--auth=scram-sha-256",
      `--pwfile=${secret}`,
    ];
    args.push(...options.locale, ...(options.safe ? [] : ["--no-sync"]));
    const failure = await runAs(identity, path.join(options.binaries, program("initdb")), args, logOf(making));
    if (failure !== undefined)
      throw new DatabaseStartError(
        `The database could not be created in ${home}: ${unknownUser(failure) ?? failure.trim().replace(/\s+/g, " ")}`,
      );
    renameSync(making, home);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (error instanceof DatabaseStartError || !existsSync(home)) throw error;
    // Another process was first: its cluster is the one.
  }
}

/** PostgreSQL runs for users that the system knows by name alone; a container may run as any number. */
function unknownUser(failure: string): string | undefined {
  const id = /could not look up effective user ID (\d+)/.exec(failure)?.[1];
  return (
    id &&
    `this process runs as user ${id}, who has no entry in /etc/passwd, and PostgreSQL needs one. ` +
      "Add it, start Motus as a user with an entry (in a container: one of its image), or set DATABASE_URL."
  );
}

export function secretOf(home: string): string {
  try {
    return readFileSync(path.join(home, "secret"), "utf8").trim();
  } catch (error) {
    throw new DatabaseStartError(
      `The database in ${home} cannot be read by this user (${wordsOf(error)}): ` +
        "start Motus as the user that created it, or set MOTUS_DATA to another folder.",
    );
  }
}

function removeAbandoned(home: string) {
  const prefix = `${path.basename(home)}.new-`;
  for (const entry of readdirSync(path.dirname(home)).filter((name) => name.startsWith(prefix)))
    if (!isAlive(Number.parseInt(entry.slice(prefix.length), 10)))
      rmSync(path.join(path.dirname(home), entry), { recursive: true, force: true });
}
