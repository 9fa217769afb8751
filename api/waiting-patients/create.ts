import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { parse } from "../core/parse.ts";
import { lockCard } from "../patients/lock-cards.ts";
import { refuseSame } from "../core/refuse-same.ts";
import { track } from "../core/track.ts";
import { columns, type WaitingPatient } from "./columns.ts";
import { toWaitingPatientValues, writePreferences } from "./values.ts";

/** Puts a patient on the waiting list; an identical entry exists once, a different one of the same patient may. */
export async function createWaitingPatient(ctx: Ctx, given: unknown): Promise<WaitingPatient> {
  allow(ctx, "calendar:write");
  const now = ctx.now();
  const input = parse(WaitingPatientInput(localDate(now)), given);
  await lockCard(ctx, input.patientCard);
  const values = await toWaitingPatientValues(ctx, input);
  const said = Object.entries(values).map(([name, value]): [PgColumn, unknown] => [
    waitingPatients[name as keyof typeof values],
    value,
  ]);
  const named = (ids: SQL<number[]>, wanted: number[]) => sql`${ids} = ${sql.param(wanted)}::integer[]`;
  await refuseSame(
    ctx,
    waitingPatients,
    [...said, [waitingPatients.removedAt, null]],
    named(columns.procedures, input.procedures),
    named(columns.profiles, input.profiles),
  );
  const [row] = await ctx.db
    .insert(waitingPatients)
    .values({ ...values, medicalCenterId: ctx.profile.medicalCenterId, createdAt: now, createdBy: ctx.profile.id })
    .returning();
  await writePreferences(ctx, row!.id, input);
  await track(ctx, "waitingPatient.created", { entityId: row!.id, patientCardId: row!.patientCardId });
  return { ...row!, procedures: input.procedures, profiles: input.profiles };
}
