import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { track } from "../core/track.ts";
import { contentColumns, type Content } from "./columns.ts";

/**
 * The contents of these reports, by their ids. Each reading is recorded, from every caller: one audit row for each
 * patient.
 */
export async function readContents(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Content>> {
  allow(ctx, "medicalReport:read");
  const rows = await ctx.db
    .select({ id: medicalReports.id, patientCardId: medicalReports.patientCardId, ...contentColumns })
    .from(medicalReports)
    .where(anyOf(medicalReports.id, ids));
  const ofCards = new Map<number, number[]>();
  for (const { id, patientCardId } of rows) ofCards.set(patientCardId, [...(ofCards.get(patientCardId) ?? []), id]);
  for (const [patientCardId, medicalReports] of ofCards)
    await track(ctx, "medicalReport.read", {
      entityId: medicalReports.length === 1 ? medicalReports[0] : undefined,
      patientCardId,
      details: { medicalReports },
    });
  return new Map(rows.map((row) => [row.id, row]));
}
