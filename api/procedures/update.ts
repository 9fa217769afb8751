import { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { events } from "../core/db/tables/events.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { readPrice } from "../prices/on-day.ts";
import { setPriceToday } from "../prices/set.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { assertRelations, readRelations, writeRelations } from "./relations.ts";
import { resizeComing } from "./resize-coming.ts";
import { comingEvents, offered } from "./scope.ts";
import { offeredProcedure } from "./offered-procedure.ts";
import { inputOf, valuesOf } from "./values.ts";

/**
 * Changes the given fields of a service, based on its version; omitted ones stay. Another price holds from today. The
 * type stays while future events have it: a group of one, or single visits with many patients, would have no defined
 * capacity.
 */
export async function updateProcedure(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "medicalCenter:write");
  const before = await offeredProcedure(ctx, id);
  if (before.version !== version) throw new Fault("stale");
  const known = inputOf(before, await readPrice(ctx, "PROCEDURE", id), await readRelations(ctx, id));
  const input = parse(ProcedureInput(await myCurrency(ctx)), { ...known, ...change });
  if (input.type !== before.type && (await hasComing(ctx, id))) throw fieldFault("type", "typeInUse");
  const { priceAmount, ...values } = valuesOf(input);
  const after = await changeOne(ctx.db, procedures, { id, version }, values, offered(ctx));
  if (!after) throw new Fault("stale");
  if (priceAmount !== known.price.amount) await setPriceToday(ctx, "PROCEDURE", id, priceAmount);
  // Events are locked before people and rooms, as by a change of events: no deadlock.
  if (after.capacity !== before.capacity) await resizeComing(ctx, after);
  await assertRelations(ctx, input);
  await writeRelations(ctx, id, input);
  await track(ctx, "procedure.updated", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}

async function hasComing(ctx: ProfileCtx, id: number) {
  const [one] = await ctx.db.select({ id: events.id }).from(events).where(comingEvents(ctx, id)).limit(1);
  return one !== undefined;
}
