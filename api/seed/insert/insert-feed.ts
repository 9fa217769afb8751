import { eq } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { calendarAcls } from "../../core/db/tables/calendar-acls.ts";
import { profiles } from "../../core/db/tables/profiles.ts";

/** Puts the e-mail of one of the staff on the list of their calendar; no address has its hash. */
export async function insertFeed(db: Db, today: IsoDate, worker: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, worker));
  const { id: profileId, medicalCenterId } = profile!;
  const mailed = instantOf(addDays(today, -20), "09:10");
  await db.insert(calendarAcls).values({
    medicalCenterId,
    profileId,
    email: worker,
    tokenHash: "none",
    createdAt: mailed,
    createdBy: profileId,
    addressAt: mailed,
    readAt: instantOf(addDays(today, -1), "06:40"),
  });
}
