import { bind, transaction, type Ctx } from "../context.ts";
import { trackUnsigned } from "../track.ts";

/**
 * Number of differences in a centre's evidence: signed reports, consents with their wordings, invoices with gaps in
 * their series and closed months with other sums, rows and sums of money, and its log with the anchors.
 */
export type Found = { reports: number; consents: number; invoices: number; money: number; log: number };

/** Records in a centre's audit log the check of its evidence, with the result. */
export const recordCheck = (ctx: Ctx, medicalCenterId: number, details: Found) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    await trackUnsigned(ctx, medicalCenterId, "evidence.checked", { details });
  });
