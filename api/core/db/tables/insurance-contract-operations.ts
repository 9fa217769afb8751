import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { insuranceContracts } from "./insurance-contracts.ts";
import { medicalOperations } from "./medical-operations.ts";

/** Operations that an insurer has contracted. */
export const insuranceContractOperations = pgTable(
  "insurance_contract_operations",
  {
    medicalCenterId: medicalCenterId(),
    contractId: integer("contract_id")
      .notNull()
      .references(() => insuranceContracts.id),
    operationId: integer("operation_id")
      .notNull()
      .references(() => medicalOperations.id),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.operationId] }), ofMedicalCenter()],
);
