import { asc, eq, isNotNull } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../db/client.ts";
import { importRows } from "../../db/tables/import-rows.ts";
import { imports } from "../../db/tables/imports.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { profiles } from "../../db/tables/profiles.ts";

/** A table of another program that is checked: rows to add, one of a known patient, and one with a fault. */
export async function insertImport(db: Db, today: IsoDate, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const [known] = await db
    .select()
    .from(patientCards)
    .where(isNotNull(patientCards.birthDate))
    .orderBy(asc(patientCards.id))
    .limit(1);
  const { medicalCenterId, id: createdBy } = profile!;
  const [made] = await db
    .insert(imports)
    .values({
      medicalCenterId,
      kind: "PATIENTS",
      name: "pacienti z minulého programu.xlsx",
      state: "CHECKED",
      head: ["Příjmení", "Jméno", "Narození", "Telefon"],
      columns: { surname: 0, name: 1, dateOfBirth: 2, phone: 3 },
      total: 4,
      createdAt: instantOf(addDays(today, -1), "17:40"),
      createdBy,
    })
    .returning();
  const of = { medicalCenterId, importId: made!.id };
  await db.insert(importRows).values([
    {
      ...of,
      line: 2,
      cells: ["Habrová", "Ludmila", "12. 4. 1958", "603 112 458"],
      state: "READY",
      identity: "habrova",
    },
    { ...of, line: 3, cells: ["Jasan", "Květoslav", "2. 9. 1971", "603 112 459"], state: "READY", identity: "jasan" },
    {
      ...of,
      line: 4,
      cells: [known!.surname, known!.name, known!.birthDate!, ""],
      state: "DUPLICATE",
      identity: "known",
      candidates: [known!.id],
    },
    {
      ...of,
      line: 5,
      cells: ["Osika", "Radim", "31. 2. 1980", "603 112 460"],
      state: "FAULTY",
      faults: [{ column: 2, error: "dateInvalid" }],
    },
  ]);
}
