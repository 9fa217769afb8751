import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { Fault } from "../core/fault.ts";

export type FtVoucherApplicant = typeof ftVoucherApplicants.$inferSelect;

/** The applicants of the centre, archived ones among them. */
const ofCenter = (ctx: ProfileCtx) => eq(ftVoucherApplicants.medicalCenterId, ctx.profile.medicalCenterId);

/** Those that are offered and changed. */
export const inUse = (ctx: ProfileCtx) => and(ofCenter(ctx), isNull(ftVoucherApplicants.archivedAt));

/** An applicant of the centre, which may be archived; any other is not found. */
export const knownApplicant = (ctx: ProfileCtx, id: number) => findApplicant(ctx, id, ofCenter(ctx));

/** An applicant in use; any other is not found. */
export const applicantInUse = (ctx: ProfileCtx, id: number) => findApplicant(ctx, id, inUse(ctx));

async function findApplicant(
  ctx: ProfileCtx,
  id: number,
  among: ReturnType<typeof inUse>,
): Promise<FtVoucherApplicant> {
  const [applicant] = await ctx.db
    .select()
    .from(ftVoucherApplicants)
    .where(and(among, eq(ftVoucherApplicants.id, id)));
  if (!applicant) throw new Fault("notFound");
  return applicant;
}
