import { writeSeries } from "#rules/calendar/recurrence.ts";
import { EventInput } from "#rules/inputs/calendar/event.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { claimsOf } from "../occupancy/claims.ts";
import { takenClaims } from "../occupancy/conflicts.ts";
import { assertNew } from "../events/create.ts";
import { describe } from "../occupancy/describe.ts";
import { plan } from "./occurrences.ts";
import { outsideHours } from "../availability/outside-hours.ts";

/** Every date of a series that is to be entered, with all that would be in its way; nothing is entered. */
export async function previewRecurrence(ctx: Ctx, given: unknown) {
  allow(ctx, "calendar:write");
  const input = parse(EventInput, given);
  const { columns, span } = await assertNew(ctx, input);
  if (!input.recurrence) throw new Fault("invalidInput", { fields: [{ path: ["recurrence"], error: "required" }] });
  const { series, dates } = plan(input, span);
  const attendances = input.patientCards.map((patientCardId) => ({ patientCardId, state: "NOT_SET" as const }));
  const rows = dates.map((date, id) => ({ ...columns, ...date, id, removedAt: null }));
  const claims = rows
    .filter(({ leftOut }) => !leftOut)
    .flatMap((row) => claimsOf(row, { staffs: input.staffs, facilities: input.facilities, attendances }));
  const hits = [...(await takenClaims(ctx, claims)), ...(await outsideHours(ctx, rows, claims))];
  const conflicts = await describe(ctx, hits);
  return {
    recurrence: writeSeries(series),
    dates: rows.map((row) => ({
      ...row,
      conflicts: conflicts.filter((_conflict, at) => hits[at]!.claim.eventId === row.id),
    })),
  };
}
