import type { CountedOperation } from "./counted-operation.ts";

/** An operation of a voucher: as often as the physician asks for it, and as the therapist plans it; null of neither. */
export type VoucherOperation = Omit<CountedOperation, "count"> & { asked: number | null; planned: number | null };

/** One list of the operations that are asked and those that are planned, in the order of their codes. */
export function voucherOperations(
  asked: readonly CountedOperation[],
  planned: readonly CountedOperation[],
): VoucherOperation[] {
  const all = new Map([...planned, ...asked].map((operation) => [operation.code, operation]));
  const countOf = (list: readonly CountedOperation[], code: string) =>
    list.find((one) => one.code === code)?.count ?? null;
  return [...all.values()]
    .map(({ id, code, expertise, name }) => ({
      id,
      code,
      expertise,
      name,
      asked: countOf(asked, code),
      planned: countOf(planned, code),
    }))
    .sort((one, other) => one.code.localeCompare(other.code));
}
