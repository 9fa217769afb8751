import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, closeSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseStartError, wordsOf } from "../database-start-error.ts";

/** The user that PostgreSQL's programs run as: they refuse to run as root. */
export type Identity = { wrapper: string[]; uid?: number; gid?: number };

/** The user who can run the program `postgres` over the folder `home`; the folder is theirs afterwards. */
export function identityFor(home: string, postgres: string): Identity {
  if (process.getuid?.() !== 0) return { wrapper: [] };
  const dataDir = path.dirname(home);
  const found = candidates(home, dataDir).find((candidate) => {
    if (candidate.uid !== undefined) grantPassage(dataDir, candidate);
    return reaches(candidate, postgres, dataDir);
  });
  if (!found)
    throw new DatabaseStartError(
      `PostgreSQL does not run as root, and no other user reaches both ${postgres} and ${dataDir}: ` +
        "start Motus as an ordinary user, or set MOTUS_DATA (and install Motus) where others may enter.",
    );
  if (found.uid !== undefined) giveTo(home, found);
  return found;
}

/**
 * Runs a program; answers its output if it failed. The output goes to a file: a server it leaves behind must hold no
 * pipe of this process.
 */
export async function runAs(
  identity: Identity,
  program: string,
  args: string[],
  log: string,
): Promise<string | undefined> {
  const { wrapper, ...user } = identity;
  const [command = program, ...rest] = [...wrapper, program, ...args];
  const output = openSync(log, "w", 0o600);
  try {
    const { NODE_ENV, PATH, SystemRoot } = process.env;
    const child = spawn(command, rest, {
      ...user,
      cwd: path.parse(program).root,
      env: { NODE_ENV, PATH, SystemRoot, LC_ALL: "C", TZ: "UTC" }, // no secrets of Motus, no PG… variables
      stdio: ["ignore", output, output],
    });
    const code = await new Promise((resolve, reject) => child.once("error", reject).once("exit", resolve));
    return code === 0 ? undefined : readFileSync(log, "utf8");
  } catch (error) {
    return wordsOf(error);
  } finally {
    closeSync(output);
  }
}

/** A server keeps the user it was created for, as the owner of its files shows. */
function candidates(home: string, dataDir: string): Identity[] {
  const asUser = ({ uid, gid }: { uid: number; gid: number }): Identity => ({ wrapper: [], uid, gid });
  const keeper = statSync(home);
  if (keeper.uid !== 0) return [asUser(keeper)];
  const known = accounts().filter((account) => account.uid !== 0);
  const named = ["postgres", "nobody"].flatMap((name) => known.filter((account) => account.name === name));
  const others = [statSync(dataDir), ...named].filter((account) => account.uid !== 0);
  return [...known.slice(0, 1).map(inNamespace), ...others.map(asUser)];
}

/**
 * A user namespace in which root's files are another user's, so that a checkout and a data folder only root may enter
 * work too. The user must be one the system knows by name, or initdb refuses.
 */
const inNamespace = ({ uid, gid }: { uid: number; gid: number }): Identity => ({
  wrapper: ["unshare", `--map-user=${uid}`, `--map-group=${gid}`],
});

const accounts = () =>
  readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length > 3)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));

function reaches({ wrapper, ...user }: Identity, postgres: string, dataDir: string): boolean {
  const [command = "", ...args] = [...wrapper, "/bin/sh", "-c", `[ -x "$0" ] && [ -x "$1" ]`, postgres, dataDir];
  return spawnSync(command, args, { ...user, stdio: "ignore" }).status === 0;
}

/** The group of that user may pass through root's data folder, not look into it. */
function grantPassage(dataDir: string, { gid = 0 }: Identity) {
  const { uid, mode } = statSync(dataDir);
  if (uid !== 0 || (mode & 0o001) !== 0) return;
  chownSync(dataDir, uid, gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

function giveTo(home: string, { uid = 0, gid = 0 }: Identity) {
  if (statSync(home).uid === uid) return;
  for (const entry of readdirSync(home, { recursive: true, encoding: "utf8" }))
    chownSync(path.join(home, entry), uid, gid);
  chownSync(home, uid, gid);
}
