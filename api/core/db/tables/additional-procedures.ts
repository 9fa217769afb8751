import { bigint, index, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { vatRate } from "./procedures.ts";

/** Products and additional services, sold besides procedures. */
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
