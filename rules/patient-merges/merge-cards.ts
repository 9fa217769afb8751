import { eachCardField, partOf, type CardPart, type JoinedField } from "../patients/card-fields.ts";

/** Fields that a merged card may take from either of the two; related ones are chosen together. */
export type MergePart = CardPart;
export const mergeParts: readonly MergePart[] = [...new Set(eachCardField.flatMap((field) => partOf(field) ?? []))];

/** Texts that may be filled on both cards: joined one below the other. */
export type JoinedPart = JoinedField;
export const joinedParts = eachCardField.flatMap(({ name, joined }) => (joined ? [name as JoinedPart] : []));
export const canJoin = (part: MergePart): part is JoinedPart => joinedParts.includes(part as JoinedPart);

export const mergeChoices = ["kept", "merged", "both"] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** Records that move with a merged card, counted for the person who decides. */
export const mergeKinds = [
  "visits",
  "reports",
  "attachments",
  "relatedPersons",
  "consents",
  "insurances",
  "payments",
  "procedureVouchers",
  "waitingPatients",
] as const;
export type MergeKind = (typeof mergeKinds)[number];

type Values = Record<MergePart, string>;

/**
 * Default choice for a part: the surviving card's value, where it has any; both warnings. Birth date and sex come from
 * the card whose personal number is chosen, since the number says them too.
 */
export function usualChoice(part: MergePart, kept: Values, merged: Values, number?: string): MergeChoice {
  if (!merged[part] || kept[part] === merged[part]) return "kept";
  if (!kept[part]) return "merged";
  if (part === "dateOfBirth" || part === "sex")
    return (number ?? usualChoice("personalIdentificationNumber", kept, merged)) === "merged" ? "merged" : "kept";
  return part === "cave" ? "both" : "kept";
}
