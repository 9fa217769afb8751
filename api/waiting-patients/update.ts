import { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import type { WaitingPatient } from "./columns.ts";
import { visibleWaitingPatient } from "./scope.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";
import { inputOf, toWaitingPatientValues, writePreferences } from "./values.ts";

/** Changes the given fields of an entry, based on its version; omitted ones stay. */
export async function updateWaitingPatient(
  ctx: Ctx,
  { id, version }: { id: number; version?: number | null },
  change: object,
): Promise<WaitingPatient> {
  allow(ctx, "calendar:write");
  const before = await visibleWaitingPatient(ctx, id);
  if ((version ?? before.version) !== before.version) throw new Fault("stale");
  const known = inputOf(before);
  const input = parse(WaitingPatientInput(localDate(ctx.now())), { ...known, ...change });
  const row = await changeOne(
    ctx.db,
    waitingPatients,
    { id, version: before.version },
    await toWaitingPatientValues(ctx, input, known),
    waiting(ctx),
  );
  if (!row) throw new Fault("stale");
  await writePreferences(ctx, id, input);
  await track(ctx, "waitingPatient.updated", { entityId: id, patientCardId: row.patientCardId });
  return { ...row, procedures: input.procedures, profiles: input.profiles };
}
