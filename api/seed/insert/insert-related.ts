import { eq } from "drizzle-orm";
import { ageOn } from "#rules/time/age.ts";
import { type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import type { Random } from "../random.ts";

const women = ["Jana", "Petra", "Lucie", "Martina", "Hana", "Lenka"] as const;
const men = ["Petr", "Jan", "Martin", "Tomáš", "Pavel", "Jiří"] as const;

/**
 * Writes related persons: a parent of most children, a daughter or a son of many of the old. A relative of the
 * patient's sex has the surname as it is on the card.
 */
export async function insertRelated(
  db: Db,
  { random, today, ids }: { random: Random; today: IsoDate; ids: ClinicIds },
) {
  const { medicalCenterId, desk } = ids;
  const { id, surname, sex, birthDate, createdAt } = patientCards;
  const cards = await db
    .select({ id, surname, sex, birthDate, createdAt })
    .from(patientCards)
    .where(eq(patientCards.medicalCenterId, medicalCenterId))
    .orderBy(id);
  const people = cards.flatMap((card, at) => {
    const age = card.birthDate ? ageOn(card.birthDate, today) : 40;
    const isChild = age < 18;
    if (!random.chance(isChild ? 0.9 : age > 74 ? 0.5 : 0.03)) return [];
    const woman = card.sex === "FEMALE";
    const informed = isChild || random.chance(0.6) ? (["INFORMED"] as const) : [];
    return [
      {
        medicalCenterId,
        patientCardId: card.id,
        name: `${random.pick(woman ? women : men)} ${card.surname}`,
        relation: isChild
          ? woman
            ? "matka"
            : "otec"
          : age > 74
            ? woman
              ? "dcera"
              : "syn"
            : woman
              ? "sestra"
              : "bratr",
        roles: [...(isChild ? (["GUARDIAN"] as const) : []), "CONTACT" as const, ...informed],
        phone: `+420777000${String((at * 37) % 1000).padStart(3, "0")}`,
        email: null,
        note: age > 74 && random.chance(0.3) ? "Vozí na cvičení, termíny domlouvejte s\u00a0ní nebo s\u00a0ním." : null,
        createdAt: card.createdAt,
        createdBy: desk,
        updatedAt: card.createdAt,
        version: 1,
      },
    ];
  });
  await insertRows(db, relatedPersons, people);
}
