import type { PgColumn } from "drizzle-orm/pg-core";
import { fullName } from "#rules/text/full-name.ts";

type NameColumns = Record<"degreeBefore" | "name" | "surname" | "degreeAfter", PgColumn>;

/**
 * The columns that the name of a person is made of. One that is never null comes first: by it Drizzle tells a joined row
 * from a missing one.
 */
export const nameParts = <T extends NameColumns>({ name, surname, degreeBefore, degreeAfter }: T) =>
  ({ name, surname, degreeBefore, degreeAfter }) as Pick<T, keyof NameColumns>;

/** The name of a person who may be missing. */
export const nameOf = (person: Parameters<typeof fullName>[0] | null): string | null => person && fullName(person);
