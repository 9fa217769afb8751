import type { ErrorName } from "#rules/errors.ts";
import type { Role } from "#tests/cast/people.ts";
import { periods, type At } from "./known.ts";

/** The caller: a member of the cast, or anonymous. */
export type Who = Role | "anonymous";

export type Sample = {
  /** The field with its arguments and a selection, naming rows by `at`; `who` keeps what each caller creates apart. */
  call: (at: At, who: Who) => string;
  /** The upload of `$file`. */
  file?: File;
  /** The error of the call for permitted callers, where it cannot succeed. */
  fault?: ErrorName | ((who: Who) => ErrorName | undefined);
  /** Another centre's administrator with these ids: not found, unless the answer is simply their own centre's. */
  stranger?: ErrorName | "own";
};

/** Samples by the kind and name of their operation. */
export type Samples = Record<string, Sample>;

export const onlyAdmin = (error: ErrorName) => (who: Who) => (who === "admin" ? undefined : error);
/** Two roles may write: the second finds the row changed or removed by the first. */
export const secondStale = (who: Who) => (who === "manager" ? "stale" : undefined);
export const secondGone = (who: Who) => (who === "manager" ? "notFound" : undefined);
/** Of operations that all roles have: the first caller's change is the newer one. */
export const onceStale = (who: Who) => (who === "admin" ? undefined : "stale");
/** The caller's own row; outsiders try the paramedic's. */
export const ownOr = (of: At["periods"], who: Who) => of[who in periods ? (who as keyof typeof periods) : "paramedic"];
