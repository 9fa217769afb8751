import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { columns } from "./columns.ts";
import { inMyCenter } from "./scope.ts";
import { notRemoved } from "./state.ts";
import type { MedicalReport } from "./columns.ts";

/** As many as are compared at a glance. */
const MOST = 12;

/** The latest reports of a patient that hold and in which something was measured, drafts among them. */
export async function reportsWithFindings(ctx: Ctx, patientCard: number): Promise<MedicalReport[]> {
  allow(ctx, "medicalReport:read");
  await visibleCard(ctx, { id: patientCard });
  const reports = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(
      and(
        eq(medicalReports.patientCardId, patientCard),
        inMyCenter(ctx),
        notRemoved,
        isNull(medicalReports.invalidatedAt),
        isNotNull(medicalReports.findings),
      ),
    )
    .orderBy(desc(medicalReports.examinedAt), desc(medicalReports.id))
    .limit(MOST);
  await track(ctx, "medicalReport.listed", {
    patientCardId: patientCard,
    details: { medicalReports: reports.map(({ id }) => id) },
  });
  return reports;
}
