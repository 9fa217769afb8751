import { and, eq, exists, isNull } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";

export const inMyCenter = (ctx: InCenter) => eq(waitingPatients.medicalCenterId, ctx.profile.medicalCenterId);

/**
 * The waiting list: the centre's entries that were neither removed nor booked, of patients whose card is not archived.
 */
export const waiting = (ctx: InCenter) =>
  and(
    inMyCenter(ctx),
    isNull(waitingPatients.removedAt),
    exists(
      ctx.db
        .select({ id: patientCards.id })
        .from(patientCards)
        .where(and(eq(patientCards.id, waitingPatients.patientCardId), isNull(patientCards.archivedAt))),
    ),
  );
