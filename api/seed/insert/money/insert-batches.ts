import { eq } from "drizzle-orm";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { addRun } from "../../../batches/begin.ts";
import { cardsToBill } from "../../../batches/to-bill.ts";
import type { Db } from "../../../db/client.ts";
import { profiles } from "../../../db/tables/profiles.ts";

/** Asks for the batches of the last month, which a job makes once the product runs. */
export async function insertBatches(db: Db, now: Date, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const ctx = { db, now: () => now, profile: profile! };
  const month = addMonths(monthStart(localDate(now)), -1);
  if ((await cardsToBill(ctx, month)).length > 0) await addRun(ctx, month);
}
