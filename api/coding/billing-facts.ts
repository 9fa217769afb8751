import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { individualExercise, type OperationFacts } from "#rules/insurance/coding-faults.ts";
import { limitPeriod } from "#rules/insurance/limit-period.ts";
import type { UsedOperation } from "#rules/insurance/operation-limit.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { insuranceContractOperations } from "../core/db/tables/insurance-contract-operations.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";
import type { CodedVisit } from "./coded-visit.ts";
import { insuredPeople, type Insurance } from "./insured-people.ts";
import { operationFacts } from "./operation-facts.ts";
import { usedOperations } from "./used-operations.ts";
import { vouchersOf, type VoucherOfVisit } from "./vouchers-of.ts";

/** A contract with the ids of its operations. */
type Contract = typeof insuranceContracts.$inferSelect & { operations: number[] };

/** The facts that billing a coded visit depends on. */
export type BillingFacts = VoucherOfVisit & {
  insurance: Insurance | null;
  contract: Contract | undefined;
  operations: ReadonlyMap<string, OperationFacts>;
  used: readonly UsedOperation[];
  /** Codes of three characters of which the list has longer ones. */
  generalDiagnoses: ReadonlySet<string>;
};

/** The facts of coded visits, in their order: by the lists, insurances and contracts of their days. */
export async function billingFacts(ctx: InCenter, visits: readonly CodedVisit[]): Promise<BillingFacts[]> {
  const people = await insuredPeople(
    ctx,
    visits.map(({ card }) => card),
  );
  const contracts = await contractsOf(ctx, visits);
  const insurances = visits.map(({ card, day }) => people.on(card, day));
  const contractAt = visits.map(({ coding, day }, at) =>
    contracts.find(
      (one) =>
        one.departmentId === coding.departmentId &&
        one.insurer === insurances[at]?.insurer &&
        one.validFrom <= day &&
        (one.validTo === null || one.validTo >= day),
    ),
  );
  const listed = await operationFacts(ctx, visits.flatMap(namedIn));
  const used = await usedOf(ctx, visits, { people, listed });
  const generalDiagnoses = await generalIn(ctx, visits);
  const vouchers = await vouchersOf(ctx, visits);
  return visits.map((visit, at) => ({
    ...vouchers[at]!,
    insurance: insurances[at]!,
    contract: contractAt[at],
    operations: new Map(
      namedIn(visit).map((operation) => [
        operation.code,
        {
          ...listed(operation),
          code: operation.code,
          contracted: contractAt[at] && operation.id !== null ? contractAt[at].operations.includes(operation.id) : null,
        },
      ]),
    ),
    used: used[at]!,
    generalDiagnoses,
  }));
}

/** The operations of a visit, and the other exercises that an exercise of it is counted with. */
function namedIn({ coding, day }: CodedVisit) {
  const exercise = coding.operations.find(({ code }) => individualExercise.includes(code));
  const own = coding.operations.map(({ id, code, expertise }) => ({ id: id as number | null, code, expertise, day }));
  const others = individualExercise.filter((code) => !own.some((operation) => operation.code === code));
  return exercise ? [...own, ...others.map((code) => ({ id: null, code, expertise: exercise.expertise, day }))] : own;
}

const { contractId, operationId } = insuranceContractOperations;
const contracted = sql<
  number[]
>`array(select ${operationId} from ${insuranceContractOperations} where ${contractId} = ${insuranceContracts.id})`;

const contractsOf = (ctx: InCenter, visits: readonly CodedVisit[]): Promise<Contract[]> =>
  ctx.db
    .select({ ...getTableColumns(insuranceContracts), operations: contracted })
    .from(insuranceContracts)
    .where(
      and(
        eq(insuranceContracts.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(insuranceContracts.removedAt),
        anyOf(insuranceContracts.departmentId, [...new Set(visits.map(({ coding }) => coding.departmentId))]),
      ),
    );

type Sources = {
  people: Awaited<ReturnType<typeof insuredPeople>>;
  listed: Awaited<ReturnType<typeof operationFacts>>;
};

/** The operations of other billable visits of the same insured people, in the periods of the limits. */
async function usedOf(
  ctx: InCenter,
  visits: readonly CodedVisit[],
  { people, listed }: Sources,
): Promise<UsedOperation[][]> {
  const days = visits.flatMap((visit) => [
    { from: visit.day, to: visit.day },
    ...namedIn(visit).flatMap((operation) =>
      listed(operation).limits.flatMap(({ period }) => (period ? [limitPeriod(visit.day, period)] : [])),
    ),
  ]);
  if (days.length === 0) return [];
  const cards = visits.map(({ card, day }) => people.cardsOf(card, day));
  const used = await usedOperations(ctx, [...new Set(cards.flat())], {
    from: days.reduce((first, { from }) => (from < first ? from : first), days[0]!.from),
    to: days.reduce((last, { to }) => (to > last ? to : last), days[0]!.to),
  });
  return visits.map(({ attendance }, at) =>
    cards[at]!.flatMap((card) => used.get(card) ?? []).filter((one) => one.attendance !== attendance),
  );
}

/** The diagnoses of three characters in visits, of which the list has longer ones. */
async function generalIn(ctx: InCenter, visits: readonly CodedVisit[]): Promise<Set<string>> {
  const short = visits.flatMap(({ coding: { primaryDiagnosis, otherDiagnosis } }) =>
    [primaryDiagnosis, ...otherDiagnosis].flatMap((one) => (one?.code.length === 3 ? [one.code] : [])),
  );
  if (short.length === 0) return new Set();
  const category = sql<string>`left(${medicalDiagnoses.code}, 3)`;
  const rows = await ctx.db
    .selectDistinct({ category })
    .from(medicalDiagnoses)
    .where(and(inArray(category, [...new Set(short)]), sql`length(${medicalDiagnoses.code}) > 3`));
  return new Set(rows.map((row) => row.category));
}
