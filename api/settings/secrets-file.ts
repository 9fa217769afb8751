import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Secrets are generated into a file; there is no default. */
const names = ["cookies", "database", "secondFactors", "tokens"] as const;
export type Secrets = Record<(typeof names)[number], string>;
/** Secrets that were exchanged but still open something, by their ids (secret-keys.ts). */
export type FormerSecrets = Record<string, { name: string; secret: string; until: string }>;
export type StoredSecrets = Secrets & { former?: FormerSecrets };

const Stored = z.looseObject({
  ...Object.fromEntries(names.map((name) => [name, z.string().optional()])),
  former: z.record(z.string(), z.object({ name: z.string(), secret: z.string(), until: z.iso.datetime() })).default({}),
});

export const secretsIn = (dataDir: string) => path.join(dataDir, "secrets.json");

export const newSecrets = () =>
  Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")])) as Secrets;

/** The secrets of a file; those it lacks are generated into it. */
export function readSecrets(file: string): { secrets: Secrets; formerSecrets: FormerSecrets } {
  const exists = existsSync(file); // asked once: secrets that another process writes in between stay
  const { former, ...known } = Stored.parse(exists ? JSON.parse(readFileSync(file, "utf8")) : {});
  const secrets = Object.fromEntries(
    Object.entries(newSecrets()).map(([name, made]) => [name, known[name] ?? made]),
  ) as Secrets;
  if (!exists) return createSecrets(file, secrets) ? { secrets, formerSecrets: {} } : readSecrets(file);
  if (names.some((name) => !known[name])) writeSecrets(file, secrets, former);
  return { secrets, formerSecrets: former };
}

/** Writes the first secrets, unless another process that starts at the same moment has; then its secrets hold. */
function createSecrets(file: string, secrets: Secrets): boolean {
  const aside = writeAside(file, secrets);
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    renameSync(aside, file); // a share that has no links
  } finally {
    rmSync(aside, { force: true });
  }
  return true;
}

/**
 * Writes next to the file and renames: a killed process leaves the earlier secrets, without which sealed data are lost.
 */
export function writeSecrets(file: string, secrets: Secrets, former: FormerSecrets) {
  renameSync(writeAside(file, { ...secrets, ...(Object.keys(former).length > 0 && { former }) }), file);
}

function writeAside(file: string, stored: StoredSecrets): string {
  const aside = `${file}.new-${process.pid}`;
  writeFileSync(aside, JSON.stringify(stored, null, 2) + "\n", { mode: 0o600, flush: true });
  return aside;
}
