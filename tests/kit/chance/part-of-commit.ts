import { turnOfCommit } from "./turn-of-commit.ts";

/** Whether everything is tried (`MOTUS_FUZZ=10000`), where a landing takes parts. */
export const thorough = Number(process.env.MOTUS_FUZZ ?? 0) >= 10_000;

/**
 * The part of a complete matrix that a landing tries: each so-manyth of it, by the hash of its commit, so that as many
 * landings try all of it.
 */
export const partOfCommit = <T>(all: readonly T[], turns: number): T[] =>
  thorough ? [...all] : all.filter((_, nth) => nth % turns === turnOfCommit(turns));
