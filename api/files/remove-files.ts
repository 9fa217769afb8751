import type { Ctx } from "../context.ts";

/** Removes the bytes of files whose rows are gone. What is not there any more is no fault, so it can be done twice. */
export async function removeFiles(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) await ctx.storage.remove(key);
}
