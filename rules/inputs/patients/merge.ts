import { z } from "zod";
import { canJoin, mergeParts, type MergeChoice, type MergePart } from "#rules/patient-merges/merge-cards.ts";

const id = z.coerce.number().int().positive();
const choice = (part: MergePart) =>
  z.enum(canJoin(part) ? ["kept", "merged", "both"] : ["kept", "merged"]).default("kept") as z.ZodType<MergeChoice>;

/** The page of two cards: their ids and versions, and the chosen card for each line. */
export const MergeForm = z.object({
  keptCard: id,
  keptVersion: id,
  mergedCard: id,
  mergedVersion: id,
  ...(Object.fromEntries(mergeParts.map((part) => [part, choice(part)])) as Record<MergePart, z.ZodType<MergeChoice>>),
});
