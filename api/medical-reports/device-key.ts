import { createHmac } from "node:crypto";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";

/**
 * With what the caller's browser seals the copy of a report that the server does not have yet (docs/decisions): always the
 * same for one profile, and told to nobody else, so that only the author, signed in again, can open it.
 */
export function deviceKey(ctx: Ctx): string {
  allow(ctx, "medicalReport:write");
  return createHmac("sha256", ctx.settings.secrets.tokens).update(`device copies of profile ${ctx.profile.id}`).digest("base64url");
}
