import { randomUUID } from "node:crypto";
import { and, asc, isNotNull, isNull } from "drizzle-orm";
import { INFORMATION_VERSION } from "#rules/bookings/information.ts";
import { addDays } from "#rules/time/dates.ts";
import { earlier, HOUR, MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { openHold } from "../../bookings/hold.ts";
import { readBookable } from "../../bookings/page/bookable.ts";
import { readOffers } from "../../bookings/page/offers.ts";
import type { Db } from "../../core/db/client.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";

const DAYS = 21;

/** Two requests that wait: of a new patient, and of one who has a card. */
export async function insertBookings(db: Db, now: Date): Promise<void> {
  const [center] = await db.select().from(medicalCenters);
  const ctx = { db, now: () => now, profile: { medicalCenterId: center!.id } };
  const [known] = await db
    .select()
    .from(patientCards)
    .where(and(isNotNull(patientCards.phone), isNotNull(patientCards.birthDate), isNull(patientCards.archivedAt)))
    .orderBy(asc(patientCards.id));
  const { name, surname, birthDate, phone, sex } = known!;
  const people = [
    {
      name: "Věra",
      surname: "Zelená",
      dateOfBirth: "1980-02-01",
      phone: "+420601222333",
      sex: "FEMALE",
      issue: "Bolest ramene",
    },
    { name, surname, dateOfBirth: birthDate!, phone: phone!, sex: sex ?? "MALE", issue: null },
  ] as const;
  const days = Array.from({ length: DAYS }, (_, day) => addDays(localDate(now), day));
  const { services } = await readBookable(ctx);
  for (const [at, person] of people.entries()) {
    const service = services.filter(({ type }) => type === "INDIVIDUAL")[at];
    const offers = service && (await readOffers(ctx, center!, { procedure: service.id, profile: null, days }));
    const time = offers?.times[at];
    if (!service || !time) continue;
    await db.insert(bookings).values({
      ...person,
      uuid: randomUUID(),
      medicalCenterId: center!.id,
      eventId: await openHold(ctx, center!, { ...time, procedure: service.id, issue: person.issue }),
      procedureId: service.id,
      profileId: at === 0 ? null : time.person,
      beginAt: new Date(time.begin * MINUTE),
      endAt: new Date(time.end * MINUTE),
      email: `${at === 0 ? "vera" : "znama"}@demo.example`,
      locale: "cs",
      information: INFORMATION_VERSION,
      tokenHash: `none ${at}`,
      createdAt: earlier(now, (at + 1) * HOUR),
    });
  }
}
