import { createHmac } from "node:crypto";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";

/**
 * With what the caller's browser seals the copy of a report that the server does not have yet (docs/decisions): always the
 * same for one profile, and given to that one alone, so that only the author, signed in again, can open it. Keys by former secrets follow,
 * separated by a space: a copy that was made before the exchange opens too.
 */
export function deviceKey(ctx: Ctx): string {
  allow(ctx, "medicalReport:write");
  const { secrets, formerSecrets } = ctx.settings;
  const keyBy = (secret: string) =>
    createHmac("sha256", secret).update(`device copies of profile ${ctx.profile.id}`).digest("base64url");
  const former = Object.values(formerSecrets).filter(({ name }) => name === "tokens");
  return [secrets.tokens, ...former.map(({ secret }) => secret)].map(keyBy).join(" ");
}
