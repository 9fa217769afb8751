import { hash, verify } from "@node-rs/argon2";
import { Fault } from "#api/core/fault.ts";
import type { Hasher } from "../core/context.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const argon2id: Hasher = { hash: (text) => hash(text, cost), verify };

export const isHash = (text: string) => text.startsWith("$argon2id$");

/** Whether a hash is of another cost than today's: it is made again when its text is next at hand. */
export const isOutdated = (hash: string) =>
  isHash(hash) && !hash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

// A hash of discarded random bytes, at the same cost as real ones: no text matches it.
const unknownUsersHash =
  "$argon2id$v=19$m=19456,t=2,p=1$/CIz72xHhCw6MTgMoSBrmQ$THPIRFBV+QjYhz7nKqKLp9JbTzT6xyJAV9T09DimF2c";

const atOnce = 2;

const longestQueue = 50;

const waiting: (() => void)[] = [];

let running = 0;

export function hashPassword(text: string, hasher = argon2id): Promise<string> {
  return inTurn(() => hasher.hash(text.normalize("NFKC")));
}

/** Pass null for an account that does not exist: it costs the same one verification, and is false. */
export async function verifyPassword(hash: string | null, text: string, hasher = argon2id): Promise<boolean> {
  const matches = await inTurn(() => hasher.verify(hash ?? unknownUsersHash, text.normalize("NFKC")));
  return matches && hash !== null;
}

/** Each hash holds 19 MiB and a processor: a few at a time, and a bounded wait for the rest. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else if (waiting.length < longestQueue) await new Promise<void>((start) => waiting.push(start));
  else throw new Fault("busy");
  try {
    return await work();
  } finally {
    // The slot goes straight to the next in line, so that a newcomer cannot slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
