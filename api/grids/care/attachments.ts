import { and, eq, sql } from "drizzle-orm";
import { integer } from "#rules/query.ts";
import { visibleToMe } from "../../attachments/visible-to-me.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { attachments } from "../../core/db/tables/attachments.ts";
import { files } from "../../core/db/tables/files.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { byName, defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";
import { openCard } from "./open-card.ts";

const filters = { patientCard: integer };

/** The files of a card that the caller may see: medical ones are health professionals'. */
export const attachmentGrid = defineGrid<"attachments", typeof filters>({
  name: "attachments",
  permission: "attachment:read",
  listed: null,
  filters,
  table: attachments,
  order: [attachments.id],
  sorts: {
    file: [sql`(select ${byName(files.name)} from ${files} where ${files.id} = ${attachments.fileId})`],
    type: [sql`${attachments.type}`],
    added: [sql`${attachments.id}`],
  },
  async reach(ctx, { patientCard }) {
    return and(eq(attachments.patientCardId, await openCard(ctx, patientCard, "attachment.listed")), visibleToMe(ctx));
  },
  where: () => [],
  async read({ db }, ids) {
    const rows = await db
      .select({ attachment: attachments, file: files, adder: nameParts(profiles) })
      .from(attachments)
      .innerJoin(files, eq(files.id, attachments.fileId))
      .innerJoin(profiles, eq(profiles.id, attachments.createdBy))
      .where(anyOf(attachments.id, ids));
    return rows.map(({ attachment: { id, uuid, type, createdAt }, file, adder }) => ({
      id,
      file: { uuid, file: file.uuid, name: file.name, pictured: file.thumbnail !== null },
      type,
      added: { at: createdAt.toISOString(), by: nameOf(adder) },
      size: file.size,
    }));
  },
});
