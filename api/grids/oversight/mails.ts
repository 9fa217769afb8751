import { inArray, sql } from "drizzle-orm";
import { mails } from "../../core/db/tables/mails.ts";
import { defineGrid } from "../grid.ts";

/** The mails and SMS of the centre. */
export const mailGrid = defineGrid<"mails", Record<never, never>>({
  name: "mails",
  permission: "outbox:read",
  listed: "outbox.listed",
  filters: {},
  table: mails,
  order: [mails.createdAt, mails.id],
  sorts: { written: [sql`${mails.createdAt}`] },
  where: () => [],
  async read({ db }, ids) {
    const { id, subject, recipient, createdAt, sentAt, failedAt } = mails;
    const rows = await db
      .select({ id, subject, recipient, createdAt, sentAt, failedAt })
      .from(mails)
      .where(inArray(id, ids));
    return rows.map(({ id, subject, recipient, createdAt, sentAt, failedAt }) => ({
      id,
      mail: { id, subject },
      recipient,
      written: createdAt.toISOString(),
      state: { sentAt: sentAt?.toISOString() ?? null, failedAt: failedAt?.toISOString() ?? null },
    }));
  },
});
