import { findInsurer } from "#rules/patients/insurers.ts";
import { text } from "#rules/query.ts";
import { readBilledMonth } from "../../batch-candidates/billed-month.ts";
import { defineComputedGrid } from "../grid.ts";

const filters = { month: text };

/** The batches that may be made of a month (`2026-03`); a list without a month is refused. */
export const batchCandidateGrid = defineComputedGrid<"batchCandidates", typeof filters>({
  name: "batchCandidates",
  permission: "insurer:read",
  listed: null,
  filters,
  sortValue: ({ id, price }, sort) => (sort === "price" ? price!.amount : id),
  async compute(ctx, { month = "" }) {
    const { candidates } = await readBilledMonth(ctx, { month });
    return candidates.map(({ insurer, kind, expertise, variant, period, heldDocuments, price, ...counts }, at) => ({
      id: at + 1,
      insurer: `${insurer} ${findInsurer(insurer)!.abbreviation}`,
      kind: `${kind}/${expertise}`,
      variant,
      period,
      held: heldDocuments,
      documents: counts.documents,
      visits: counts.visits,
      points: counts.points,
      price: { amount: price, currency: "CZK" },
    }));
  },
});
