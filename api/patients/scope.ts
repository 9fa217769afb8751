import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";

export const inMyCenter = (ctx: ProfileCtx) => eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId);
