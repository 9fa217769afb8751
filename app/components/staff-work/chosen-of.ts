/** The rows that a refused form had chosen, which stay chosen. */
export const chosenOf = (field: { initialValue?: unknown }) => [field.initialValue ?? []].flat() as string[];
