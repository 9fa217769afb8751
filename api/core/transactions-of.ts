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

export const AT_ONE_MOMENT: PgTransactionConfig = { isolationLevel: "repeatable read", accessMode: "read only" };

/** The same that reads a centre's rows, each time as they were at one moment; on the standby where it is current. */
export const snapshotsOf =
  (ctx: Ctx, medicalCenterId: number): Run =>
  async (work) => {
    const { db, replica } = ctx;
    const isCurrent = await replica?.isCurrent(db);
    return transactionsOf({ ...ctx, db: isCurrent ? replica!.db : db }, medicalCenterId, AT_ONE_MOMENT)(work);
  };
