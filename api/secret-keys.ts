import type { Ctx } from "./context.ts";
import { fingerprintOf, keyIdOf } from "./db/secret-fingerprints.ts";
import type { Secrets } from "./secrets-file.ts";

type Of = Pick<Ctx, "settings">;

/** The id of a secret, which rows hold that are sealed or keyed by it: it says which one, and nothing of it. */
export const keyId = (name: keyof Secrets, secrets: Secrets) => keyIdOf(fingerprintOf(name, secrets[name]));

/** The id of the present secret. */
export const presentKey = ({ settings }: Of, name: keyof Secrets) => keyId(name, settings.secrets);

/** The secret that a row names: the present one, a former one, or undefined where it is gone. */
export const secretOf = ({ settings }: Of, name: keyof Secrets, id: string | null): string | undefined =>
  id === null || id === presentKey({ settings }, name) ? settings.secrets[name] : settings.formerSecrets[id]?.secret;
