/** The data in which a request and a card agree or differ. */
export const suggestionReasons = ["birthDate", "surname", "name", "phone", "email", "sex"] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

const identity: readonly SuggestionReason[] = ["birthDate", "surname", "name"];

type Suggestion = { id: number; reasons: readonly SuggestionReason[] };

/**
 * The only card of the same first name, surname and birth date. Families share telephones and e-mails, twins a birth
 * date, so nothing less is enough to propose a card at once.
 */
export function cardOfSender<T extends Suggestion>(suggestions: readonly T[]): T | undefined {
  const [own, ...others] = suggestions.filter(({ reasons }) => identity.every((reason) => reasons.includes(reason)));
  return others.length === 0 ? own : undefined;
}
