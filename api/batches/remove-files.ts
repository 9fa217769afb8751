import { inArray } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { removeBytes } from "../files/remove-bytes.ts";

/** Removes files of batches with their bytes; null is one that was not written yet. */
export async function removeFiles(ctx: ProfileCtx, ids: readonly (number | null)[]) {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return;
  const gone = await ctx.db.delete(files).where(inArray(files.id, known)).returning({ uuid: files.uuid });
  await removeBytes(
    ctx,
    gone.map(({ uuid }) => uuid),
  );
}
