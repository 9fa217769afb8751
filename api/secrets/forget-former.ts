import { isNull } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import { pins } from "../core/db/tables/pins.ts";
import { recoveryCodes } from "../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../core/db/tables/second-factors.ts";
import { writeSecrets, type FormerSecrets } from "../settings/secrets-file.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Removes from the file former secrets that open nothing any more: expired, and named by no row. A read-only file, such
 * as a vault's, keeps them. As the owner of the database.
 */
export async function forgetFormerSecrets(db: Db, settings: Settings, now: Date) {
  const { secretsFile, secrets, formerSecrets } = settings;
  if (Object.keys(formerSecrets).length === 0) return;
  const used = await usedKeys(db);
  const kept: FormerSecrets = Object.fromEntries(
    Object.entries(formerSecrets).filter(([id, { until }]) => used.has(id) || until > now.toISOString()),
  );
  if (Object.keys(kept).length === Object.keys(formerSecrets).length) return;
  try {
    writeSecrets(secretsFile, secrets, kept);
  } catch (error) {
    if (!/^(EROFS|EACCES|EPERM|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

async function usedKeys(db: Db): Promise<Set<string | null>> {
  const rows = await db
    .select({ id: secondFactors.keyId })
    .from(secondFactors)
    .union(db.select({ id: recoveryCodes.keyId }).from(recoveryCodes).where(isNull(recoveryCodes.usedAt)))
    .union(db.select({ id: pins.keyId }).from(pins));
  return new Set(rows.map(({ id }) => id));
}
