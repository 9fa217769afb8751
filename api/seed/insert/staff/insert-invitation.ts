import { eq } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";

/** A receptionist who was invited two days ago and has not come yet; a link is mailed when the invitation is sent again. */
export async function insertInvitation(db: Db, today: IsoDate, inviter: string) {
  const [{ medicalCenterId } = { medicalCenterId: 0 }] = await db
    .select({ medicalCenterId: profiles.medicalCenterId })
    .from(profiles)
    .where(eq(profiles.email, inviter));
  await db.insert(profiles).values({
    medicalCenterId,
    role: "ROLE_RECEPTIONIST",
    profession: "OTHER",
    name: "Tereza",
    surname: "Marková",
    email: "tereza.markova@demo.example",
    createdAt: instantOf(addDays(today, -2), "09:00"),
  });
}
