import { eq } from "drizzle-orm";
import { addDays, addMonths } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { subscriptions } from "../../core/db/tables/subscriptions.ts";

/** A plan for a team that has run for a few months, with room for more colleagues than there are. */
export async function insertSubscription(db: Db, today: IsoDate, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const beginsOn = addMonths(addDays(today, -10), -3);
  await db.insert(subscriptions).values({
    medicalCenterId: profile!.medicalCenterId,
    beginsOn,
    type: "TEAM",
    frequency: "MONTHLY",
    usersLimit: 20,
    periodsFrom: beginsOn,
    createdAt: instantOf(beginsOn, "09:20"),
    createdBy: profile!.id,
  });
}
