import type { PgColumn } from "drizzle-orm/pg-core";
import type { GridValues } from "#rules/grids/column.ts";
import { fullName } from "#rules/text/full-name.ts";
import { isByItself } from "../audit/by-itself.ts";

type NameColumns = Record<"degreeBefore" | "name" | "surname" | "degreeAfter", PgColumn>;

/**
 * The columns that the name of a person is made of. One that is never null comes first: by it Drizzle tells a joined
 * row from a missing one.
 */
export const nameParts = <T extends NameColumns>({ name, surname, degreeBefore, degreeAfter }: T) =>
  ({ name, surname, degreeBefore, degreeAfter }) as Pick<T, keyof NameColumns>;

/** The patient of a payment, or its payer without a card. */
export const payerOf = (card: ({ uuid: string } & Parameters<typeof fullName>[0]) | null, payer: string | null) =>
  card ? { uuid: card.uuid, fullName: fullName(card) } : { uuid: null, fullName: payer ?? "" };

/** The name of a person who may be missing. */
export const nameOf = (person: Parameters<typeof fullName>[0] | null): string | null => person && fullName(person);

/** The person of an audit row, or the application itself. */
export const accessBy = (
  person: Parameters<typeof fullName>[0] | null,
  address: string | null,
): GridValues["access-by"] => ({ name: nameOf(person), byItself: !person && isByItself(address) });
