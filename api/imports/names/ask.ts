import type { ImportSubject } from "#rules/codes.ts";
import { importNames } from "../../core/db/tables/import-names.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { nameKey } from "./known-names.ts";

export type Unknown = { subject: ImportSubject; written: string; candidates?: number[] };

/** Remembers names that nobody has explained, each once. */
export async function askNames(ctx: Storing, importId: number, unknown: readonly Unknown[]) {
  const { medicalCenterId } = ctx.profile;
  const rows = new Map(
    unknown.map(({ subject, written, candidates = null }) => {
      const name = nameKey(written);
      return [`${subject} ${name}`, { medicalCenterId, importId, subject, name, written, candidates }] as const;
    }),
  );
  if (rows.size > 0)
    await ctx.db
      .insert(importNames)
      .values([...rows.values()])
      .onConflictDoNothing();
}
