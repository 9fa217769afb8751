import { eq } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

export const inMyCenter = (ctx: Pick<InCenter, "profile">) =>
  eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId);
