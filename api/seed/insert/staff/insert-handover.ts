import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { events } from "../../../core/db/tables/events.ts";
import { handoverItems } from "../../../core/db/tables/handover-items.ts";
import { handovers } from "../../../core/db/tables/handovers.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";

/** As many events were handed over. */
const HANDED_OVER = 3;

/** Two paramedics, of whom one took a few coming visits over from the other yesterday. */
export async function insertHandover(db: Db, today: IsoDate, administrator: string) {
  const [admin] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const { medicalCenterId, id: createdBy } = admin!;
  const people = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), eq(profiles.role, "ROLE_PARAMEDIC")))
    .orderBy(asc(profiles.id));
  const coming = await db
    .select({ id: events.id, version: events.version, ownerId: events.ownerId })
    .from(events)
    .where(
      and(
        eq(events.type, "EVENT"),
        isNull(events.removedAt),
        isNull(events.parentId),
        isNotNull(events.procedureId),
        gt(events.beginAt, instantOf(addDays(today, 2))),
        inArray(
          events.ownerId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(events.beginAt), asc(events.id));
  const toProfileId = coming[0]!.ownerId!;
  const [row] = await db
    .insert(handovers)
    .values({
      medicalCenterId,
      fromProfileId: people.find(({ id }) => id !== toProfileId)!.id,
      toProfileId,
      createdAt: instantOf(addDays(today, -1), "16:20"),
      createdBy,
    })
    .returning();
  await db.insert(handoverItems).values(
    coming
      .filter(({ ownerId }) => ownerId === toProfileId)
      .slice(0, HANDED_OVER)
      .map(({ id, version }) => ({ medicalCenterId, handoverId: row!.id, eventId: id, version, led: true })),
  );
}
