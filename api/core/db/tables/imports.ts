import { boolean, date, index, integer, jsonb, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { importKinds, importStates } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import type { ImportColumns } from "#rules/imports/columns.ts";
import { createdAt, id, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { files } from "./files.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

export const importKind = pgEnum("import_kind", importKinds);
export const importState = pgEnum("import_state", importStates);

/** Tables of other programs, read, matched, checked and written by jobs. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    kind: importKind("kind").notNull(),
    name: text("name").notNull(),
    /** Gone a month after it came. */
    fileId: integer("file_id").references(() => files.id),
    state: importState("state").notNull().default("READING"),
    /** The reason of FAILED, a name of the error registry. */
    fault: varchar("fault", { length: 40 }).$type<ErrorName>(),
    /** Of a text; null of a workbook. */
    charset: varchar("charset", { length: 12 }),
    /** Names of the columns. */
    head: text("head").array().notNull().default([]),
    columns: jsonb("columns").$type<ImportColumns>(),
    /** The day of its opening entries: visits of vouchers that are left, amounts owed. */
    openedOn: date("opened_on"),
    /** False where patients are not reminded of its visits. */
    reminders: boolean("reminders").notNull().default(true),
    /** Rows that the present step has dealt with, of so many. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    version: version(),
  },
  (table) => [index("imports_center").on(table.medicalCenterId, table.id), ofMedicalCenter()],
);
