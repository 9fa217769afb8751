import { reach, type Permission, type Reach } from "#rules/permissions.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { Fault } from "../fault.ts";

/** Refuses a request without an open session. */
export const notSignedIn = (ctx: Ctx) => new Fault(ctx.known.locked ? "sessionLocked" : "notSignedIn");

/**
 * A verb's first line: refuses with `notSignedIn`, `sessionLocked`, `forbidden` or `secondFactorRequired`, else answers
 * the reach of the permission.
 */
export function allow(ctx: Ctx, permission: Permission): asserts ctx is ProfileCtx;
export function allow(ctx: Ctx, permission: Permission) {
  reachOf(ctx, permission);
}

/** Like `allow`, for permissions that may reach only to the user's own records. */
export function reachOf(ctx: Ctx, permission: Permission): Exclude<Reach, "none"> {
  if (!ctx.session) throw notSignedIn(ctx);
  if (!ctx.profile) throw new Fault(ctx.known.withheld ? "secondFactorRequired" : "forbidden");
  const far = reach(ctx.profile, permission);
  if (far === "none") throw new Fault("forbidden");
  return far;
}
