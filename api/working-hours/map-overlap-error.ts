import type { ProfileCtx } from "../core/context.ts";
import { constraintOf, type Db } from "../core/db/client.ts";
import { fieldFault } from "../core/fault.ts";

/** Writes a period in a savepoint; where another of the same person holds in some of its days, that is the fault. */
export async function mapOverlapError<T>(ctx: ProfileCtx, write: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction((savepoint) => write(savepoint as Db));
  } catch (error) {
    throw constraintOf(error)?.constraint === "working_hours_periods_apart"
      ? fieldFault("from", "periodsOverlap")
      : error;
  }
}
