import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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

export const newSecrets = () => Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")])) as Secrets;

/** The secrets of a file; those it lacks are generated into it. */
export function readSecrets(file: string): { secrets: Secrets; formerSecrets: FormerSecrets } {
  const { former, ...known } = Stored.parse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  const secrets = Object.fromEntries(Object.entries(newSecrets()).map(([name, made]) => [name, known[name] ?? made])) as Secrets;
  if (names.some((name) => !known[name])) writeSecrets(file, secrets, former);
  return { secrets, formerSecrets: former };
}

/** Writes next to the file and renames: a process that is killed leaves the earlier secrets, without which what is sealed is lost. */
export function writeSecrets(file: string, secrets: Secrets, former: FormerSecrets) {
  const aside = `${file}.new-${process.pid}`;
  const stored: StoredSecrets = { ...secrets, ...(Object.keys(former).length > 0 && { former }) };
  writeFileSync(aside, JSON.stringify(stored, null, 2) + "\n", { mode: 0o600, flush: true });
  renameSync(aside, file);
}
