import { and, eq, inArray } from "drizzle-orm";
import type { Movement } from "#rules/bank-statements/statement.ts";
import type { ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { Fault } from "../core/fault.ts";
import { contentOf } from "./files/movement-content.ts";
import { removeMovements } from "./remove-movements.ts";

/**
 * Takes back the movements whose rows of a table were read by other columns before, so that the same transfer is not
 * there twice; answers how many. One that was booked and reversed stays under its payment's entries, and gets its new
 * content. While something is booked, columns that are chosen again are refused (`statementBooked`); under remembered
 * columns, what is booked stays as it was read.
 */
export async function replaceMisread(ctx: ProfileCtx, movements: readonly Movement[], isChosen: boolean) {
  const read = new Map(movements.flatMap((movement) => (movement.row ? [[movement.row, movement] as const] : [])));
  if (read.size === 0) return 0;
  const stored = await ctx.db
    .select()
    .from(bankMovements)
    .where(
      and(eq(bankMovements.medicalCenterId, ctx.profile.medicalCenterId), inArray(bankMovements.row, [...read.keys()])),
    )
    .for("update");
  const misread = stored.filter(({ row, fingerprint }) => read.get(row!)!.fingerprint !== fingerprint);
  const free = misread.filter(({ booked }) => booked === 0);
  if (isChosen && free.length < misread.length) throw new Fault("statementBooked");
  for (const movement of await removeMovements(ctx, free))
    await changeOne(ctx.db, bankMovements, movement, {
      ...contentOf(read.get(movement.row!)!),
      leftOutAt: null,
      leftOutReason: null,
      leftOutBy: null,
    });
  return free.length;
}
