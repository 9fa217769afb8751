import { eq } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";
import { addExport } from "../../../invoice-exports/begin.ts";

/** Asks for a table of the last four weeks' payments, which a job writes once the product runs. */
export async function insertExport(db: Db, now: Date, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const toDay = localDate(now);
  await addExport(
    { db, now: () => now, profile: profile! },
    { fromDay: addDays(toDay, -27), toDay, format: "PAYMENT_TABLE", tableFormat: "XLSX", language: "cs" },
  );
}
