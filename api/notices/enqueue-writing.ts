import type { Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { enqueue } from "../core/queue/queue.ts";

type Waiting = { id: number; medicalCenterId: number; sendAt: Date };

/** Has a notice written when its time comes; a later time replaces an earlier one. */
export const enqueueWriting = (ctx: Pick<Ctx, "now"> & { db: Db }, { id: notice, medicalCenterId, sendAt }: Waiting) =>
  enqueue(
    ctx.db,
    "writeNotice",
    { notice, medicalCenterId },
    { key: `notice ${notice}`, after: Math.max(0, sendAt.getTime() - ctx.now().getTime()), oneAtATime: "center" },
  );
