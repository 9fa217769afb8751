import { addMonths } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { wordRows } from "../../patients/search/words.ts";
import type { Db } from "../../core/db/client.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import { patientInsurances } from "../../core/db/tables/patient-insurances.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import type { Person } from "../people.ts";

export type Newcomer = { person: Person; arrival: IsoDate; archivedAt: Date | null };

/** Writes the cards with the words they are found by; answers their ids. */
export async function insertCards(
  db: Db,
  { medicalCenterId, desk }: ClinicIds,
  newcomers: Newcomer[],
): Promise<number[]> {
  const ids = await reserveIds(db, patientCards, newcomers.length);
  const cards = newcomers.map(({ person, arrival, archivedAt }, index) => {
    const createdAt = instantOf(arrival, "07:30");
    return {
      ...person,
      id: ids[index]!,
      medicalCenterId,
      createdAt,
      createdBy: desk,
      updatedAt: archivedAt ?? createdAt,
      archivedAt,
      archivedBy: archivedAt && desk,
      mergedIntoId: null,
      erasedAt: null,
      disposedAt: null,
      version: 1,
    };
  });
  await insertRows(db, patientCards, cards);
  await insertRows(db, patientCardWords, cards.flatMap(wordRows));
  await insertRows(
    db,
    patientInsurances,
    cards.flatMap((card, index) => insuredOf(card, index % 9 === 0)),
  );
  return ids;
}

/** The insurance of a card since it was opened; where it changed, another insurer's in the years before. */
function insuredOf(
  card: Person & { id: number; medicalCenterId: number; createdAt: Date; createdBy: number | null },
  changed: boolean,
) {
  const {
    id: patientCardId,
    medicalCenterId,
    insurerCode,
    insuranceNumber,
    insuranceVariant,
    createdAt,
    createdBy,
  } = card;
  if (insurerCode === null) return [];
  const now = {
    patientCardId,
    medicalCenterId,
    insurerCode,
    insuranceNumber,
    insuranceVariant,
    createdAt,
    createdBy,
    validFrom: localDate(createdAt),
  };
  if (!changed) return [now];
  return [
    now,
    { ...now, insurerCode: insurerCode === "111" ? "211" : "111", validFrom: addMonths(now.validFrom, -30) },
  ];
}
