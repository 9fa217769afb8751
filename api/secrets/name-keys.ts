import { isNull } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import { pins } from "../core/db/tables/pins.ts";
import { recoveryCodes } from "../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../core/db/tables/second-factors.ts";
import { presentKey } from "../core/secret-keys.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Rows of versions in which no secret could be exchanged name none: they are by the present ones. As the owner of the
 * database.
 */
export async function nameKeys(db: Db, settings: Settings) {
  const ctx = { settings };
  await db
    .update(pins)
    .set({ keyId: presentKey(ctx, "tokens") })
    .where(isNull(pins.keyId));
  for (const table of [recoveryCodes, secondFactors])
    await db
      .update(table)
      .set({ keyId: presentKey(ctx, "secondFactors") })
      .where(isNull(table.keyId));
}
