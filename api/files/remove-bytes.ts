import type { Ctx } from "../core/context.ts";
import { enqueue } from "../core/queue/queue.ts";

/** As many files as one job removes. */
const AT_ONCE = 500;

/** Removes stored bytes by their keys: after the transaction, by jobs that can be run twice. */
export async function removeBytes({ db }: Pick<Ctx, "db">, keys: string[]) {
  for (let from = 0; from < keys.length; from += AT_ONCE)
    await enqueue(db, "removeFiles", { keys: keys.slice(from, from + AT_ONCE) });
}
