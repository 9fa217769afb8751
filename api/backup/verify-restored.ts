import type { ClientConfig, Pool } from "pg";
import { createDb } from "../core/db/client.ts";
import { poolOf } from "../core/db/pool-of.ts";
import { pendingMigrations } from "../core/db/migrate.ts";
import { verifyEvidence, type Evidence } from "../evidence/verify.ts";
import { hashFile } from "../files/hash-file.ts";
import { readAnchors } from "../core/outside/anchors.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import { storedFiles } from "./stored-keys.ts";

/**
 * The differences from the stored, signed or sealed state; a check of an older database runs after its migration, and
 * is null until then.
 */
export type Verified = { files: { checked: number; wrong: string[] }; evidence: Evidence | null };

/**
 * Reads every file of a database again, and holds its signed reports and consents against the audit log, and that
 * against its chains.
 */
export async function verifyRestored(
  owner: ClientConfig,
  storage: Storage,
  auditAnchors: string,
  migrations: string,
): Promise<Verified> {
  const pool = poolOf({ ...owner, max: 1 });
  try {
    const pending = await pendingMigrations(pool, migrations);
    return {
      files: await verifyFiles(pool, storage),
      evidence:
        pending.length > 0 ? null : await verifyEvidence(createDb(pool), (await readAnchors(auditAnchors)).anchors),
    };
  } finally {
    await pool.end();
  }
}

async function verifyFiles(pool: Pool, storage: Storage) {
  const wrong: string[] = [];
  let checked = 0;
  for await (const { uuid, sha256, drawn } of storedFiles(pool)) {
    checked++;
    if ((await hashFile(storage, uuid)) !== sha256) wrong.push(uuid);
    for (const key of drawn) if (!(await hashFile(storage, key))) wrong.push(key);
  }
  return { checked, wrong };
}
