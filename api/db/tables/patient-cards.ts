import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
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
/** Text in the order of its bytes: a prefix is one range of the index, and comparing it is leakproof, so row-level
 * security lets the index be used. */
const plainText = customType<{ data: string }>({ dataType: () => `text COLLATE "C"` });

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
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    archivedAt: instant("archived_at"),
    archivedBy: integer("archived_by"),
    /** The card that this one has become a part of: it is archived, found nowhere, and its address leads there. */
    mergedIntoId: integer("merged_into_id"),
    /** When the patient had erased what need not be kept; the documentation is kept, and they are not to be contacted. */
    erasedAt: instant("erased_at"),
    /** When all of it went: the row says nothing, but visits of the calendar refer to it. It is not found. */
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
    // Each order of the card file is walked in its index alone, archived, merged and emptied cards told apart there too.
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

/**
 * The words by which a card is found, folded (rules/search-words.ts); written with the card. `initial` is where its surname
 * stands in the alphabet (rules/initial.ts), so that a search knows at which letter the cards it found begin.
 */
export const patientCardWords = pgTable(
  "patient_card_words",
  {
    medicalCenterId: medicalCenterId(),
    word: plainText("word").notNull(),
    initial: smallint("initial").notNull().default(0),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({
      name: "patient_card_words_pk",
      columns: [table.medicalCenterId, table.word, table.initial, table.patientCardId],
    }),
    index("patient_card_words_card").on(table.patientCardId, table.word),
    ofMedicalCenter(),
  ],
);

/** A card's number of words is small; a search asks for all of them by prefix. */
export const wordStartsWith = (prefix: string) =>
  sql`${patientCardWords.word} >= ${prefix} and ${patientCardWords.word} < ${prefix + "\u{10FFFF}"}`;
