import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  uniqueIndex,
  varchar,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { batchStates, insuranceVariants, insurerCodes } from "#rules/codes.ts";
import { documentKinds } from "#rules/insurance/billing/documents.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { batchRuns } from "./batch-runs.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { files } from "./files.ts";
import { insuranceContracts } from "./insurance-contracts.ts";
import { medicalCenters } from "./medical-centers.ts";

const day = (name: string) => date(name, { mode: "string" }).$type<IsoDate>();
export const batchState = pgEnum("batch_state", batchStates);

/**
 * Batches of documents for insurers. Once one is whole (`made_at`), the trigger `batches_stay` (in the migrations) lets
 * only its state and its files change, and it is deleted only while it is not sent.
 */
export const batches = pgTable(
  "batches",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    runId: integer("run_id")
      .notNull()
      .references(() => batchRuns.id),
    /** The original batch of the refused documents that it corrects; an original one has none. */
    regularBatchId: integer("regular_batch_id").references((): AnyPgColumn => batches.id),
    contractId: integer("contract_id")
      .notNull()
      .references(() => insuranceContracts.id),
    insurer: varchar("insurer", { length: 3, enum: insurerCodes }).notNull(),
    insuranceVariant: varchar("insurance_variant", { length: 1, enum: insuranceVariants }).notNull(),
    kind: varchar("kind", { length: 2, enum: documentKinds }).notNull(),
    expertise: varchar("expertise", { length: 3 }).notNull(),
    icz: varchar("icz", { length: 8 }).notNull(),
    /** The branch of VZP that it is handed to, and the version of the interface (`6.2.47`). */
    branch: varchar("branch", { length: 4 }).notNull(),
    interfaceVersion: varchar("interface_version", { length: 10 }).notNull(),
    /** The first day of its month, and the first and the last day of care in it. */
    month: day("month").notNull(),
    periodFrom: day("period_from"),
    periodTo: day("period_to"),
    /** Its number in the year in which it was made. */
    year: integer("year").notNull(),
    sequenceId: integer("sequence_id").notNull(),
    /** Of a point, and the sums of its documents; money is in hellers. */
    pointPrice: integer("point_price").notNull(),
    documents: integer("documents").notNull().default(0),
    points: integer("points").notNull().default(0),
    price: bigint("price", { mode: "number" }).notNull().default(0),
    madeAt: instant("made_at"),
    state: batchState("state").notNull().default("MADE"),
    stateAt: instant("state_at"),
    /** The K-dávka, and the list of its documents for people. */
    fileId: integer("file_id").references(() => files.id),
    printId: integer("print_id").references(() => files.id),
    version: version(),
  },
  (table) => [
    index("batches_run").on(table.runId),
    index("batches_regular").on(table.regularBatchId),
    index("batches_contract").on(table.contractId),
    index("batches_month").on(table.medicalCenterId, table.month, table.id),
    uniqueIndex("batches_number").on(table.medicalCenterId, table.year, table.sequenceId),
    check("batches_numbers", sql`sequence_id between 1 and 999999 and documents between 0 and 999`),
    check(
      "batches_whole",
      sql`made_at is null or (documents > 0 and num_nulls(period_from, period_to) = 0 and period_from <= period_to)`,
    ),
    ofMedicalCenter(),
  ],
);
