import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The next numbers of a centre's batches, of the documents in them, and of its invoices to insurers, by year. */
export const insuranceSequences = pgTable(
  "insurance_sequences",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    year: integer("year").notNull(),
    kBatch: integer("k_batch").notNull().default(1),
    kBatchItem: integer("k_batch_item").notNull().default(1),
    fBatch: bigint("f_batch", { mode: "number" }).notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.year] }),
    check("insurance_sequences_from_one", sql`least(k_batch, k_batch_item, f_batch) >= 1`),
    ofMedicalCenter(),
  ],
);
