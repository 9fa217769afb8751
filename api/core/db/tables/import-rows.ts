import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { importRowStates } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { importKind, imports } from "./imports.ts";
import { medicalCenters } from "./medical-centers.ts";

export const importRowState = pgEnum("import_row_state", importRowStates);

export type RowFault = { column: number | null; error: ErrorName };

/** Rows of an import. The cells of a written one are gone: they are in what it made. */
export const importRows = pgTable(
  "import_rows",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    kind: importKind("kind").notNull().default("PATIENTS"),
    /** Its line in the file, from 1; the head comes before. */
    line: integer("line").notNull(),
    cells: text("cells").array().notNull(),
    state: importRowState("state").notNull().default("NEW"),
    faults: jsonb("faults").$type<RowFault[]>(),
    /** A digest of its key and patient, or of all its values: a row that was written is not written again. */
    identity: varchar("identity", { length: 43 }),
    /** A digest of the key of a patient, by which rows of other tables name the card. */
    source: varchar("source", { length: 43 }),
    /** Digests of values by which another row of the file may be the same. */
    keys: text("keys").array(),
    /** Cards or services that may be the same, and the line of another row that may. */
    candidates: integer("candidates").array(),
    twin: integer("twin"),
    /** The begin of its visit. */
    beginAt: instant("begin_at"),
    /** A visit that is entered although its person or room has another one then. */
    override: boolean("override").notNull().default(false),
    /** The card, service, event, pass or payment that it made. */
    madeId: integer("made_id"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_rows_state").on(table.importId, table.state, table.line),
    uniqueIndex("import_rows_identity")
      .on(table.medicalCenterId, table.identity)
      .where(sql`made_id is not null`),
    index("import_rows_made")
      .on(table.medicalCenterId, table.kind, table.madeId)
      .where(sql`made_id is not null`),
    index("import_rows_source")
      .on(table.medicalCenterId, table.source)
      .where(sql`source is not null and made_id is not null`),
    index("import_rows_begin")
      .on(table.importId, table.beginAt, table.line)
      .where(sql`begin_at is not null`),
    ofMedicalCenter(),
  ],
);
