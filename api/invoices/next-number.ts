import { eq } from "drizzle-orm";
import { documentNumber, type InvoiceKind } from "#rules/invoices/number.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { billingInformation } from "../core/db/tables/billing-information.ts";
import { invoiceSeries } from "../core/db/tables/invoice-series.ts";
import { Fault } from "../core/fault.ts";
import { currentRun, listRuns } from "../invoice-series/current.ts";

/**
 * Locks the issuer until the transaction ends: what an invoice depends on other invoices for is read behind that.
 * Answers whether the centre issues invoices.
 */
export async function lockIssuer({ db, profile }: InCenter): Promise<boolean> {
  const [issuer] = await db
    .select({ isActive: billingInformation.invoicingActive })
    .from(billingInformation)
    .where(eq(billingInformation.medicalCenterId, profile.medicalCenterId))
    .for("update");
  return issuer?.isActive ?? false;
}

/**
 * The day of issue, and the next number in the series of a kind with its place there (`invoicingOff` where the centre
 * issues none). A credit note corrects what was issued before, so that it never waits for the switch. The day is read
 * behind the lock of the issuer: days follow numbers, also over midnight. A transaction that is rolled back gives its
 * place to the next one.
 */
export async function nextNumber(
  ctx: InCenter,
  kind: InvoiceKind,
): Promise<{ issuedOn: IsoDate; year: number; position: number; number: string }> {
  const { medicalCenterId } = ctx.profile;
  if (!(await lockIssuer(ctx)) && kind !== "CREDIT_NOTE") throw new Fault("invoicingOff");
  const issuedOn = localDate(ctx.now());
  const year = Number(issuedOn.slice(0, 4));
  const run = currentRun(await listRuns(ctx, kind, year), kind, year);
  const position = run.last + 1;
  await ctx.db
    .insert(invoiceSeries)
    .values({ medicalCenterId, ...run, last: position })
    .onConflictDoUpdate({
      target: [invoiceSeries.medicalCenterId, invoiceSeries.kind, invoiceSeries.year, invoiceSeries.first],
      set: { last: position },
    });
  return { issuedOn, year, position, number: documentNumber(run, year, position) };
}
