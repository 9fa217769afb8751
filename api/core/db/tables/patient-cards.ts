import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { sexes } from "#rules/codes.ts";
import { address, createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const sex = pgEnum("sex", sexes);

/** Text in the order of the Czech alphabet. */
const czechText = customType<{ data: string }>({ dataType: () => `text COLLATE "cs-x-icu"` });

/** Height in centimetres, weight in grams. */
export const patientCards = pgTable(
  "patient_cards",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    degreeBefore: text("degree_before"),
    name: czechText("name").notNull(),
    surname: czechText("surname").notNull(),
    degreeAfter: text("degree_after"),
    personalNumber: varchar("personal_number", { length: 10 }),
    birthDate: date("birth_date", { mode: "string" }),
    sex: sex("sex"),
    phone: text("phone"),
    email: varchar("email", { length: 254 }),
    insurerCode: varchar("insurer_code", { length: 3 }),
    insuranceNumber: varchar("insurance_number", { length: 10 }),
    insuranceVariant: varchar("insurance_variant", { length: 1 }),
    country: varchar("country", { length: 2 }).notNull().default("CZ"),
    ...address(),
    abroadAddress: text("abroad_address"),
    rawAddress: text("raw_address"),
    cave: text("cave"),
    heightCm: integer("height_cm"),
    weightGrams: integer("weight_grams"),
    invoiceNote: text("invoice_note"),
    /** The language of messages to the patient; null is that of the centre's country. */
    language: varchar("language", { length: 2 }),
    /** True if the patient does not want messages about visits. */
    noticesRefused: boolean("notices_refused").notNull().default(false),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    archivedAt: instant("archived_at"),
    archivedBy: integer("archived_by"),
    /** The card that this one has become a part of: it is archived, found nowhere, and its address leads there. */
    mergedIntoId: integer("merged_into_id"),
    /** When the patient had ancillary records erased; the documentation stays, and they are not to be contacted. */
    erasedAt: instant("erased_at"),
    /** When all of it was erased: the row is blank, but visits of the calendar refer to it. It is not found. */
    disposedAt: instant("disposed_at"),
    version: version(),
  },
  (table) => [
    uniqueIndex("patient_cards_uuid").on(table.uuid),
    foreignKey({ name: "patient_cards_merged_into", columns: [table.mergedIntoId], foreignColumns: [table.id] }),
    check("patient_cards_merged_archived", sql`${table.mergedIntoId} is null or ${table.archivedAt} is not null`),
    check(
      "patient_cards_gone_archived",
      sql`num_nonnulls(${table.erasedAt}, ${table.disposedAt}) = 0 or ${table.archivedAt} is not null`,
    ),
    index("patient_cards_merged_into_index")
      .on(table.mergedIntoId)
      .where(sql`merged_into_id is not null`),
    // Each order of the card file is walked in its index alone, archived, merged and blank cards distinguished there
    // too.
    index("patient_cards_by_name").on(
      table.medicalCenterId,
      table.surname,
      table.name,
      table.id,
      table.archivedAt,
      table.mergedIntoId,
      table.disposedAt,
    ),
    index("patient_cards_by_birth_date").on(
      table.medicalCenterId,
      table.birthDate,
      table.id,
      table.archivedAt,
      table.mergedIntoId,
      table.disposedAt,
    ),
    index("patient_cards_by_created").on(
      table.medicalCenterId,
      table.createdAt,
      table.id,
      table.archivedAt,
      table.mergedIntoId,
      table.disposedAt,
    ),
    index("patient_cards_by_insurer").on(table.medicalCenterId, table.insurerCode, table.id),
    ofMedicalCenter(),
  ],
);
