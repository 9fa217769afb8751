import type { Db } from "#api/core/db/client.ts";
import { additionalProcedures } from "#api/core/db/tables/additional-procedures.ts";
import { facilities } from "#api/core/db/tables/facilities.ts";
import { procedureProfiles } from "#api/core/db/tables/procedure-profiles.ts";
import { procedures } from "#api/core/db/tables/procedures.ts";
import { ids } from "./people.ts";

const { center } = ids;

/** Rooms, equipment, services and products. */
export async function loadServices(db: Db) {
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
      profileId: ids.profiles.paramedic,
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
}
