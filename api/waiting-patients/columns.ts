import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";

/** A waiting-list entry with the services and the people it names. */
export type WaitingPatient = typeof waitingPatients.$inferSelect & { procedures: number[]; profiles: number[] };

export const columns = {
  ...getTableColumns(waitingPatients),
  procedures: sql<
    number[]
  >`array(select procedure_id from waiting_patient_procedures where waiting_patient_id = ${waitingPatients.id} order by 1)`,
  profiles: sql<
    number[]
  >`array(select profile_id from waiting_patient_profiles where waiting_patient_id = ${waitingPatients.id} order by 1)`,
};

/** True if an entry accepts one of these services (or people). One that names none accepts any. */
export const takes = (named: SQL<number[]>, ids: number[]) =>
  sql`(cardinality(${named}) = 0 or ${named} && ${sql.param(ids)}::integer[])`;
