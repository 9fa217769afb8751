import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import { bind, type CenterCtx, type Ctx, type InCenter } from "./context.ts";
import type { Db } from "./db/client.ts";

/** A transaction of a job, in which a centre's rows are read and written. */
export type Storing = InCenter & Pick<Ctx, "storage" | "session" | "requestId" | "address">;
export type Run = <T>(work: (ctx: CenterCtx) => Promise<T>) => Promise<T>;

/** Runs work of a job in transactions of a medical centre, each of its own. */
export const transactionsOf =
  (ctx: Ctx, medicalCenterId: number, config?: PgTransactionConfig): Run =>
  (work) =>
    ctx.db.transaction(async (db) => {
      await bind(db as Db, null, medicalCenterId);
      return work({ ...ctx, db: db as Db, profile: { medicalCenterId } });
    }, config);

/** The same that reads a centre's rows, each time as they were at one moment. */
export const snapshotsOf = (ctx: Ctx, medicalCenterId: number): Run =>
  transactionsOf(ctx, medicalCenterId, { isolationLevel: "repeatable read", accessMode: "read only" });
