import { instantOf, type IsoDate } from "#rules/time.ts";
import { wordRows } from "../../patients/words.ts";
import type { Db } from "../client.ts";
import { patientCards, patientCardWords } from "../tables/patient-cards.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import { insertRows, takeIds } from "../insert-rows.ts";
import type { Person } from "./people.ts";

export type Newcomer = { person: Person; arrival: IsoDate; archivedAt: Date | null };

/** Writes the cards with the words they are found by; answers their ids. */
export async function insertCards(db: Db, { medicalCenterId, desk }: ClinicIds, newcomers: Newcomer[]): Promise<number[]> {
  const ids = await takeIds(db, patientCards, newcomers.length);
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
      version: 1,
    };
  });
  await insertRows(db, patientCards, cards);
  await insertRows(db, patientCardWords, cards.flatMap(wordRows));
  return ids;
}
