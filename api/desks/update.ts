import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { desks } from "../core/db/tables/desks.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { ownDesk, ownDesks } from "./list.ts";
import { readDesk } from "./values.ts";
import type { Desk } from "../accounts/sessions/desk-session.ts";

/** Changes a desk's name, the minutes after which it locks, and its cash box. */
export async function updateDesk(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  input: object,
): Promise<Desk> {
  allow(ctx, "medicalCenter:write");
  const { name, lockMinutes, cashBoxId } = await ownDesk(ctx, id);
  const values = await readDesk(ctx, input);
  const after = await changeOne(ctx.db, desks, { id, version }, values, ownDesks(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "desk.updated", {
    entityId: id,
    details: { fields: changedFields({ name, lockMinutes, cashBoxId }, values) },
  });
  return after;
}
