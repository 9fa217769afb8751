import { eq } from "drizzle-orm";
import { alerts as all } from "#rules/notices/alerts.ts";
import type { Db } from "../../db/client.ts";
import { alerts } from "../../db/tables/alerts.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { staffNoticeRules } from "../../db/tables/staff-notice-rules.ts";

/**
 * Switches on e-mails of changed visits, and of new requests to one of the staff. Reminders, which would go without
 * anybody's doing, stay off.
 */
export async function insertNotices(db: Db, worker: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, worker));
  const { id, medicalCenterId } = profile!;
  const change = all.find(({ ahead, notificationType }) => ahead === null && notificationType === "EMAIL")!;
  await db.insert(alerts).values({ medicalCenterId, alertId: change.id, active: true });
  await db.insert(staffNoticeRules).values({ medicalCenterId, requestProfiles: [id] });
}
