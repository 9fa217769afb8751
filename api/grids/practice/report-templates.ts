import { eq, isNull, or, sql } from "drizzle-orm";
import { anyOf } from "../../core/db/any-of.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { reportTemplates as templates } from "../../core/db/tables/report-templates.ts";
import { byName, defineGrid } from "../grid.ts";

const procedureName = sql`(select ${byName(procedures.name)} from ${procedures} where ${procedures.id} = ${templates.procedureId})`;

/** The texts for reports that the centre shares, and the caller's own. */
export const reportTemplateGrid = defineGrid<"reportTemplates", Record<never, never>>({
  name: "reportTemplates",
  permission: "medicalReport:write",
  listed: null,
  filters: {},
  table: templates,
  order: [templates.id],
  sorts: { template: [byName(templates.name)], procedure: [procedureName, byName(templates.name)] },
  reach: async ({ profile }) => or(isNull(templates.ownerId), eq(templates.ownerId, profile.id)),
  where: () => [isNull(templates.removedAt)],
  async read({ db }, ids) {
    const rows = await db
      .select({ id: templates.id, name: templates.name, ownerId: templates.ownerId, procedure: procedures.name })
      .from(templates)
      .leftJoin(procedures, eq(procedures.id, templates.procedureId))
      .where(anyOf(templates.id, ids));
    return rows.map(({ id, name, ownerId, procedure }) => ({
      id,
      template: { id, name },
      procedure: { name: procedure },
      owner: ownerId === null ? "SHARED" : "OWN",
    }));
  },
});
