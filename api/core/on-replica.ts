import { bind, type ProfileCtx } from "./context.ts";
import { readOn } from "./db/replica.ts";
import { AT_ONE_MOMENT } from "./transactions-of.ts";

/** Reads rows of the caller's centre on the standby, all as of one moment, where there is one; `read` writes nothing. */
export const onReplica = <T>(ctx: ProfileCtx, read: (ctx: ProfileCtx) => Promise<T>): Promise<T> =>
  readOn(
    ctx,
    ({ db }) =>
      db.transaction(async (db) => {
        await bind(db, ctx.session.userId, ctx.profile.medicalCenterId);
        return read({ ...ctx, db });
      }, AT_ONE_MOMENT),
    () => read(ctx),
  );
