import { isNotNull, isNull } from "drizzle-orm";
import { oneOf, text } from "#rules/query.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { ftVoucherApplicants as applicants } from "../../core/db/tables/ft-voucher-applicants.ts";
import { matching } from "../../ft-voucher-applicants/matching.ts";
import { byName, defineGrid } from "../grid.ts";

const filters = { q: text, state: oneOf("ARCHIVED") };

/** The applicants in use, or the archived ones, by the beginning of a number or words of a name. */
export const ftVoucherApplicantGrid = defineGrid<"ftVoucherApplicants", typeof filters>({
  name: "ftVoucherApplicants",
  permission: "ftVoucher:keep",
  listed: null,
  filters,
  table: applicants,
  order: [applicants.id],
  sorts: { applicant: [byName(applicants.name)] },
  where: ({ q = "", state }) => [state ? isNotNull(applicants.archivedAt) : isNull(applicants.archivedAt), matching(q)],
  async read(ctx, ids) {
    const rows = await ctx.db.select().from(applicants).where(anyOf(applicants.id, ids));
    return rows.map(({ id, name, archivedAt, icp, expertise, phone, address }) => ({
      id,
      applicant: { id, name, archived: archivedAt !== null },
      icp,
      expertise,
      phone,
      address,
    }));
  },
});
