import { eq } from "drizzle-orm";
import { ReminderDaysInput } from "#rules/inputs/payments/reminders.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";

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
