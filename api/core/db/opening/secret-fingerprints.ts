import { createHash } from "node:crypto";
import type pg from "pg";
import { DatabaseStartError } from "../database-start-error.ts";

/** Shows of a random secret only whether another is the same. */
export const fingerprintOf = (name: string, secret: string) =>
  createHash("sha256").update(`motus ${name}\n${secret}`).digest("hex");

export const keyIdOf = (fingerprint: string) => fingerprint.slice(0, 12);

/**
 * Refuses secrets other than those the database is served with, since sealed data would not open. A file that still
 * holds the database's as former ones (`formerKeys`) is a newer one: the command that exchanges secrets was
 * interrupted.
 */
export async function requireSameSecrets(owner: pg.Client, secrets: Record<string, string>, formerKeys: string[] = []) {
  const { rows: tables } = await owner.query("select to_regclass('public.secret_fingerprints') is not null as there");
  if (!tables[0].there) return;
  const { rows: known } = await owner.query<{ name: string; fingerprint: string }>(
    "select name, fingerprint from secret_fingerprints",
  );
  const differing = known
    .filter(
      ({ name, fingerprint }) =>
        secrets[name] !== undefined &&
        fingerprintOf(name, secrets[name]) !== fingerprint &&
        !formerKeys.includes(keyIdOf(fingerprint)),
    )
    .map(({ name }) => name);
  if (differing.length === 0) return;
  throw new DatabaseStartError(
    `The secrets in secrets.json of the data folder (${differing.join(", ")}) are not those this database is served with: put the file here that the ` +
      "other processes have, or the one of a backup. If it is lost for good, an administrator of the server has to run: DELETE FROM secret_fingerprints; " +
      "then everybody logs in again and second factors have to be turned on again.",
  );
}

/** These secrets are those of all processes from now on: others are refused. */
export async function writeFingerprints(owner: pg.Client, secrets: Record<string, string>) {
  for (const [name, secret] of Object.entries(secrets))
    await owner.query(
      "insert into secret_fingerprints values ($1, $2) on conflict (name) do update set fingerprint = excluded.fingerprint",
      [name, fingerprintOf(name, secret)],
    );
}
