import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";

export const inMyCenter = (ctx: ProfileCtx) => eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId);
