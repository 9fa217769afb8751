import { eq } from "drizzle-orm";
import { ReminderDaysInput } from "#rules/inputs/payments/reminders.ts";
import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { medicalCenters } from "../../db/tables/medical-centers.ts";
import { parse } from "../../parse.ts";
import { track } from "../../track.ts";

/** Sets the least days between two reminders of a payment. */
export async function setReminderDays(ctx: Ctx, input: unknown) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const { days: reminderDays } = parse(ReminderDaysInput, input);
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ reminderDays })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.remindersSet", { entityId: medicalCenterId, details: { reminderDays } });
  return medicalCenter!;
}
