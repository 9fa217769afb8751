import { eq } from "drizzle-orm";
import { addDays, addMonths, weekStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { hashPassword } from "../passwords/hash.ts";
import type { Hasher } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { facilities, physiotherapy, services } from "./contents/offer.ts";
import { shifts } from "./shifts.ts";
import { therapist } from "./clinic.ts";
import type { Clinic, Worker } from "./clinic-types.ts";
import { loadClinic } from "./load-clinic.ts";
import { drawName } from "./contents/names.ts";
import { randomFrom } from "./random.ts";

type Size = { patients: number; years: number };
const PATIENTS_OF_ONE = 2_500;

/**
 * Loads a centre of that size in addition to the existing ones, and answers its administrator's e-mail. Needs the
 * owner's connection.
 */
export async function loadBenchmark(
  db: Db,
  { patients, years, now, password, hasher }: Size & { now: Date; password: string; hasher: Hasher },
): Promise<string> {
  const today = localDate(now);
  const clinic = clinicFor(patients);
  const [there] = await db
    .select({ id: medicalCenters.id })
    .from(medicalCenters)
    .where(eq(medicalCenters.slug, clinic.slug));
  if (there) throw new Error(`This database has a benchmark centre of ${patients} patients already.`);
  await loadClinic(db, {
    clinic,
    seed: patients,
    now,
    passwordHash: await hashPassword(password, hasher),
    patients,
    from: weekStart(addMonths(today, -12 * years)),
    to: addDays(weekStart(today), 20),
    fill: () => 0.9,
  });
  return clinic.staff[0]!.email;
}

function clinicFor(patients: number): Clinic {
  const random = randomFrom(patients);
  const name = `bench-${patients}`;
  const worker = (account: string, hours: Worker["hours"], more: Partial<Worker> = {}): Worker => {
    const person = drawName(random, "CZ", random.chance(0.7) ? "FEMALE" : "MALE", 1985);
    return { ...therapist, ...person, email: `${account}@${name}.example`, hours, services: physiotherapy, ...more };
  };
  const therapists = Array.from({ length: Math.max(8, Math.ceil(patients / PATIENTS_OF_ONE)) }, (_, index) =>
    worker(`fyzio-${index + 1}`, shifts[index % shifts.length]!),
  );
  return {
    name,
    slug: name,
    email: `info@${name}.example`,
    address: { street: "Dlouhá", houseNumber: "1", orientationNumber: "2", postcode: "11000", town: "Praha" },
    staff: [
      worker("admin", shifts[0]!, { role: "ROLE_ADMIN" }),
      worker("recepce", shifts[1]!, { role: "ROLE_RECEPTIONIST", profession: "OTHER", services: [] }),
      ...therapists,
    ],
    facilities,
    services,
    products: [],
    voucherPresets: [],
    fixtures: [],
    absences: [],
    otherHours: [],
    preferences: [],
    wordings: [],
    secondCards: 0,
    pastCards: 0,
    texts: [],
    courses: [],
  };
}
