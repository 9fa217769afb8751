import { sql } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";

/**
 * True if the public may register and create medical centres. Where registration is closed, only the very first may.
 */
export async function registrationOpen(ctx: Ctx): Promise<boolean> {
  if (ctx.settings.MOTUS_REGISTRATION) return true;
  const { rows } = await ctx.db.execute<{ any: boolean }>(sql`select any_medical_center() as any`);
  return rows[0]?.any === false;
}
