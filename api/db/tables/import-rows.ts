import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { importRowStates } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { imports } from "./imports.ts";
import { medicalCenters } from "./medical-centers.ts";

export const importRowState = pgEnum("import_row_state", importRowStates);

export type RowFault = { column: number | null; error: ErrorName };

/** Rows of an import. The cells of a written one are gone: its card has them. */
export const importRows = pgTable(
  "import_rows",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its line in the file, from 1; the head comes before. */
    line: integer("line").notNull(),
    cells: text("cells").array().notNull(),
    state: importRowState("state").notNull().default("NEW"),
    faults: jsonb("faults").$type<RowFault[]>(),
    /** A digest of its key and names, or of all its values: a row that was written is not written again. */
    identity: varchar("identity", { length: 43 }),
    /** Digests of values by which another row of the file may be of the same person. */
    keys: text("keys").array(),
    /** Cards that may be of the same person, and the line of another row that may. */
    candidates: integer("candidates").array(),
    twin: integer("twin"),
    /** The card that it made. */
    madeId: integer("made_id"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_rows_state").on(table.importId, table.state, table.line),
    uniqueIndex("import_rows_identity")
      .on(table.medicalCenterId, table.identity)
      .where(sql`made_id is not null`),
    uniqueIndex("import_rows_made")
      .on(table.medicalCenterId, table.madeId)
      .where(sql`made_id is not null`),
    ofMedicalCenter(),
  ],
);
