import { sql } from "drizzle-orm";
import { loadShippedLists } from "#api/code-lists/load-shipped.ts";
import { tokenHash } from "#api/access/authenticate.ts";
import type { Db } from "#api/db/client.ts";
import { eventFacilities } from "#api/db/tables/event-facilities.ts";
import { events } from "#api/db/tables/events.ts";
import { occupancies } from "#api/db/tables/occupancies.ts";
import { patientAttendances } from "#api/db/tables/patient-attendances.ts";
import { facilities } from "#api/db/tables/facilities.ts";
import { medicalCenters } from "#api/db/tables/medical-centers.ts";
import { profiles, type WorkingHours } from "#api/db/tables/profiles.ts";
import { patientCards } from "#api/db/tables/patient-cards.ts";
import { additionalProcedures } from "#api/db/tables/additional-procedures.ts";
import { procedureProfiles } from "#api/db/tables/procedure-profiles.ts";
import { procedures } from "#api/db/tables/procedures.ts";
import { sessions } from "#api/db/tables/sessions.ts";
import { users } from "#api/db/tables/users.ts";
import { waitingPatientProcedures } from "#api/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "#api/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "#api/db/tables/waiting-patients.ts";
import { indexCard } from "#api/patients/search/words.ts";
import { loadCash } from "./load-cash.ts";
import { loadPayments } from "./load-payments.ts";
import { loadVoucherPresets } from "./load-voucher-presets.ts";
import { loadVouchers } from "./load-vouchers.ts";
import { emails, ids, now, tokens, uuids, type Role } from "./people.ts";

const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$tM4lbnt9N0KMIBYbmr9FfQ$mhegWTPjFuPxW/7af0kjpA1IkBgiGLbDIwhu5t7A2FI";
const day = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const workingHours: WorkingHours = [day, day, day, day, day, null, null];
const founded = new Date("2021-01-04T09:00:00Z");
const at = (time: string) => new Date(`2026-03-16T${time}:00+01:00`);

/** Loads the cast's clinic, and a second centre. Ids are those of people.ts. */
export async function loadCast(db: Db) {
  await loadShippedLists(db);
  const center = ids.center;
  await db
    .insert(medicalCenters)
    .overridingSystemValue()
    .values([
      {
        id: center,
        name: "Rehabilitace U Lípy",
        slug: "u-lipy",
        email: "info@lipa.example",
        phone: "+420601000100",
        createdAt: founded,
      },
      { id: ids.foreignCenter, name: "Cizí ordinace", slug: "cizi", createdAt: founded },
    ]);
  const roles = Object.keys(emails) as Role[];
  const people = await db
    .insert(users)
    .values(roles.map((role) => ({ email: emails[role], passwordHash, verifiedAt: now, name: role, surname: "Test" })))
    .returning();
  const user = Object.fromEntries(people.map(({ id }, index) => [roles[index]!, id])) as Record<Role, number>;
  const common = { medicalCenterId: center, registeredAt: now, workingHours };
  const p = ids.profiles;
  await db
    .insert(profiles)
    .overridingSystemValue()
    .values([
      {
        ...common,
        id: p.admin,
        userId: user.admin,
        role: "ROLE_ADMIN",
        profession: "PHYSIOTHERAPIST",
        name: "Dana",
        surname: "Marešová",
        degreeBefore: "Mgr.",
        email: emails.admin,
      },
      {
        ...common,
        id: p.manager,
        userId: user.manager,
        role: "ROLE_ADMIN",
        profession: "OTHER",
        name: "Milan",
        surname: "Kos",
        email: emails.manager,
      },
      {
        ...common,
        id: p.paramedic,
        userId: user.paramedic,
        role: "ROLE_PARAMEDIC",
        profession: "PHYSIOTHERAPIST",
        name: "Petr",
        surname: "Šindelář",
        email: emails.paramedic,
      },
      {
        ...common,
        id: p.receptionist,
        userId: user.receptionist,
        role: "ROLE_RECEPTIONIST",
        profession: "OTHER",
        name: "Renata",
        surname: "Malá",
        email: emails.receptionist,
      },
      {
        ...common,
        id: p.foreign,
        medicalCenterId: ids.foreignCenter,
        userId: user.foreign,
        role: "ROLE_ADMIN",
        profession: "DOCTOR",
        name: "Cyril",
        surname: "Cizí",
        email: emails.foreign,
      },
      {
        ...common,
        id: p.deactivated,
        role: "ROLE_PARAMEDIC",
        profession: "PHYSIOTHERAPIST",
        name: "Otto",
        surname: "Odešlý",
        email: "otto@lipa.example",
        deactivatedAt: now,
      },
    ]);
  const profileOf: Partial<Record<Role, number>> = p;
  await db.insert(sessions).values(
    roles.map((role) => ({
      tokenHash: tokenHash(tokens[role]),
      userId: user[role],
      profileId: profileOf[role] ?? null,
      userAgent: "vitest",
      address: "127.0.0.1",
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: new Date("2036-01-01T00:00:00Z"),
    })),
  );
  await db
    .insert(facilities)
    .overridingSystemValue()
    .values([
      { id: ids.facilities.gym, medicalCenterId: center, type: "ROOM", name: "Tělocvična" },
      { id: ids.facilities.laser, medicalCenterId: center, type: "EQUIPMENT", name: "Laser" },
      { id: ids.facilities.foreignRoom, medicalCenterId: ids.foreignCenter, type: "ROOM", name: "Cizí místnost" },
    ]);
  await db
    .insert(procedures)
    .overridingSystemValue()
    .values([
      {
        id: ids.procedures.therapy,
        medicalCenterId: center,
        name: "Individuální LTV",
        uzisType: "LTV",
        durationMinutes: 45,
        priceAmount: 95_000,
        color: "GREEN",
      },
      {
        id: ids.procedures.examination,
        medicalCenterId: center,
        name: "Vstupní vyšetření",
        uzisType: "OTHER",
        durationMinutes: 60,
        priceAmount: 120_000,
        color: "BLUE",
      },
      {
        id: ids.procedures.group,
        medicalCenterId: center,
        name: "Skupinové cvičení",
        type: "GROUP",
        uzisType: "LTV",
        durationMinutes: 60,
        capacity: 3,
        priceAmount: 25_000,
        color: "YELLOW",
      },
      {
        id: ids.procedures.foreign,
        medicalCenterId: ids.foreignCenter,
        name: "Cizí služba",
        durationMinutes: 30,
        priceAmount: 50_000,
      },
    ]);
  await db.insert(procedureProfiles).values(
    [ids.procedures.therapy, ids.procedures.examination, ids.procedures.group].map((procedureId) => ({
      medicalCenterId: center,
      procedureId,
      profileId: p.paramedic,
    })),
  );
  await db
    .insert(additionalProcedures)
    .overridingSystemValue()
    .values([
      {
        id: ids.additionalProcedures.tape,
        medicalCenterId: center,
        name: "Tejpovací páska",
        priceAmount: 18_000,
        vatRate: "PRIMARY",
      },
      {
        id: ids.additionalProcedures.band,
        medicalCenterId: center,
        name: "Odporová guma",
        priceAmount: 25_050,
        vatRate: "PRIMARY",
      },
      {
        id: ids.additionalProcedures.foreignTape,
        medicalCenterId: ids.foreignCenter,
        name: "Cizí páska",
        priceAmount: 1_000,
      },
    ]);
  await loadVoucherPresets(db);
  const q = ids.patients;
  const cards = await db
    .insert(patientCards)
    .overridingSystemValue()
    .values([
      {
        id: q.jana,
        uuid: uuids.jana,
        medicalCenterId: center,
        name: "Jana",
        surname: "Dvořáčková",
        birthDate: "1985-06-23",
        sex: "FEMALE",
        personalNumber: "8556230419",
        phone: "+420601000377",
        email: "jana@example.com",
        insurerCode: "111",
        insuranceNumber: "8556230419",
        street: "Lipová",
        houseNumber: "418",
        orientationNumber: "7",
        town: "Kamenný Újezd",
        postcode: "37381",
        cave: "Alergie na latex",
      },
      {
        id: q.karel,
        uuid: uuids.karel,
        medicalCenterId: center,
        name: "Karel",
        surname: "Novák",
        birthDate: "1971-03-19",
        sex: "MALE",
        personalNumber: "7103192745",
        phone: "+420602000200",
        insurerCode: "205",
      },
      {
        id: q.anna,
        uuid: uuids.anna,
        medicalCenterId: center,
        name: "Anna",
        surname: "Nováková",
        birthDate: "1990-01-01",
        sex: "FEMALE",
      },
      {
        id: q.archived,
        uuid: uuids.archived,
        medicalCenterId: center,
        name: "Adam",
        surname: "Archivní",
        archivedAt: now,
      },
      {
        id: q.foreign,
        uuid: uuids.foreign,
        medicalCenterId: ids.foreignCenter,
        name: "Jana",
        surname: "Dvořáčková",
        birthDate: "1985-06-23",
        phone: "+420601000999",
      },
    ])
    .returning();
  for (const card of cards) await indexCard(db, card);

  await db
    .insert(events)
    .overridingSystemValue()
    .values([
      {
        id: ids.events.janaTherapy,
        medicalCenterId: center,
        type: "EVENT",
        beginAt: at("09:00"),
        endAt: at("09:45"),
        procedureId: ids.procedures.therapy,
        ownerId: p.paramedic,
      },
      {
        id: ids.events.lunch,
        medicalCenterId: center,
        type: "FREE_TIME",
        beginAt: at("12:00"),
        endAt: at("13:00"),
        name: "Porada",
        ownerId: p.paramedic,
      },
      {
        id: ids.events.foreignEvent,
        medicalCenterId: ids.foreignCenter,
        type: "EVENT",
        beginAt: at("09:00"),
        endAt: at("09:30"),
        procedureId: ids.procedures.foreign,
        ownerId: p.foreign,
      },
    ]);
  await db
    .insert(eventFacilities)
    .values({ medicalCenterId: center, eventId: ids.events.janaTherapy, facilityId: ids.facilities.gym });
  await db
    .insert(patientAttendances)
    .overridingSystemValue()
    .values([
      { id: ids.attendances.jana, medicalCenterId: center, eventId: ids.events.janaTherapy, patientCardId: q.jana },
      {
        id: ids.attendances.foreign,
        medicalCenterId: ids.foreignCenter,
        eventId: ids.events.foreignEvent,
        patientCardId: q.foreign,
      },
    ]);
  const during = (from: string, to: string) =>
    sql`tstzrange(${at(from).toISOString()}, ${at(to).toISOString()})` as never;
  const claim = { medicalCenterId: center, eventId: ids.events.janaTherapy, during: during("09:00", "09:45") };
  await db.insert(occupancies).values([
    { ...claim, profileId: p.paramedic },
    { ...claim, facilityId: ids.facilities.gym },
    { ...claim, patientCardId: q.jana },
    { medicalCenterId: center, eventId: ids.events.lunch, during: during("12:00", "13:00"), profileId: p.paramedic },
    {
      medicalCenterId: ids.foreignCenter,
      eventId: ids.events.foreignEvent,
      during: during("09:00", "09:30"),
      profileId: p.foreign,
    },
    {
      medicalCenterId: ids.foreignCenter,
      eventId: ids.events.foreignEvent,
      during: during("09:00", "09:30"),
      patientCardId: q.foreign,
    },
  ]);
  const { karel, foreign } = ids.waitingPatients;
  await db
    .insert(waitingPatients)
    .overridingSystemValue()
    .values([
      {
        id: karel,
        medicalCenterId: center,
        patientCardId: q.karel,
        note: "Stačí zavolat hodinu předem",
        weekdays: [1, 3],
        timeTo: "12:00",
        createdAt: new Date("2026-03-10T09:00:00Z"),
      },
      { id: foreign, medicalCenterId: ids.foreignCenter, patientCardId: q.foreign, createdAt: now },
    ]);
  await db
    .insert(waitingPatientProcedures)
    .values({ medicalCenterId: center, waitingPatientId: karel, procedureId: ids.procedures.therapy });
  await db
    .insert(waitingPatientProfiles)
    .values({ medicalCenterId: center, waitingPatientId: karel, profileId: p.paramedic });
  await loadCash(db);
  await loadPayments(db);
  await loadVouchers(db);
  // Rows that tests add come after these.
  for (const table of [
    "medical_centers",
    "profiles",
    "facilities",
    "procedures",
    "additional_procedures",
    "procedure_voucher_presets",
    "procedure_vouchers",
    "patient_cards",
    "events",
    "patient_attendances",
    "waiting_patients",
    "payments",
    "payment_entries",
    "cash_boxes",
  ])
    await db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`));
}
