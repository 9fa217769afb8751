import { and, eq, inArray, max, not, sql, type SQL } from "drizzle-orm";
import { integer, type Query } from "#rules/query.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { auditRows } from "../../core/db/tables/audit-rows.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { groupBy } from "../../core/group-by.ts";
import { cardAndMerged } from "../../patients/merged-cards.ts";
import { day, onDays } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { accessBy, nameParts } from "../names.ts";
import { openCard } from "./open-card.ts";

const filters = { patientCard: integer, from: day, to: day };
type Filters = Query<typeof filters>;

/**
 * The access log of a card on some days, with those that were merged into it: one request of a person is one row, which
 * has the id of its last audit row. The query that reads it is in the next answer.
 */
export const accessLogGrid = defineGrid<"accessLog", typeof filters>({
  name: "accessLog",
  permission: "patientRights:serve",
  listed: null,
  filters,
  table: auditRows,
  order: [auditRows.id],
  sorts: { at: [sql`${auditRows.at}`] },
  async reach(ctx, asked) {
    const cards = await cardAndMerged(ctx, await openCard(ctx, asked.patientCard, "accessLog.read"));
    const isQuery = and(eq(auditRows.requestId, ctx.requestId), eq(auditRows.action, "accessLog.read"))!;
    const which = [...whichOf(ctx, cards, asked), not(isQuery)];
    const lastOfEach = ctx.db
      .select({ id: max(auditRows.id) })
      .from(auditRows)
      .where(and(...which))
      .groupBy(auditRows.requestId, auditRows.profileId);
    return inArray(auditRows.id, lastOfEach);
  },
  where: () => [],
  async read(ctx, ids, asked) {
    const cards = await cardAndMerged(ctx, asked.patientCard!);
    const last = await ctx.db
      .select({
        id: auditRows.id,
        requestId: auditRows.requestId,
        profileId: auditRows.profileId,
        who: nameParts(profiles),
      })
      .from(auditRows)
      .leftJoin(profiles, eq(profiles.id, auditRows.profileId))
      .where(sql`${auditRows.id} = any(${sql.param(ids)}::bigint[])`);
    const requests = [...new Set(last.map(({ requestId }) => requestId))];
    const rows = await ctx.db
      .select()
      .from(auditRows)
      .where(and(...whichOf(ctx, cards, asked), sql`${auditRows.requestId} = any(${sql.param(requests)}::text[])`))
      .orderBy(auditRows.id);
    const byRequest = groupBy(rows, requestOf);
    return last.map(({ who, ...row }) => {
      const actions = byRequest.get(requestOf(row))!.filter(({ id }) => id <= row.id);
      return {
        id: row.id,
        at: actions[0]!.at.toISOString(),
        who: accessBy(who, actions[0]!.address),
        what: [...new Set(actions.map(({ action }) => action))].sort(),
      };
    });
  },
});

const requestOf = ({ requestId, profileId }: { requestId: string; profileId: number | null }) =>
  `${profileId} ${requestId}`;

const whichOf = (ctx: InCenter, cards: number[], days: Filters): (SQL | undefined)[] => [
  eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId),
  anyOf(auditRows.patientCardId, cards),
  ...onDays(auditRows.at, days),
];
