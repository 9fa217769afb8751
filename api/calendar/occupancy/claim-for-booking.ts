import type { InCenter } from "../../core/context.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { Fault } from "../../core/fault.ts";
import type { EventRow } from "../events/relations.ts";
import { claimsOf } from "./claims.ts";
import { takenClaims } from "./conflicts.ts";
import { lock, rowOf } from "./sync-occupancies.ts";

/**
 * Claims what the event of a patient's request takes; refused with `timeTaken`, which says nothing of what is in the
 * way.
 */
export async function claimForBooking(ctx: InCenter, event: EventRow, facilities: number[]) {
  const claims = claimsOf(event, { staffs: [], facilities, attendances: [] });
  await lock(ctx, claims);
  if ((await takenClaims(ctx, claims)).length > 0) throw new Fault("timeTaken");
  await insertRows(
    ctx.db,
    occupancies,
    claims.map((claim) => rowOf(ctx.profile.medicalCenterId, claim, null)),
  );
}
