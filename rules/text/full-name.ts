type Named = { degreeBefore: string | null; name: string; surname: string; degreeAfter: string | null };

/** Degrees, name and surname in their Czech order. */
export const fullName = ({ degreeBefore, name, surname, degreeAfter }: Named): string =>
  [degreeBefore, name, surname].filter(Boolean).join(" ") + (degreeAfter ? `, ${degreeAfter}` : "");

/** The name as an option of a list, which is found by the first letters of the surname: `Bukovská Lucie, Bc.` */
export const listName = ({ degreeBefore, name, surname, degreeAfter }: Named): string =>
  [`${surname} ${name}`, degreeBefore, degreeAfter].filter(Boolean).join(", ");

const DEGREES =
  /(?<=^|[\s,.])(?:prof|doc|Ing|arch|Bc|BcA|Mgr|MgA|MUDr|MDDr|MVDr|JUDr|PhDr|RNDr|PharmDr|PaedDr|ThDr|Dr|Ph\.? ?D|CSc|DrSc|DiS)\.(?!\S*@)\s*/giu;

/** A typed name without its degrees, which end with a full stop: `ing` alone may begin a name. */
export const withoutDegrees = (text: string): string => text.replace(DEGREES, "").trim();
