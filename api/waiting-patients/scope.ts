import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { Fault } from "../core/fault.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";
import { columns, type WaitingPatient } from "./columns.ts";

/** An open entry; a booked or removed one is not found. */
export async function visibleWaitingPatient(ctx: ProfileCtx, id: number): Promise<WaitingPatient> {
  const [row] = await ctx.db
    .select(columns)
    .from(waitingPatients)
    .where(and(waiting(ctx), eq(waitingPatients.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}
