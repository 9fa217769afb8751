import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { files } from "../db/tables/records.ts";
import { Fault } from "../fault.ts";
import type { ByteRange } from "../outside/storage.ts";

/** A stored file of the centre and its bytes; another centre's is not found. The caller's verb decides who may. */
export async function openFile(ctx: ProfileCtx, uuid: string, range?: ByteRange) {
  const [row] = await ctx.db.select().from(files).where(eq(files.uuid, uuid));
  if (!row) throw new Fault("notFound");
  const { stream } = await ctx.storage.get(row.uuid, range && { range });
  return { row, stream };
}
