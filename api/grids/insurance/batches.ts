import { eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { batchStates, insurerCodes } from "#rules/codes.ts";
import { may } from "#rules/permissions.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { oneOf, text } from "#rules/query.ts";
import { isIsoDate } from "#rules/time/time.ts";
import type { ActingProfile } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { files } from "../../core/db/tables/files.ts";
import { defineGrid } from "../grid.ts";

const filters = { month: text, insurer: oneOf(...insurerCodes), state: oneOf(...batchStates) };

/** The batches of the centre, also those of one month (`2026-03`). */
export const batchGrid = defineGrid<"batches", typeof filters>({
  name: "batches",
  permission: "insurer:read",
  listed: null,
  filters,
  table: batches,
  order: [batches.id],
  sorts: { batch: [sql`${batches.year}`, sql`${batches.sequenceId}`], price: [sql`${batches.price}`] },
  where: ({ month, insurer, state }) => [
    isNotNull(batches.madeAt),
    month === undefined ? undefined : isIsoDate(`${month}-01`) ? eq(batches.month, `${month}-01`) : sql`false`,
    insurer && eq(batches.insurer, insurer),
    state && eq(batches.state, state),
  ],
  async read(ctx, ids) {
    // The files name all patients of a batch.
    const bills = "role" in ctx.profile && may(ctx.profile as ActingProfile, "insurer:bill");
    const regular = alias(batches, "regular");
    const rows = await ctx.db
      .select({
        batch: batches,
        file: { uuid: files.uuid, name: files.name },
        corrects: { id: regular.id, number: regular.sequenceId },
      })
      .from(batches)
      .leftJoin(regular, eq(regular.id, batches.regularBatchId))
      .leftJoin(files, eq(files.id, batches.fileId))
      .where(anyOf(batches.id, ids));
    return rows.map(({ batch, file, corrects }) => {
      const { id, sequenceId, insurer, kind, expertise, periodFrom, periodTo, documents, points, price, state } = batch;
      return {
        id,
        batch: { id, number: sequenceId },
        insurer: `${insurer} ${findInsurer(insurer)!.abbreviation}`,
        kind: `${kind}/${expertise}`,
        corrects,
        icz: batch.icz,
        variant: batch.insuranceVariant,
        period: { from: periodFrom!, to: periodTo! },
        documents,
        points,
        price: { amount: price, currency: "CZK" },
        state,
        file: bills ? file : null,
      };
    });
  },
});
