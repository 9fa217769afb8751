import { fold } from "#rules/text/fold.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { cardsWithNumbers } from "./search/cards-with-words.ts";
import type { PatientCard } from "./visible-card.ts";

export type Identity = Pick<PatientCard, "name" | "surname" | "birthDate" | "phone" | "personalNumber">;

/** Why a card may be of the same person, the strongest first. */
const reasons = {
  personalNumber: (one, other) => one.personalNumber !== null && one.personalNumber === other.personalNumber,
  nameAndBirthDate: (one, other) =>
    one.birthDate !== null && one.birthDate === other.birthDate && namesOf(one) === namesOf(other),
  phoneAndSurname: (one, other) =>
    one.phone !== null && one.phone === other.phone && fold(one.surname) === fold(other.surname),
} satisfies Record<string, (one: Identity, other: Identity) => boolean>;
type Reason = keyof typeof reasons;
export const byStrength = Object.keys(reasons) as Reason[];

/** The strongest reason why a card may be of this person. */
export const reasonOf = (identity: Identity, card: Identity) =>
  byStrength.find((reason) => reasons[reason](identity, card));

/** Name and surname are taken as a set: people swap them. */
export const namesOf = ({ name, surname }: Pick<Identity, "name" | "surname">) =>
  fold(`${name} ${surname}`).split(" ").sort().join(" ");

export type Candidate = {
  id: number;
  uuid: string;
  fullName: string;
  dateOfBirth: IsoDate | null;
  archived: boolean;
  reason: Reason;
};

/** Cards that may be of the same person, archived or not, the likeliest first. */
export async function findDuplicates(ctx: ProfileCtx, identity: Identity, except?: number): Promise<Candidate[]> {
  const cards = await cardsWithNumbers(ctx, [identity.personalNumber, identity.birthDate, identity.phone]);
  const candidates = cards
    .filter(({ id }) => id !== except)
    .flatMap((card) => {
      const reason = reasonOf(identity, card);
      return reason
        ? [
            {
              id: card.id,
              uuid: card.uuid,
              fullName: fullName(card),
              dateOfBirth: card.birthDate as IsoDate | null,
              archived: card.archivedAt !== null,
              reason,
            },
          ]
        : [];
    })
    .sort((a, b) => byStrength.indexOf(a.reason) - byStrength.indexOf(b.reason))
    .slice(0, 10);
  if (candidates.length > 0)
    await track(ctx, "patientCard.listed", { details: { patientCards: candidates.map(({ id }) => id) } });
  return candidates;
}

/** Refuses a new card of a person who may have one, archived or not, and names the candidates. */
export async function refuseDuplicates(ctx: ProfileCtx, identity: Identity) {
  const candidates = await findDuplicates(ctx, identity);
  if (candidates.length > 0) throw new Fault("possibleDuplicate", { candidates });
}
