import { sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { enqueue } from "../jobs/queue.ts";

/** So many may be left over anywhere. */
const A_FEW = 10;

/** The name of this error is all that the log tells of it. */
class FilesOfAnotherDatabase extends Error {
  override name = "FilesOfAnotherDatabase";
}

/**
 * Removes bytes that no row of any centre names: they were stored, and then what they belong to was refused or cut off. One page
 * of the storage at a time, the next by another job. For a day they may be of a row that is about to be written: by the database's clock, since that of
 * the application may have leapt.
 */
export async function removeStray(ctx: Ctx, after: string | null): Promise<void> {
  const { stored, next } = await ctx.storage.list(after);
  const dayAgo = await dayAgoIn(ctx);
  const old = stored.filter(({ storedAt }) => storedAt.getTime() < dayAgo).map(({ key }) => key);
  const named = await namedAmong(ctx, old);
  const stray = old.filter((key) => !named.has(key));
  // Keys are random, so the first page is a fair sample: who knows less than half of it reads the storage of another database.
  if (after === null && stray.length > named.size + A_FEW) throw new FilesOfAnotherDatabase();
  for (const key of stray) await ctx.storage.remove(key);
  if (next !== null) await enqueueStray(ctx, next);
}

/** Goes through the storage, from the start unless told; a page that fails is left to the next day after three attempts. */
export const enqueueStray = ({ db }: Pick<Ctx, "db">, after: string | null = null) =>
  enqueue(db, "removeStray", { after }, { key: "removeStray", maxAttempts: 3 });

async function dayAgoIn({ db }: Ctx): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from now() - interval '1 day')::float8 * 1000 as ms`,
  );
  return rows[0]!.ms;
}

/** Which of these keys are of a file or what is drawn of it. Row-level security shows a job no row, so it asks a function for the keys alone. */
async function namedAmong({ db }: Ctx, keys: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`select stored_files(${sql.param(keys)}::uuid[]) as key`);
  return new Set(rows.map(({ key }) => key));
}
