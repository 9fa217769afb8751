import { adviseOn } from "#rules/bank-statements/advise.ts";
import type { BankAdviceReason } from "#rules/codes.ts";
import type { InCenter } from "../core/context.ts";
import type { payments } from "../core/db/tables/payments.ts";
import { myCurrency } from "../core/my-currency.ts";
import { listCandidates } from "./open-payments.ts";
import { stateOf } from "./movement-state.ts";
import { asMovement, type BankMovement } from "./scope.ts";

const MOST_CANDIDATES = 10;

type Payment = typeof payments.$inferSelect;
export type MovementAdvice = { reason: BankAdviceReason; candidates: Payment[]; settled: Payment | null };

/** Why each of these movements waits, and the payments that it may pay, at most ten; those that do not wait have none. */
export async function adviseOnMovements(
  ctx: InCenter,
  movements: readonly BankMovement[],
): Promise<Map<number, MovementAdvice>> {
  const waiting = movements.filter((movement) => stateOf(movement) === "WAITING");
  if (waiting.length === 0) return new Map();
  const currency = await myCurrency(ctx);
  const known = await listCandidates(ctx, waiting.map(asMovement));
  const open = known.open.map(({ asOpen }) => asOpen);
  const paymentsOf = (id: number) => known.open.find(({ asOpen }) => asOpen.id === id)!.payments;
  return new Map(
    waiting.map((movement) => {
      const { reason, candidates, settled } = adviseOn(asMovement(movement), open, known.settled, currency);
      const some = [...new Set(candidates.flatMap(paymentsOf))].slice(0, MOST_CANDIDATES);
      return [
        movement.id,
        { reason, candidates: some, settled: known.settled.find(({ id }) => id === settled) ?? null },
      ];
    }),
  );
}
