import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { ContractInput } from "#rules/inputs/insurance/contract.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { assertPlaceNumbers } from "../code-lists/assert-place-numbers.ts";
import type { ProfileCtx } from "../core/context.ts";
import { departments } from "../core/db/tables/departments.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { fieldFault } from "../core/fault.ts";
import { kept, type Contract } from "./scope.ts";

/** The terms of a contract as its input has them. */
export const termsOf = ({ departmentId, insurer, ...row }: Contract): ContractInput => ({
  departmentId,
  insuranceCompany: insurer,
  icz: row.icz,
  icp: row.icp,
  healthcare: row.healthcare,
  paymentVariant: row.paymentVariant,
  invoicing: row.invoicing,
  correctedNumber: row.correctedNumber,
  daysToDueDate: row.daysToDueDate,
  variableSymbol: row.variableSymbol,
  validFrom: row.validFrom,
  validTo: row.validTo,
});

/** Columns of the terms. */
export const columnsOf = ({ insuranceCompany: insurer, ...terms }: ContractInput) => ({ insurer, ...terms });

/**
 * Refuses a department of another centre, numbers that no branch of VZP gives, and days on which the department has
 * another contract with the insurer (`contractOverlaps`).
 */
export async function assertTerms(ctx: ProfileCtx, terms: ContractInput, id = 0) {
  await assertOwn(ctx, "departmentId", departments, [terms.departmentId], isNull(departments.removedAt));
  await assertPlaceNumbers(ctx, { icz: terms.icz, icp: terms.icp });
  const [other] = await ctx.db
    .select({ id: insuranceContracts.id })
    .from(insuranceContracts)
    .where(
      and(
        kept(ctx),
        ne(insuranceContracts.id, id),
        eq(insuranceContracts.departmentId, terms.departmentId),
        eq(insuranceContracts.insurer, terms.insuranceCompany),
        sql`daterange(${insuranceContracts.validFrom}, ${insuranceContracts.validTo}, '[]') && daterange(${terms.validFrom}::date, ${terms.validTo}::date, '[]')`,
      ),
    )
    .limit(1);
  if (other) throw fieldFault("validFrom", "contractOverlaps");
}
