import { createHash } from "node:crypto";
import type { MovementContent, Movement, Statement } from "#rules/bank-statements/statement.ts";
import { fold } from "#rules/text/fold.ts";

/**
 * Gives every movement its fingerprint: a hash of the account, the day, the money, the symbols and the bank's
 * reference, or of name and message where the bank gives none. Equal movements of a day are counted, so that each has
 * its own and a statement that is sent again, or overlaps another, has the same. The row of a table has a digest of its
 * cells in addition.
 */
export function withFingerprints(statement: Statement<MovementContent>): Statement {
  const seen = new Map<string, number>();
  const digest = (parts: readonly unknown[]) => {
    const hashed = JSON.stringify(parts);
    const count = (seen.get(hashed) ?? 0) + 1;
    seen.set(hashed, count);
    return createHash("sha256").update(`${hashed}#${count}`).digest("base64url");
  };
  const movements = statement.movements.map(({ cells, ...movement }): Movement => {
    const fingerprint = digest([statement.account, ...hashedOf(movement)]);
    return { ...movement, fingerprint, ...(cells && { row: digest(cells) }) };
  });
  return { ...statement, movements };
}

const hashedOf = (movement: Omit<MovementContent, "cells">) => [
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
