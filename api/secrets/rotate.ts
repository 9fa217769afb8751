import { count, eq, ne } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import { fingerprintOf } from "../core/db/opening/secret-fingerprints.ts";
import { secretFingerprints } from "../core/db/tables/secret-fingerprints.ts";
import { pins } from "../core/db/tables/pins.ts";
import { recoveryCodes } from "../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../core/db/tables/second-factors.ts";
import { seal, unseal } from "../accounts/second-factor/seal.ts";
import { keyId, presentKey, secretOf } from "../core/secret-keys.ts";
import { newSecrets, writeSecrets, type FormerSecrets, type Secrets } from "../settings/secrets-file.ts";
import type { Settings } from "../settings/settings.ts";
import { nameKeys } from "./name-keys.ts";
import { DAY, later } from "#rules/time/durations.ts";

/** A day longer than a browser keeps its copy of a report, which a former secret opens. */
const FORMER_DAYS = 8;

export type Rotation = {
  resealed: number;
  /** Opened by former secrets until they are used or made again. */ recoveryCodes: number;
  pins: number;
};

/**
 * Exchanges the secrets, as the owner of a database that nothing else uses. The file comes first and holds the former
 * secrets too, so that all opens at any moment in which the process may be killed; then the keys of second factors are
 * resealed in one transaction. PINs and recovery codes are known as hashes only: they stay by the former secret that
 * they name.
 */
export async function rotateSecrets(db: Db, settings: Settings, now: Date): Promise<Rotation> {
  await nameKeys(db, settings);
  const secrets = newSecrets();
  const formerSecrets: FormerSecrets = { ...settings.formerSecrets, ...formerOf(settings.secrets, now) };
  writeSecrets(settings.secretsFile, secrets, formerSecrets);
  const ctx = { settings: { ...settings, secrets, formerSecrets } };
  return db.transaction(async (tx) => {
    // A key whose secret is lost cannot be opened: its owner sets up a second factor again.
    const sealed = (await tx.select().from(secondFactors).for("update")).filter(
      (factor) => secretOf(ctx, "secondFactors", factor.keyId) !== undefined,
    );
    for (const factor of sealed)
      await tx
        .update(secondFactors)
        .set(seal(ctx, factor.userId, unseal(ctx, factor.userId, factor)))
        .where(eq(secondFactors.userId, factor.userId));
    for (const [name, secret] of Object.entries(secrets))
      await tx
        .update(secretFingerprints)
        .set({ fingerprint: fingerprintOf(name, secret) })
        .where(eq(secretFingerprints.name, name));
    const [codes] = await tx
      .select({ left: count() })
      .from(recoveryCodes)
      .where(ne(recoveryCodes.keyId, presentKey(ctx, "secondFactors")));
    const [pinsLeft] = await tx
      .select({ left: count() })
      .from(pins)
      .where(ne(pins.keyId, presentKey(ctx, "tokens")));
    return { resealed: sealed.length, recoveryCodes: codes!.left, pins: pinsLeft!.left };
  });
}

function formerOf(secrets: Secrets, now: Date): FormerSecrets {
  const until = later(now, FORMER_DAYS * DAY).toISOString();
  return Object.fromEntries(
    Object.entries(secrets).map(([name, secret]) => [keyId(name as keyof Secrets, secrets), { name, secret, until }]),
  );
}
