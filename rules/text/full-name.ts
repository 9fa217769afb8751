type Named = { degreeBefore: string | null; name: string; surname: string; degreeAfter: string | null };

/** Degrees, name and surname in their Czech order. */
export const fullName = ({ degreeBefore, name, surname, degreeAfter }: Named): string =>
  [degreeBefore, name, surname].filter(Boolean).join(" ") + (degreeAfter ? `, ${degreeAfter}` : "");
