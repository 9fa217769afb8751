import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { medicalReportStates } from "#rules/codes.ts";
import { integer, oneOf } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { columns } from "../../medical-reports/columns.ts";
import { inState, notRemoved, stateOf } from "../../medical-reports/state.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";
import { openCard } from "./open-card.ts";

const corrected = alias(medicalReports, "corrected");

const filters = { patientCard: integer, state: oneOf(...medicalReportStates) };

/** The reports of a card, their beginning for those who may read them; removed ones only by their state. */
export const medicalReportGrid = defineGrid<"medicalReports", typeof filters>({
  name: "medicalReports",
  permission: "medicalReport:see",
  listed: null,
  filters,
  table: medicalReports,
  order: [medicalReports.id],
  sorts: { examined: [sql`${medicalReports.examinedAt}`] },
  async reach(ctx, { patientCard }) {
    return eq(medicalReports.patientCardId, await openCard(ctx, patientCard, "medicalReport.listed"));
  },
  where: ({ state }) => [state ? inState[state] : notRemoved],
  async read({ db }, ids) {
    const rows = await db
      .select({
        report: columns,
        card: patientCards.uuid,
        service: { name: procedures.name, color: procedures.color },
        author: nameParts(profiles),
        corrects: corrected.examinedAt,
      })
      .from(medicalReports)
      .innerJoin(patientCards, eq(patientCards.id, medicalReports.patientCardId))
      .innerJoin(profiles, eq(profiles.id, medicalReports.createdBy))
      .leftJoin(procedures, eq(procedures.id, medicalReports.procedureId))
      .leftJoin(corrected, eq(corrected.id, medicalReports.correctionOfId))
      .where(anyOf(medicalReports.id, ids));
    return rows.map(({ report, card, service, author, corrects }) => {
      const { id, uuid, procedureName, paramedicName, createdBy } = report;
      const state = stateOf(report);
      return {
        id,
        examined: {
          card,
          uuid,
          examinedAt: report.examinedAt.toISOString(),
          holds: state !== "INVALID" && state !== "REMOVED",
          corrects: corrects?.toISOString() ?? null,
        },
        corrects: corrects && localDate(corrects),
        summary: report.summary || null,
        service: service && { name: procedureName ?? service.name, color: service.color },
        author: { id: createdBy, name: paramedicName ?? fullName(author) },
        state,
      };
    });
  },
});
