import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";

export const inMyCenter = (ctx: ProfileCtx) => eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId);
