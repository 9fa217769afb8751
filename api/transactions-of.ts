import { bind, type CenterCtx, type Ctx, type InCenter } from "./context.ts";
import type { Db } from "./db/client.ts";

/** A transaction of a job, in which a centre's rows are read and written. */
export type Storing = InCenter & Pick<Ctx, "storage" | "session" | "requestId" | "address">;
export type Run = <T>(work: (ctx: CenterCtx) => Promise<T>) => Promise<T>;

/** Runs work of a job in transactions of a medical centre, each of its own. */
export const transactionsOf =
  (ctx: Ctx, medicalCenterId: number): Run =>
  (work) =>
    ctx.db.transaction(async (db) => {
      await bind(db as Db, null, medicalCenterId);
      return work({ ...ctx, db: db as Db, profile: { medicalCenterId } });
    });
