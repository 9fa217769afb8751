import { createHmac } from "node:crypto";
import type { Ctx } from "../context.ts";

/** A PIN keyed by the installation's secret and bound to its user, before it is hashed: a copy of the database alone lets nobody guess it. */
export const pinDigest = ({ settings }: Pick<Ctx, "settings">, userId: number, pin: string) =>
  createHmac("sha256", settings.secrets.tokens).update(`PIN of user ${userId}: ${pin}`).digest("base64url");
