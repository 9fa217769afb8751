import { and, desc, eq, inArray, ne, not, sql, type SQL } from "drizzle-orm";
import { actionsOf, auditKinds, loginFactors } from "#rules/audit/audit-actions.ts";
import { datedSettingNames } from "#rules/dated-settings/dated-settings.ts";
import { integer, oneOf, text, type Query } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { isByItself } from "../../audit/by-itself.ts";
import { cardOfLog } from "../../audit/card-of-log.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { auditRows } from "../../core/db/tables/audit-rows.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { cardAndMerged } from "../../patients/merged-cards.ts";
import { track } from "../../core/track.ts";
import { day, onDays } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { accessBy, nameParts } from "../names.ts";
import { whichOfCaller } from "../rows.ts";

const filters = { profile: integer, patient: text, kind: oneOf(...auditKinds), from: day, to: day };

/** Limit of paging; the others are reached by days. Files have all of them. */
const MOST = 1000;

/**
 * The rows of the centre's audit log: by person, by patient (the card's uuid), by kind. Those of the database, which
 * only hold digests of money, are left out. Reading it is recorded too; with one patient as a look at who read the
 * card.
 */
export const auditLogGrid = defineGrid<"auditLog", typeof filters>({
  name: "auditLog",
  permission: "auditLog:read",
  listed: "auditLog.read",
  filters,
  table: auditRows,
  order: [auditRows.at, auditRows.id],
  most: MOST,
  async search(ctx, asked, { direction }): Promise<number[]> {
    const values = [sql`${auditRows.at}`, sql`${auditRows.id}`];
    // An index is read from its end, however many rows there are.
    const rows = await ctx.db
      .select({ id: auditRows.id })
      .from(auditRows)
      .where(await whichOfCaller(ctx, auditLogGrid, asked))
      .orderBy(...values.map((value) => (direction === "desc" ? desc(value) : value)))
      .limit(MOST + 1);
    return rows.map(({ id }) => id);
  },
  async reach(ctx, { patient, ...asked }) {
    if (!patient) return not(readingOf(ctx));
    const card = await cardOfLog(ctx, patient);
    await track(ctx, "accessLog.read", { patientCardId: card.id, details: { list: "auditLog", filters: asked } });
    return and(not(readingOf(ctx)), inArray(auditRows.patientCardId, await cardAndMerged(ctx, card.id)));
  },
  where: ({ profile, kind, from, to }: Query<typeof filters>) => [
    profile === undefined ? undefined : eq(auditRows.profileId, profile),
    ne(auditRows.action, "money.recorded"),
    kind && inArray(auditRows.action, actionsOf(kind)),
    ...onDays(auditRows.at, { from, to }),
  ],
  async read({ db }, ids) {
    const rows = await db
      .select({
        row: auditRows,
        who: nameParts(profiles),
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
      })
      .from(auditRows)
      .leftJoin(profiles, eq(profiles.id, auditRows.profileId))
      .leftJoin(patientCards, eq(patientCards.id, auditRows.patientCardId))
      .where(sql`${auditRows.id} = any(${sql.param(ids)}::bigint[])`);
    return rows.map(({ row: { id, at, action, details, address }, who, card }) => ({
      id,
      at: at.toISOString(),
      who: accessBy(who, address),
      what: {
        action,
        factor: loginFactors.find((factor) => factor === details?.factor) ?? null,
        setting: datedSettingNames.find((setting) => setting === details?.setting) ?? null,
        count: typeof details?.count === "number" ? details.count : null,
      },
      patient: card && { uuid: card.uuid, fullName: fullName(card) || null },
      address: isByItself(address) ? null : address,
    }));
  },
});

/** The rows by which this reading is recorded: they are in the next answer. */
const readingOf = ({ requestId }: ProfileCtx): SQL =>
  and(
    eq(auditRows.requestId, requestId),
    inArray(auditRows.action, ["auditLog.read", "accessLog.read", "dataGrid.exported"]),
  )!;
