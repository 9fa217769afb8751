import { ProcedureCodeBooks } from "#app/graphql/center/procedures.ts";
import { load } from "#app/http/request/load.server.ts";
import { colors, type MedicalCenterType, type VatRate } from "#rules/codes.ts";
import type { Args } from "../request/context.ts";
import { myCurrency } from "../session/my-currency.server.ts";

/**
 * The options of a service's form: staff who care for patients, former colleagues who gave the service, and the rooms.
 * `color` is the one that services use least, for a new one.
 */
export async function procedureBooks(args: Args, chosen: readonly number[] = []) {
  const { procedures, profiles, facilities, me: caller } = await load(args, ProcedureCodeBooks);
  const cares = (person: (typeof profiles)[number]) =>
    person.active && (person.profileRole === "ROLE_PARAMEDIC" || person.motusProfession !== "OTHER");
  const uses = (color: string) => procedures.filter((procedure) => procedure.color === color).length;
  return {
    currency: await myCurrency(args),
    people: profiles.filter((person) => cares(person) || chosen.includes(person.id)),
    facilities,
    vatRate: proposedVatRate(caller?.profile?.medicalCenter),
    color: colors.reduce((least, color) => (uses(color) < uses(least) ? color : least)),
  };
}

/**
 * The rate that a new service begins with: a payer of VAT who provides health services chooses, another one begins with
 * the basic rate; without VAT there is one.
 */
const proposedVatRate = (
  center: { vatRatesNeeded: boolean; type: MedicalCenterType } | null | undefined,
): VatRate | undefined => (!center?.vatRatesNeeded ? "ZERO" : center.type === "OTHER" ? "PRIMARY" : undefined);
