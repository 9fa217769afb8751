import type { Db } from "../../core/db/client.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { facilityProfiles } from "../../core/db/tables/facility-profiles.ts";
import { datedSettings } from "../../core/db/tables/dated-settings.ts";
import { cashBoxes } from "../../core/db/tables/cash-boxes.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { additionalProcedures } from "../../core/db/tables/additional-procedures.ts";
import { procedureFacilities } from "../../core/db/tables/procedure-facilities.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { users } from "../../core/db/tables/users.ts";
import { localDate } from "#rules/time/time.ts";
import type { Clinic } from "../clinic-types.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";

/** The ids of the centre and of its lists, in the order of the clinic's own. */
export type ClinicIds = {
  medicalCenterId: number;
  profiles: number[];
  facilities: number[];
  procedures: number[];
  desk: number;
};

/** Writes the centre, its staff, rooms, devices and services. */
export async function insertClinic(db: Db, clinic: Clinic, passwordHash: string, since: Date): Promise<ClinicIds> {
  const { name, slug, email, staff, address } = clinic;
  const [medicalCenterId = 0] = await reserveIds(db, medicalCenters, 1);
  const userIds = await reserveIds(db, users, staff.length);
  const ids = {
    medicalCenterId,
    profiles: await reserveIds(db, profiles, staff.length),
    facilities: await reserveIds(db, facilities, clinic.facilities.length),
    procedures: await reserveIds(db, procedures, clinic.services.length),
  };
  const common = { medicalCenterId, createdAt: since };

  await insertRows(db, medicalCenters, [
    {
      id: medicalCenterId,
      name,
      slug,
      email,
      phone: phone(0),
      ...address,
      bookingActive: true,
      // No mail server sends the links of the demo.
      bookingConfirmed: false,
      createdAt: since,
    },
  ]);
  const numbers = { feePercent: 50, lateHours: 24 };
  await insertRows(db, datedSettings, [{ ...common, setting: "MISSED_VISITS", validFrom: localDate(since), numbers }]);
  await insertRows(db, cashBoxes, [{ medicalCenterId, number: 1, name: "Recepce", createdAt: since }]);
  await insertStaff(db, clinic, { ids, userIds, passwordHash, since });
  await insertRows(
    db,
    facilities,
    clinic.facilities.map((facility, index) => ({ ...common, ...facility, id: ids.facilities[index] })),
  );
  await insertServices(db, clinic, ids, since);
  await linkServices(db, clinic, ids);
  const desk = ids.profiles[staff.findIndex(({ role }) => role === "ROLE_RECEPTIONIST")] ?? ids.profiles[0]!;
  return { ...ids, desk };
}

const phone = (index: number) => `+420601000${String(index).padStart(3, "0")}`;

type Lists = Omit<ClinicIds, "desk">;
type Staff = { ids: Lists; userIds: number[]; passwordHash: string; since: Date };

async function insertStaff(db: Db, { staff, services }: Clinic, { ids, userIds, passwordHash, since }: Staff) {
  const common = { medicalCenterId: ids.medicalCenterId, createdAt: since };
  await insertRows(
    db,
    users,
    staff.map(({ email, name, surname }, index) => ({
      id: userIds[index],
      email,
      name,
      surname,
      passwordHash,
      verifiedAt: since,
      createdAt: since,
    })),
  );
  await insertRows(
    db,
    profiles,
    staff.map((person, index) => ({
      ...common,
      ...person,
      id: ids.profiles[index],
      userId: userIds[index],
      phone: phone(index + 1),
      workingHours: person.hours,
      accessibleInBooking: person.services.some((service) => services[service]!.bookable),
      registeredAt: since,
    })),
  );
}

async function insertServices(db: Db, clinic: Clinic, ids: Lists, since: Date) {
  const common = { medicalCenterId: ids.medicalCenterId, createdAt: since };
  await insertRows(
    db,
    procedures,
    clinic.services.map(({ name, uzisType, minutes, crowns, vatRate, color, places, bookable }, index) => ({
      ...common,
      id: ids.procedures[index],
      name,
      type: places > 1 ? "GROUP" : "INDIVIDUAL",
      uzisType,
      durationMinutes: minutes,
      capacity: places,
      priceAmount: crowns * 100,
      vatRate,
      color,
      accessibleInBooking: bookable,
    })),
  );
  await insertRows(
    db,
    additionalProcedures,
    clinic.products.map(({ name, crowns, vatRate }) => ({ ...common, name, priceAmount: crowns * 100, vatRate })),
  );
}

/** Says who gives a service, and which rooms and devices it takes. */
async function linkServices(db: Db, clinic: Clinic, ids: Lists) {
  const { medicalCenterId } = ids;
  const { staff } = clinic;
  await insertRows(
    db,
    procedureProfiles,
    staff.flatMap(({ services }, index) =>
      services.map((service) => ({
        medicalCenterId,
        procedureId: ids.procedures[service]!,
        profileId: ids.profiles[index]!,
      })),
    ),
  );
  await insertRows(
    db,
    procedureFacilities,
    clinic.services.flatMap(({ facility }, index) =>
      facility === null
        ? []
        : [{ medicalCenterId, procedureId: ids.procedures[index]!, facilityId: ids.facilities[facility]! }],
    ),
  );
  await insertRows(
    db,
    facilityProfiles,
    staff.flatMap(({ services }, index) => {
      const used = new Set(
        services.map((service) => clinic.services[service]!.facility).filter((facility) => facility !== null),
      );
      return [...used].map((facility) => ({
        medicalCenterId,
        facilityId: ids.facilities[facility]!,
        profileId: ids.profiles[index]!,
      }));
    }),
  );
}
