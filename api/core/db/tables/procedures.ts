import { bigint, boolean, index, integer, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { procedureTypes, uzisTypes, vatRates } from "#rules/codes.ts";
import { color, createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

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
