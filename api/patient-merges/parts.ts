import { columnsOfField, eachCardField } from "#rules/patients/card-fields.ts";
import { mergeParts, partOf, type JoinedPart, type MergePart } from "#rules/patient-merges/merge-cards.ts";
import type { patientCards } from "../core/db/tables/patient-cards.ts";
import { fieldFault } from "../core/fault.ts";

type Card = typeof patientCards.$inferSelect;
type Column = Exclude<keyof Card, "id" | "uuid" | "medicalCenterId" | "version">;
export type Said = { [column: string]: string | number | boolean | null };

/** The columns of a part of a card. */
const columnsOf = (part: MergePart) =>
  eachCardField.filter((field) => partOf(field) === part).flatMap((field) => columnsOfField(field) as Column[]);

/** The values that the merge changed on the surviving card, column by column: before it and after it. */
export function changeOf(kept: Card, merged: Card, fromMerged: readonly MergePart[], fromBoth: readonly JoinedPart[]) {
  const before: Said = {};
  const after: Said = {};
  for (const column of mergeParts.flatMap((part) =>
    fromMerged.includes(part) || fromBoth.includes(part as JoinedPart) ? columnsOf(part) : [],
  )) {
    const both = fromBoth.some((part) => columnsOf(part).includes(column));
    const value = both ? [kept[column], merged[column]].filter(Boolean).join("\n") || null : merged[column];
    if (value === kept[column]) continue;
    before[column] = kept[column] as Said[string];
    after[column] = value as Said[string];
  }
  return withMessages(kept, merged, { before, after });
}

/** A refusal of messages on either card holds for both, and so does the language where only one has it. */
function withMessages(kept: Card, merged: Card, { before, after }: { before: Said; after: Said }) {
  if (merged.noticesRefused && !kept.noticesRefused) [before.noticesRefused, after.noticesRefused] = [false, true];
  if (merged.language && !kept.language) [before.language, after.language] = [null, merged.language];
  return { before, after };
}

/** The values that a merge changed and that were not changed since, as they were before. */
export const backTo = (card: Card, { before, after }: { before: Said; after: Said }): Said =>
  Object.fromEntries(Object.entries(before).filter(([column]) => card[column as Column] === after[column]));

/** Two texts under one another may be more than the card has room for. */
export function assertLengths(after: Said) {
  for (const field of eachCardField)
    for (const column of columnsOfField(field))
      if (field.joined && String(after[column] ?? "").length > field.joined) throw fieldFault(field.name, "tooLong");
}
