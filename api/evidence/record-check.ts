import { bind, transaction, type Ctx } from "../context.ts";
import { trackUnsigned } from "../track.ts";

/** How much of a centre's evidence is not as it was: signed reports, consents with their wordings, and its log with the anchors. */
export type Found = { reports: number; consents: number; log: number };

/** Writes into a centre's audit log that its evidence was checked, and what was found. */
export const recordCheck = (ctx: Ctx, medicalCenterId: number, details: Found) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    await trackUnsigned(ctx, medicalCenterId, "evidence.checked", { details });
  });
