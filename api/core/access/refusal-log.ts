import { randomBytes } from "node:crypto";
import { errorNamed, type ErrorName } from "#rules/errors.ts";
import { MINUTE } from "#rules/time/durations.ts";
import type { ExecutionResult } from "graphql";
import type { Log } from "../faults.ts";

/**
 * The one id of a request: in the log, in audit rows, and on the page of a failure, where people read it out over the
 * telephone.
 */
export const newRequestId = () => randomBytes(8).toString("hex").toUpperCase();

/**
 * Beyond these, refusals of a minute are counted by name alone, so that many addresses fill neither the memory nor the
 * log.
 */
const MOST_COUNTED = 1_000;

export type NoteRefusal = (name: ErrorName, from: { address: string; requestId: string }) => void;

/**
 * Writes refusals that belong to no centre's audit log to standard error: the name, the address and the request, never
 * a value. Of one name and address the first, the tenth, the hundredth of a minute is written, as in
 * note-refused-access.ts.
 */
export function refusalLog(log: Log): NoteRefusal {
  let counts = new Map<string, number>();
  let begunAt = performance.now();
  return (name, { address, requestId }) => {
    if (performance.now() - begunAt >= MINUTE) [counts, begunAt] = [new Map(), performance.now()];
    const own = `${name} ${address}`;
    const key = counts.has(own) || counts.size < MOST_COUNTED ? own : name;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (/^10*$/.test(String(count))) log({ level: "warn", event: "refused", id: requestId, name, address, count });
  };
}

/** Refusals of the API that may be an attack; mistyped input is none. */
const noted = new Set<ErrorName | undefined>([
  "queryTooCostly",
  "tooManyAttempts",
  "centerYoung",
  "notFound",
  "forbidden",
  "fileTypeRefused",
  "fileNameRefused",
  "fileBloated",
  "fileDamaged",
  "fileInfected",
  "logoTypeRefused",
  "scanTypeRefused",
]);

/** The names of an answer's errors, with those of its fields, that the log is to have. */
export function notedIn({ errors = [] }: ExecutionResult): Set<ErrorName> {
  const codes = errors.flatMap(({ extensions }) => [
    extensions.code,
    ...((extensions.fields as { code: string }[] | undefined) ?? []).map(({ code }) => code),
  ]);
  return new Set(codes.map(errorNamed).filter((name) => name !== undefined && noted.has(name)) as ErrorName[]);
}
