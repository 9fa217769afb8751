import { integer, pgTable } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The last variable symbol that a centre has given to a payment, a request or an invoice of several payments. */
export const variableSymbols = pgTable(
  "variable_symbols",
  {
    medicalCenterId: medicalCenterId()
      .primaryKey()
      .references(() => medicalCenters.id),
    last: integer("last").notNull(),
  },
  () => [ofMedicalCenter()],
);
