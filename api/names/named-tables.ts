import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { events } from "../core/db/tables/events.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { files } from "../core/db/tables/files.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { desks } from "../core/db/tables/desks.ts";
import { users } from "../core/db/tables/users.ts";

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
