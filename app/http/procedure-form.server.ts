import { ProcedureCodeBooks } from "#app/graphql/procedures.ts";
import { api } from "#app/graphql/client.server.ts";
import { colors } from "#rules/codes.ts";
import { currencyOf } from "#rules/currency.ts";
import type { Args } from "./context.ts";
import { me } from "./me.server.ts";

/** What the centre's prices are in. Whose session has ended is told so by the API, which keeps the form. */
export const myCurrency = async (args: Args) => currencyOf((await me(args))?.profile?.medicalCenter?.country ?? "CZ");

/**
 * What the form of a service offers: whoever cares for patients, with those who gave the service before they left, and
 * the rooms. `color` is the one that services have least, for a new one.
 */
export async function procedureBooks(args: Args, chosen: readonly number[] = []) {
  const { procedures, profiles, facilities } = await api(args, ProcedureCodeBooks);
  const cares = (person: (typeof profiles)[number]) =>
    person.active && (person.profileRole === "ROLE_PARAMEDIC" || person.motusProfession !== "OTHER");
  const uses = (color: string) => procedures.filter((procedure) => procedure.color === color).length;
  return {
    currency: await myCurrency(args),
    people: profiles.filter((person) => cares(person) || chosen.includes(person.id)),
    facilities,
    color: colors.reduce((least, color) => (uses(color) < uses(least) ? color : least)),
  };
}
