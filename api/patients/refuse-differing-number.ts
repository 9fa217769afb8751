import { differencesFromNumber } from "#rules/patients/personal-number.ts";
import { Fault } from "../core/fault.ts";
import type { PatientCard } from "./visible-card.ts";

type Identity = Pick<PatientCard, "personalNumber" | "birthDate" | "sex">;

/**
 * Refuses a personal number that contradicts the card's birth date or sex, and names both. A card that was saved with
 * them before is not questioned again until one of the three changes.
 */
export function refuseDifferingNumber(card: Identity, before?: Identity) {
  if (
    before &&
    card.personalNumber === before.personalNumber &&
    card.birthDate === before.birthDate &&
    card.sex === before.sex
  )
    return;
  const differences = differencesFromNumber(card);
  if (differences.length > 0) throw new Fault("personalNumberDiffers", { differences });
}
