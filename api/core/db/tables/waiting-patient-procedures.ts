import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { procedures } from "./procedures.ts";
import { waitingPatients } from "./waiting-patients.ts";

export const waitingPatientProcedures = pgTable(
  "waiting_patient_procedures",
  {
    medicalCenterId: medicalCenterId(),
    waitingPatientId: integer("waiting_patient_id")
      .notNull()
      .references(() => waitingPatients.id, { onDelete: "cascade" }),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
  },
  (table) => [
    uniqueIndex("waiting_patient_procedures_pair").on(table.waitingPatientId, table.procedureId),
    ofMedicalCenter(),
  ],
);
