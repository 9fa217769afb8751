import { eq } from "drizzle-orm";
import type { InCenter } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";

export const inMyCenter = (ctx: Pick<InCenter, "profile">) =>
  eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId);
