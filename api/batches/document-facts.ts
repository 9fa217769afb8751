import { and, eq } from "drizzle-orm";
import type { DocumentFacts } from "#rules/insurance/batches/contents-of.ts";
import type { BillingDocument } from "#rules/insurance/billing/documents.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

type Facts = DocumentFacts & { contract: { id: number; icz: string } };

/** The facts that documents say and their visits do not, for each of them: as many queries for many as for one. */
export async function documentFacts(
  ctx: InCenter,
  documents: readonly BillingDocument[],
): Promise<(document: BillingDocument) => Facts> {
  const contracts = await readContracts(ctx, [...new Set(documents.map(({ contract }) => contract!.id))]);
  const names = await readNames(ctx, [...new Set(documents.map(({ visits }) => visits[0]!.card))]);
  const vouchers = await readVouchers(ctx, [...new Set(documents.flatMap(({ visits }) => visits[0]!.voucher ?? []))]);
  return ({ kind, contract, visits }) => {
    const { card, voucher } = visits[0]!;
    return {
      contract: { ...contracts.get(contract!.id)!, pointPrice: contract!.pointPrice },
      patient: names.get(card)!,
      voucher: kind === "06" ? vouchers.get(voucher!)! : null,
    };
  };
}

async function readContracts(ctx: InCenter, ids: readonly number[]) {
  const { id, medicalCenterId, icz, icp, variableSymbol } = insuranceContracts;
  const rows = await ctx.db
    .select({ id, icz, icp, variableSymbol })
    .from(insuranceContracts)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), anyOf(id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readNames(ctx: InCenter, cards: readonly number[]) {
  const { id, medicalCenterId, degreeBefore, name, surname, degreeAfter } = patientCards;
  const rows = await ctx.db
    .select({ id, degreeBefore, name, surname, degreeAfter })
    .from(patientCards)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), anyOf(id, cards)));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

async function readVouchers(ctx: InCenter, ids: readonly number[]) {
  const rows = await ctx.db
    .select({
      id: ftVouchers.id,
      issuedAt: ftVouchers.issuedAt,
      compensation: ftVouchers.compensation,
      primaryDiagnosis: ftVouchers.primaryDiagnosis,
      otherDiagnosis: ftVouchers.otherDiagnosis,
      icp: ftVoucherApplicants.icp,
      expertise: ftVoucherApplicants.expertise,
    })
    .from(ftVouchers)
    .innerJoin(ftVoucherApplicants, eq(ftVoucherApplicants.id, ftVouchers.applicantId))
    .where(and(eq(ftVouchers.medicalCenterId, ctx.profile.medicalCenterId), anyOf(ftVouchers.id, ids)));
  return new Map(
    rows.map(({ primaryDiagnosis, otherDiagnosis, ...row }) => [
      row.id,
      { ...row, primaryDiagnosis: primaryDiagnosis.code, otherDiagnosis: otherDiagnosis.map(({ code }) => code) },
    ]),
  );
}
