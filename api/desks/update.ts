import { DeskInput } from "#rules/inputs/accounts/desk.ts";
import { allow } from "../access/allow.ts";
import { changedFields } from "../changed-fields.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { desks } from "../db/tables/desks.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { ownDesk, ownDesks } from "./list.ts";
import type { Desk } from "../accounts/sessions/desk-session.ts";

/** Changes a desk's name, and after how many minutes it locks. */
export async function updateDesk(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  input: object,
): Promise<Desk> {
  allow(ctx, "medicalCenter:write");
  const { name, lockMinutes } = await ownDesk(ctx, id);
  const values = parse(DeskInput, input);
  const after = await changeOne(ctx.db, desks, { id, version }, values, ownDesks(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "desk.updated", { entityId: id, details: { fields: changedFields({ name, lockMinutes }, values) } });
  return after;
}
