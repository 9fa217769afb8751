import { and, eq } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../core/context.ts";
import { centerCopies } from "../core/db/tables/center-copies.ts";
import { files } from "../core/db/tables/files.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { trackUnsigned } from "../core/track.ts";

/** Removes the file of a copy after its month; the row stays. */
export const forgetCopy = (ctx: Ctx, { copy: id, medicalCenterId }: { copy: number; medicalCenterId: number }) =>
  transaction(ctx, async (ctx) => {
    const { db } = ctx;
    await bind(db, null, medicalCenterId);
    const its = and(eq(centerCopies.id, id), eq(centerCopies.medicalCenterId, medicalCenterId));
    const [found] = await db.select().from(centerCopies).where(its).for("update");
    if (!found?.fileId) return;
    await db.update(centerCopies).set({ fileId: null, removedAt: ctx.now() }).where(its);
    const [file] = await db.delete(files).where(eq(files.id, found.fileId)).returning();
    await removeBytes({ db }, [file!.uuid]);
    await trackUnsigned(ctx, medicalCenterId, "centerCopy.removed", { entityId: id });
  });
