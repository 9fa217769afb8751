import type { Ctx } from "./context.ts";
import { fingerprintOf, keyIdOf } from "./db/opening/secret-fingerprints.ts";
import type { Secrets } from "../settings/secrets-file.ts";

type Of = Pick<Ctx, "settings">;

/** The id of a secret, in rows that are sealed or keyed by it: it identifies the secret, and reveals nothing of it. */
export const keyId = (name: keyof Secrets, secrets: Secrets) => keyIdOf(fingerprintOf(name, secrets[name]));

/** The id of the present secret. */
export const presentKey = ({ settings }: Of, name: keyof Secrets) => keyId(name, settings.secrets);

/** The secret of a row: the present one, a former one, or undefined where it is gone. */
export const secretOf = ({ settings }: Of, name: keyof Secrets, id: string | null): string | undefined =>
  id === null || id === presentKey({ settings }, name) ? settings.secrets[name] : settings.formerSecrets[id]?.secret;
