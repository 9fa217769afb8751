import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { validFrom } from "./code-lists.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { insuranceContracts } from "./insurance-contracts.ts";

/** Prices of a contract with the day from which they hold, until the next ones. */
export const insuranceContractPrices = pgTable(
  "insurance_contract_prices",
  {
    medicalCenterId: medicalCenterId(),
    contractId: integer("contract_id")
      .notNull()
      .references(() => insuranceContracts.id),
    validFrom: validFrom(),
    /** Of one point, in hellers: insurers' values have two decimals (VYDFOND, HOD 4.2). */
    pointPrice: integer("point_price").notNull(),
    /** Of a period that is invoiced as one sum, in hellers. */
    flatRatePrice: bigint("flat_rate_price", { mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.validFrom] }),
    check("insurance_contract_prices_amounts", sql`point_price >= 0 and flat_rate_price >= 0`),
    ofMedicalCenter(),
  ],
);
