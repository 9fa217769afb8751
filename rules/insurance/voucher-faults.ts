import type { insurerCodes } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { CodingFault } from "./coding-faults.ts";
import { deadlinesOf } from "./ft-voucher-deadlines.ts";
import type { VoucherOperation } from "./voucher-operation.ts";

type Insurer = (typeof insurerCodes)[number];
type Counted = { code: string; count: number };

/** The FT voucher of a coded visit. */
export type VoucherFacts = {
  insurer: Insurer;
  issuedAt: IsoDate;
  operations: readonly Pick<VoucherOperation, "code" | "asked">[];
  /** Counts by code in other visits that are billed on it. */
  used: ReadonlyMap<string, number>;
};

type Visit = { day: IsoDate; operations: readonly Counted[]; insurer: Insurer | null };

/** Warnings of a visit that its FT voucher brings: of a patient without an insurer, that one is not compared. */
export function voucherFaults({ day, operations, insurer }: Visit, voucher: VoucherFacts): CodingFault[] {
  const { endBy } = deadlinesOf(voucher.issuedAt);
  const fault = (kind: "VOUCHER_LATE" | "VOUCHER_INSURER") => [{ kind, code: null, allowed: null }];
  return [
    ...(endBy !== null && day > endBy ? fault("VOUCHER_LATE") : []),
    ...(insurer !== null && insurer !== voucher.insurer ? fault("VOUCHER_INSURER") : []),
    ...beyondVoucher(operations, voucher),
  ];
}

/**
 * Operations of a visit beyond those that the physician asks for. A voucher that names none asks for whatever the
 * therapist finds suitable (Metodika 2.5.3); the therapist's own plan limits nothing.
 */
export function beyondVoucher(
  operations: readonly Counted[],
  { operations: named, used }: Pick<VoucherFacts, "operations" | "used">,
): CodingFault[] {
  if (named.every(({ asked }) => asked === null)) return [];
  return operations.flatMap(({ code, count }) => {
    const allowed = named.find((one) => one.code === code)?.asked ?? 0;
    return count + (used.get(code) ?? 0) > allowed ? [{ kind: "BEYOND_VOUCHER" as const, code, allowed }] : [];
  });
}
