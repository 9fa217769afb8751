import { createHash } from "node:crypto";
import type { MovementContent, Movement, Statement } from "#rules/bank-statements/statement.ts";
import { fold } from "#rules/text/fold.ts";

/**
 * Gives every movement its fingerprint: a hash of the account, the day, the money, the symbols and the bank's reference,
 * or of name and message where the bank gives none. Equal movements of a day are counted, so that each has its own and
 * a statement that is sent again, or overlaps another, has the same.
 */
export function withFingerprints(statement: Statement<MovementContent>): Statement {
  const seen = new Map<string, number>();
  const movements = statement.movements.map((movement): Movement => {
    const hashed = JSON.stringify([statement.account, ...hashedOf(movement)]);
    const count = (seen.get(hashed) ?? 0) + 1;
    seen.set(hashed, count);
    return { ...movement, fingerprint: createHash("sha256").update(`${hashed}#${count}`).digest("base64url") };
  });
  return { ...statement, movements };
}

const hashedOf = (movement: MovementContent) => [
  movement.day,
  movement.amount,
  movement.currency,
  movement.isReversal,
  movement.variableSymbol,
  movement.specificSymbol,
  movement.constantSymbol,
  movement.counterAccount,
  ...(movement.bankReference === null
    ? [fold(movement.counterName ?? ""), fold(movement.message ?? "")]
    : [movement.bankReference]),
];
