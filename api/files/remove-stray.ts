import { sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { enqueue } from "../core/queue/queue.ts";

/** So many may be left over anywhere. */
const A_FEW = 10;

/** The log gets the name of this error only. */
class FilesOfAnotherDatabase extends Error {
  override name = "FilesOfAnotherDatabase";
}

/**
 * Removes orphaned bytes, stored for a request that was then refused or cut off. One page of the storage at a time, the
 * next by another job. For a day they may belong to a row that is about to be written: by the database's clock, since
 * that of the application may have leapt.
 */
export async function removeStray(ctx: Ctx, after: string | null): Promise<void> {
  const { stored, next } = await ctx.storage.list(after);
  const dayAgo = await dayAgoIn(ctx);
  const old = stored.filter(({ storedAt }) => storedAt.getTime() < dayAgo).map(({ key }) => key);
  const named = await namedAmong(ctx, old);
  const stray = old.filter((key) => !named.has(key));
  // Keys are random, so the first page is a fair sample: a database that knows less than half of it has another
  // storage.
  if (after === null && stray.length > named.size + A_FEW) throw new FilesOfAnotherDatabase();
  for (const key of stray) await ctx.storage.remove(key);
  if (next !== null) await enqueueStray(ctx, next);
}

/**
 * Goes through the storage, from the start by default; a page that fails is left to the next day after three attempts.
 */
export const enqueueStray = ({ db }: Pick<Ctx, "db">, after: string | null = null) =>
  enqueue(db, "removeStray", { after }, { key: "removeStray", maxAttempts: 3 });

async function dayAgoIn({ db }: Ctx): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from now() - interval '1 day')::float8 * 1000 as ms`,
  );
  return rows[0]!.ms;
}

/**
 * The keys among these that belong to a file or a picture drawn of it. Row-level security shows a job no row, so it
 * asks a function for the keys alone.
 */
async function namedAmong({ db }: Ctx, keys: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`select stored_files(${sql.param(keys)}::uuid[]) as key`);
  return new Set(rows.map(({ key }) => key));
}
