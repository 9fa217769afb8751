import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { notices } from "../core/db/tables/notices.ts";

/** The number of the centre's messages that were refused for good. */
export async function countRefusedNotices(ctx: Ctx): Promise<number> {
  allow(ctx, "medicalCenter:write");
  const mine = eq(notices.medicalCenterId, ctx.profile.medicalCenterId);
  return ctx.db.$count(notices, and(mine, eq(notices.state, "REFUSED")));
}
