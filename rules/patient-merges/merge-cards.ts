import { eachCardField, type cardFields, type CardField, type NamedField } from "../patients/card-fields.ts";

type Fields = typeof cardFields;

/** Fields that a merged card may take from either of the two; related ones are chosen together. */
export type MergePart = {
  [Name in CardField]: Fields[Name] extends { part: infer Part } ? Exclude<Part, null> : Name;
}[CardField];
/** The part that a field belongs to; none where the merge decides by rules of its own. */
export const partOf = ({ name, part }: NamedField) => (part === undefined ? name : part) as MergePart | null;
export const mergeParts: readonly MergePart[] = [...new Set(eachCardField.flatMap((field) => partOf(field) ?? []))];

/** Texts that may be filled on both cards: joined one below the other. */
export type JoinedPart = { [Name in CardField]: Fields[Name] extends { joined: number } ? Name : never }[CardField];
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
