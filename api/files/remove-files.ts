import type { Ctx } from "../core/context.ts";

/** Removes the bytes of files whose rows are gone. A missing file is no fault, so it can be repeated. */
export async function removeFiles(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) await ctx.storage.remove(key);
}
