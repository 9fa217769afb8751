import type { ProfileCtx } from "../../../core/context.ts";
import { Fault } from "../../../core/fault.ts";
import { createPatientCard } from "../../../patients/create.ts";

/** A person without a card yet; `confirmDuplicate` opens one despite a similar card. */
type NewPatient = { confirmDuplicate?: boolean | null };
type Coming = { patientCards?: number[] | null; newPatient?: NewPatient | null };

/**
 * Opens the card of a new patient together with the event: both happen or neither. `before` are the previous patients.
 */
export async function withNewPatient<T extends Coming>(ctx: ProfileCtx, given: T, before: number[] = []): Promise<T> {
  if (!given.newPatient) return given;
  const { confirmDuplicate, ...card } = given.newPatient;
  const { id } = await createPatientCard(ctx, card, { duplicate: confirmDuplicate }).catch((thrown: unknown) => {
    if (!(thrown instanceof Fault) || !thrown.details.fields) throw thrown;
    throw new Fault(thrown.fault, {
      fields: thrown.details.fields.map(({ path, error }) => ({ path: ["newPatient", ...path], error })),
    });
  });
  return { ...given, newPatient: null, patientCards: [...(given.patientCards ?? before), id] };
}
