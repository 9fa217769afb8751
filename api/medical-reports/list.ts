import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import type { MedicalReportState } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { pageWithin } from "../core/page-within.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { columns } from "./columns.ts";
import { inMyCenter } from "./scope.ts";
import { isUuid } from "../core/is-uuid.ts";
import { inState, notRemoved } from "./state.ts";
import type { MedicalReport } from "./columns.ts";

export const PAGE_SIZE = 25;

export type MedicalReportList = { items: MedicalReport[]; total: number; page: number; pageSize: number };
type Wanted = {
  patientCard: number;
  states?: MedicalReportState[] | null;
  author?: number | null;
  uuids?: string[] | null;
  direction?: "asc" | "desc" | null;
  page?: number | null;
};

/**
 * A page of a patient's reports, the latest examination first by default; removed ones only on request. A page past the
 * last is the last.
 */
export async function listMedicalReports(
  ctx: Ctx,
  { patientCard, states, author, uuids, direction, page: wanted }: Wanted,
): Promise<MedicalReportList> {
  allow(ctx, "medicalReport:see");
  await visibleCard(ctx, { id: patientCard });
  const which = and(
    eq(medicalReports.patientCardId, patientCard),
    inMyCenter(ctx),
    states?.length ? or(...states.map((state) => inState[state])) : notRemoved,
    author ? eq(medicalReports.createdBy, author) : undefined,
    uuids ? inArray(medicalReports.uuid, uuids.filter(isUuid)) : undefined,
  );
  const total = await ctx.db.$count(medicalReports, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const order = direction === "asc" ? asc : desc;
  const items = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(which)
    .orderBy(order(medicalReports.examinedAt), order(medicalReports.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "medicalReport.listed", {
    patientCardId: patientCard,
    details: { medicalReports: items.map(({ id }) => id) },
  });
  return { items, total, page, pageSize: PAGE_SIZE };
}
