import { and, desc, eq, gt } from "drizzle-orm";
import { transaction, type Ctx } from "../../../core/context.ts";
import { rememberedDevices } from "../../../core/db/tables/remembered-devices.ts";
import { Fault } from "../../../core/fault.ts";

/** The devices on which the signed-in user is not asked for the code, the one used last first. */
export const myDevices = (ctx: Ctx) =>
  transaction(ctx, async (ctx) => {
    const mine = and(eq(rememberedDevices.userId, ctx.session!.userId), gt(rememberedDevices.expiresAt, ctx.now()));
    return ctx.db
      .select()
      .from(rememberedDevices)
      .where(mine)
      .orderBy(desc(rememberedDevices.lastSeenAt), desc(rememberedDevices.id))
      .limit(MOST);
  });

/** The older ones run out unseen. */
const MOST = 100;

/** From now on an own device is asked for the code again. */
export const forgetDevice = (ctx: Ctx, id: number) =>
  transaction(ctx, async (ctx) => {
    const forgotten = await ctx.db
      .delete(rememberedDevices)
      .where(and(eq(rememberedDevices.id, id), eq(rememberedDevices.userId, ctx.session!.userId)))
      .returning();
    if (forgotten.length === 0) throw new Fault("notFound");
    return true as const;
  });
