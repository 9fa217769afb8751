import { createHmac } from "node:crypto";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";

/**
 * The key by which the caller's browser seals its copy of an unsaved report (docs/decisions): always the same for one
 * profile, and given to that one alone, so that only the author, signed in again, can open it. Keys by former secrets
 * follow, separated by a space: a copy sealed before the exchange opens too.
 */
export function deviceKey(ctx: Ctx): string {
  allow(ctx, "medicalReport:write");
  const { secrets, formerSecrets } = ctx.settings;
  const keyBy = (secret: string) =>
    createHmac("sha256", secret).update(`device copies of profile ${ctx.profile.id}`).digest("base64url");
  const former = Object.values(formerSecrets).filter(({ name }) => name === "tokens");
  return [secrets.tokens, ...former.map(({ secret }) => secret)].map(keyBy).join(" ");
}
