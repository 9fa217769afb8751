/** What a merged card may take from either of the two; what belongs together is chosen together. */
export const mergeParts = [
  "degreeBefore",
  "name",
  "surname",
  "degreeAfter",
  "personalIdentificationNumber",
  "dateOfBirth",
  "sex",
  "height",
  "weight",
  "phone",
  "email",
  "address",
  "country",
  "abroadAddress",
  "rawCzechAddress",
  "insurance",
  "cave",
  "invoiceNote",
] as const;
export type MergePart = (typeof mergeParts)[number];

/** Texts in which both may have something to say: kept one under the other. */
export const joinedParts = ["cave", "invoiceNote", "rawCzechAddress"] as const satisfies MergePart[];
export type JoinedPart = (typeof joinedParts)[number];
export const canJoin = (part: MergePart): part is JoinedPart => joinedParts.includes(part as JoinedPart);

export const mergeChoices = ["kept", "merged", "both"] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** What goes with a card that is merged into another, counted for whoever decides. */
export const mergeKinds = [
  "visits",
  "reports",
  "attachments",
  "relatedPersons",
  "consents",
  "insurances",
  "waitingPatients",
] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** What is kept of a part unless told otherwise: the kept card's, where it says anything; both warnings. */
export function usualChoice(part: MergePart, kept: string, merged: string): MergeChoice {
  if (!merged || kept === merged) return "kept";
  if (!kept) return "merged";
  return part === "cave" ? "both" : "kept";
}
