import { bind, transaction, type Ctx } from "../core/context.ts";
import { notifyAdministrators } from "../mail/notify-administrators.ts";
import { trackUnsigned } from "../core/track.ts";
import { evidenceMails } from "./mails.ts";

/**
 * Number of differences in a centre's evidence: signed reports, consents with their wordings, invoices with gaps in
 * their series and closed months with other sums, rows and sums of money, and its log with the anchors.
 */
export type Found = { reports: number; consents: number; invoices: number; money: number; log: number };

/**
 * Records in a centre's audit log the check of its evidence, with the result, and writes to its administrators of so
 * many differences of its own.
 */
export const recordCheck = (ctx: Ctx, medicalCenterId: number, details: Found, notified: number) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    await trackUnsigned(ctx, medicalCenterId, "evidence.checked", { details });
    if (notified > 0)
      await notifyAdministrators(ctx, medicalCenterId, null, (language) => evidenceMails[language].ofCenter(notified));
  });
