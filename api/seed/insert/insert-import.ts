import { and, asc, eq, isNotNull } from "drizzle-orm";
import { formatDate } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { importNames } from "../../core/db/tables/import-names.ts";
import { importRows } from "../../core/db/tables/import-rows.ts";
import { imports } from "../../core/db/tables/imports.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { profiles } from "../../core/db/tables/profiles.ts";

/**
 * Tables of another program that are checked: patients with one who is known and one with a fault, and visits with a
 * name that is asked about and a time that is taken.
 */
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
  await insertVisits(db, { medicalCenterId, createdBy, today });
}

type Center = { medicalCenterId: number; createdBy: number; today: IsoDate };

async function insertVisits(db: Db, { medicalCenterId, createdBy, today }: Center) {
  const [therapist] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), eq(profiles.role, "ROLE_PARAMEDIC")))
    .orderBy(asc(profiles.id))
    .limit(1);
  const [made] = await db
    .insert(imports)
    .values({
      medicalCenterId,
      kind: "VISITS",
      name: "termíny z minulého programu.csv",
      state: "CHECKED",
      charset: "utf-8",
      head: ["Datum", "Čas", "Pacient", "Terapeut", "Služba"],
      columns: { date: 0, time: 1, fullName: 2, person: 3, service: 4 },
      total: 3,
      createdAt: instantOf(addDays(today, -1), "18:05"),
      createdBy,
    })
    .returning();
  const of = { medicalCenterId, importId: made!.id, kind: "VISITS" as const };
  const person = `${therapist!.surname} ${therapist!.name}`;
  const visit = (line: number, days: number, time: string, ...cells: string[]) => ({
    ...of,
    line,
    cells: [formatDate(addDays(today, days), "cs"), time, ...cells],
    identity: `visit ${line}`,
    beginAt: instantOf(addDays(today, days), time),
  });
  await db.insert(importRows).values([
    { ...visit(2, 40, "07:00", "", person, ""), state: "READY" },
    { ...visit(3, 41, "07:00", "", person, "Cvičení na míčích"), state: "ASKED" },
    { ...visit(4, 1, "09:00", "", person, ""), state: "CONFLICTING", faults: [{ column: 3, error: "overlap" }] },
  ]);
  await db.insert(importNames).values({
    medicalCenterId,
    importId: made!.id,
    subject: "SERVICE",
    name: "cviceni micich na",
    written: "Cvičení na míčích",
  });
}
