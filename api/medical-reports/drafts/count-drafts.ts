import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { inMyCenter } from "../scope.ts";
import { inState } from "../state.ts";

/** The reports a person has begun and not signed. */
export const countDrafts = (ctx: ProfileCtx, profileId: number): Promise<number> =>
  ctx.db.$count(medicalReports, and(inMyCenter(ctx), eq(medicalReports.createdBy, profileId), inState.DRAFT));
