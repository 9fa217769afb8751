import { bigint, boolean, index, integer, pgEnum, pgTable, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { colors, procedureTypes, uzisTypes, vatRates } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { facilities, medicalCenters, profiles } from "./medical-centers.ts";

export const color = pgEnum("color", colors);
export const procedureType = pgEnum("procedure_type", procedureTypes);
export const uzisType = pgEnum("uzis_type", uzisTypes);
export const vatRate = pgEnum("vat_rate", vatRates);

/** A service of the centre. Prices are minor units of their currency. */
export const procedures = pgTable(
  "procedures",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    name: text("name").notNull(),
    type: procedureType("type").notNull().default("INDIVIDUAL"),
    uzisType: uzisType("uzis_type").notNull().default("OTHER"),
    durationMinutes: integer("duration_minutes").notNull(),
    capacity: integer("capacity").notNull().default(1),
    priceAmount: bigint("price_amount", { mode: "number" }).notNull(),
    priceCurrency: varchar("price_currency", { length: 3 }).notNull().default("CZK"),
    vatRate: vatRate("vat_rate").notNull().default("ZERO"),
    color: color("color").notNull().default("BLUE"),
    description: text("description"),
    accessibleInBooking: boolean("accessible_in_booking").notNull().default(false),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("procedures_center").on(table.medicalCenterId), ofMedicalCenter()],
);

export const procedureProfiles = pgTable(
  "procedure_profiles",
  {
    medicalCenterId: medicalCenterId(),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("procedure_profiles_pair").on(table.procedureId, table.profileId), ofMedicalCenter()],
);

/** The rooms and equipment a service can take place with: one of its rooms, one of its equipment. */
export const procedureFacilities = pgTable(
  "procedure_facilities",
  {
    medicalCenterId: medicalCenterId(),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
  },
  (table) => [uniqueIndex("procedure_facilities_pair").on(table.procedureId, table.facilityId), ofMedicalCenter()],
);

/** What is sold beside services: additional services and products. */
export const additionalProcedures = pgTable(
  "additional_procedures",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    name: text("name").notNull(),
    priceAmount: bigint("price_amount", { mode: "number" }).notNull(),
    priceCurrency: varchar("price_currency", { length: 3 }).notNull().default("CZK"),
    vatRate: vatRate("vat_rate").notNull().default("ZERO"),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("additional_procedures_center").on(table.medicalCenterId), ofMedicalCenter()],
);
