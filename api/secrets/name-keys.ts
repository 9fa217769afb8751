import { isNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { pins } from "../db/tables/pins.ts";
import { recoveryCodes } from "../db/tables/recovery-codes.ts";
import { secondFactors } from "../db/tables/second-factors.ts";
import { presentKey } from "../secret-keys.ts";
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
