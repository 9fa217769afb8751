import { z } from "zod";
import { canJoin, mergeParts, type MergeChoice, type MergePart } from "#rules/merge-cards.ts";

const id = z.coerce.number().int().positive();
const choice = (part: MergePart) =>
  z.enum(canJoin(part) ? ["kept", "merged", "both"] : ["kept", "merged"]).default("kept") as z.ZodType<MergeChoice>;

/** The page of two cards: which they are, in which versions they were seen, and whose word counts in each line. */
export const MergeForm = z.object({
  keptCard: id,
  keptVersion: id,
  mergedCard: id,
  mergedVersion: id,
  ...(Object.fromEntries(mergeParts.map((part) => [part, choice(part)])) as Record<MergePart, z.ZodType<MergeChoice>>),
});
