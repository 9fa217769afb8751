import { eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { insurerCodes } from "#rules/codes.ts";
import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import { deadlinesOf } from "#rules/insurance/ft-voucher-deadlines.ts";
import { nextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { one, oneOf, text } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { ftVoucherApplicants } from "../../core/db/tables/ft-voucher-applicants.ts";
import { ftVouchers } from "../../core/db/tables/ft-vouchers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { atRisk, nextLimitOn } from "../../ft-vouchers/next-limit.ts";
import { noVisits, visitsOf } from "../../ft-vouchers/usage.ts";
import { foundBy } from "../../patients/search/found-by.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { q: text, state: oneOf("OPEN", "CLOSED"), insurer: oneOf(...insurerCodes), risk: one };

/** The FT vouchers of all patients, the open ones unless it is asked for others; those of one are on the card. */
export const ftVoucherGrid = defineGrid<"ftVouchers", typeof filters>({
  name: "ftVouchers",
  permission: "ftVoucher:keep",
  filesPermission: "ftVoucher:save",
  listed: "ftVoucher.listed",
  filters,
  table: ftVouchers,
  order: [ftVouchers.createdAt, ftVouchers.id],
  sorts: { limit: [nextLimitOn], issued: [sql`${ftVouchers.issuedAt}`] },
  where({ q = "", state = "OPEN", insurer, risk }, ctx) {
    const isNumber = sql`starts_with(lower(${ftVouchers.externalNumber}), lower(${q.trim()}))`;
    return [
      isNull(ftVouchers.removedAt),
      state === "OPEN" ? isNull(ftVouchers.closedAt) : isNotNull(ftVouchers.closedAt),
      q.trim() ? or(foundBy(ctx, ftVouchers.patientCardId, q), isNumber) : undefined,
      insurer && eq(ftVouchers.insurer, insurer),
      risk && atRisk(ctx),
    ];
  },
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({
        voucher: ftVouchers,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
        applicant: ftVoucherApplicants,
      })
      .from(ftVouchers)
      .innerJoin(patientCards, eq(patientCards.id, ftVouchers.patientCardId))
      .innerJoin(ftVoucherApplicants, eq(ftVoucherApplicants.id, ftVouchers.applicantId))
      .where(anyOf(ftVouchers.id, ids));
    const visits = await visitsOf(ctx, ids);
    const today = localDate(ctx.now());
    return rows.map(({ voucher, card, applicant }) => {
      const { id, issuedAt, bookedOn, insurer, primaryDiagnosis, closedAt } = voucher;
      const { used, booked, firstAt } = visits.get(id) ?? noVisits;
      const isOpen = closedAt === null;
      const firstOn = firstAt && localDate(firstAt);
      const next = nextLimit({ isOpen, issuedAt, bookedOn, visits: voucher.visits, used, booked, firstOn }, today);
      return {
        id,
        patient: { uuid: card.uuid, fullName: fullName(card) },
        issued: { id, issuedAt },
        insurer: `${insurer} ${findInsurer(insurer)!.abbreviation}`,
        applicant: { id: applicant.id, name: applicant.name, archived: applicant.archivedAt !== null },
        diagnosis: dottedCode(primaryDiagnosis.code),
        used,
        booked,
        left: Math.max(0, voucher.visits - used - booked),
        ...deadlinesOf(issuedAt),
        limit: next && { limit: next.limit, by: next.by, late: next.daysLeft < 0 },
        daysLeft: next?.daysLeft ?? null,
        state: isOpen ? "OPEN" : "CLOSED",
      };
    });
  },
});
