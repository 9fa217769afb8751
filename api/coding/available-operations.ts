import { eq } from "drizzle-orm";
import { operationFaults, type CodingFault } from "#rules/insurance/coding-faults.ts";
import { operationLimit, type OperationLimit } from "#rules/insurance/operation-limit.ts";
import { beyondVoucher } from "#rules/insurance/voucher-faults.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { operationsOn, type Operation } from "../code-lists/on-day.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { insuranceContractOperations } from "../core/db/tables/insurance-contract-operations.ts";
import { medicalOperations } from "../core/db/tables/medical-operations.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { billingFacts } from "./billing-facts.ts";
import { departmentsOf } from "./departments-of.ts";

/** An operation with what is left of its limit for a patient, and why an insurer may refuse it. */
export type AvailableOperation = Operation & { limit: OperationLimit | null; warning: CodingFault | null };

type Asked = { patientCard: number; department?: number; day?: IsoDate; attendance?: number };

/**
 * The operations that the insurer of a patient has contracted on a day with a department of the caller's, the first
 * where none is asked for; by code, at most 2,000. None without a contract. Other reports of the visit count for
 * nothing.
 */
export async function availableOperations(
  ctx: Ctx,
  { patientCard, department: asked, day = localDate(ctx.now()), attendance }: Asked,
): Promise<AvailableOperation[]> {
  allow(ctx, "medicalReport:write");
  await visibleCard(ctx, { id: patientCard });
  const own = await departmentsOf(ctx, ctx.profile.id);
  const department = asked === undefined ? own[0] : own.find(({ id }) => id === asked);
  if (!department) return [];
  const visit = {
    attendance: attendance ?? null,
    card: patientCard,
    day,
    coding: {
      departmentId: department.id,
      operations: [],
      primaryDiagnosis: null,
      otherDiagnosis: [],
      ftVoucherId: null,
    },
  };
  const contract = (await billingFacts(ctx, [visit]))[0]!.contract;
  if (!contract) return [];
  const contracted = await ctx.db
    .select({ id: insuranceContractOperations.operationId })
    .from(insuranceContractOperations)
    .where(eq(insuranceContractOperations.contractId, contract.id));
  const ids = contracted.map(({ id }) => id);
  const operations = await operationsOn(ctx, day, anyOf(medicalOperations.id, ids), ids.length);
  const all = operations.map((operation) => ({ ...operation, count: 1 }));
  const [facts] = await billingFacts(ctx, [{ ...visit, coding: { ...visit.coding, operations: all } }]);
  await track(ctx, "medicalReport.listed", { patientCardId: patientCard });
  return operations.map((operation) => {
    const known = { facts: facts!.operations, used: facts!.used, day };
    const once = [{ code: operation.code, count: 1 }];
    const [warning = null] = [
      ...operationFaults({ ...known, operations: once }),
      ...(facts!.voucher ? beyondVoucher(once, facts!.voucher) : []),
    ];
    const limits = facts!.operations.get(operation.code)!.limits;
    return {
      ...operation,
      limit: operationLimit(limits, facts!.used, { code: operation.code, day }),
      warning,
    };
  });
}
