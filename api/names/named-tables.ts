import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { events } from "../db/tables/events.ts";
import { facilities } from "../db/tables/facilities.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { profiles } from "../db/tables/profiles.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { additionalProcedures } from "../db/tables/additional-procedures.ts";
import { medicalOperationPresets } from "../db/tables/medical-operation-presets.ts";
import { ftVoucherApplicants } from "../db/tables/ft-voucher-applicants.ts";
import { procedureVoucherPresets } from "../db/tables/procedure-voucher-presets.ts";
import { procedures } from "../db/tables/procedures.ts";
import { files } from "../db/tables/files.ts";
import { relatedPersons } from "../db/tables/related-persons.ts";
import { reportTemplates } from "../db/tables/report-templates.ts";
import { cashBoxes } from "../db/tables/cash-boxes.ts";
import { desks } from "../db/tables/desks.ts";
import { users } from "../db/tables/users.ts";

export type Named = PgTable & { id: PgColumn };
export type NamedTable = { table: Named; columns: string[]; only?: SQL };

const address = ["street", "houseNumber", "orientationNumber", "town", "townPart"];
const person = ["degreeBefore", "name", "surname", "degreeAfter"];

/** Names within a signed report stay as they were signed. */
const unsigned = sql`not exists (select from attachments join medical_reports on medical_reports.id = medical_report_id where file_id = ${files.id} and signed_at is not null)`;

/** Every table with names and other texts of one line that people typed. */
export const namedTables: NamedTable[] = [
  { table: medicalCenters, columns: ["name", ...address] },
  { table: profiles, columns: [...person, "room"] },
  { table: users, columns: ["name", "surname"] },
  { table: desks, columns: ["name"] },
  { table: cashBoxes, columns: ["name"] },
  { table: facilities, columns: ["name"] },
  { table: procedures, columns: ["name"] },
  { table: additionalProcedures, columns: ["name"] },
  { table: procedureVoucherPresets, columns: ["name"] },
  { table: reportTemplates, columns: ["name"] },
  { table: medicalOperationPresets, columns: ["name"] },
  { table: ftVoucherApplicants, columns: ["name"] },
  { table: patientCards, columns: [...person, ...address] },
  { table: relatedPersons, columns: ["name", "relation"] },
  { table: events, columns: ["name"] },
  { table: files, columns: ["name"], only: unsigned },
];

export const columnOf = (table: PgTable, name: string): PgColumn => getTableColumns(table)[name] as PgColumn;
