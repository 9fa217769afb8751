import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { ErasedKind } from "#rules/retention.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters, profiles } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";

/** A transaction, by the number that no other ever has. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** Cards past their time that one person proposes to dispose of, and another confirms. */
export const disposals = pgTable(
  "disposals",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    proposedAt: instant("proposed_at").notNull(),
    proposedBy: integer("proposed_by")
      .notNull()
      .references(() => profiles.id),
    confirmedAt: instant("confirmed_at"),
    confirmedBy: integer("confirmed_by").references(() => profiles.id),
    /** Whether there was nobody else who could confirm it, so that the proposer did, on another day. */
    alone: boolean("alone").notNull().default(false),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    index("disposals_center").on(table.medicalCenterId, table.id),
    check("disposals_confirmed", sql`(confirmed_at is null) = (confirmed_by is null)`),
    check(
      "disposals_withdrawn",
      sql`(withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or confirmed_at is null)`,
    ),
    check("disposals_two_people", sql`confirmed_by is null or (confirmed_by = proposed_by) = alone`),
    check(
      "disposals_another_day",
      sql`not alone or (confirmed_at at time zone 'Europe/Prague')::date > (proposed_at at time zone 'Europe/Prague')::date`,
    ),
    ofMedicalCenter(),
  ],
);

export const disposalCards = pgTable(
  "disposal_cards",
  {
    medicalCenterId: medicalCenterId(),
    disposalId: integer("disposal_id")
      .notNull()
      .references(() => disposals.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
  },
  (table) => [
    primaryKey({ name: "disposal_cards_pk", columns: [table.disposalId, table.cardId] }),
    index("disposal_cards_card").on(table.cardId),
    ofMedicalCenter(),
  ],
);

/** Cards that are needed although their time is over, and on which day to ask again. */
export const longerKeptCards = pgTable(
  "longer_kept_cards",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
    until: date("until", { mode: "string" }).notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [index("longer_kept_cards_card").on(table.cardId, table.until), ofMedicalCenter()],
);

/**
 * What was erased of a card, when, and why: the skeleton that is left of one that is wholly gone. It is never changed or
 * removed, and without one written in the same transaction the database lets nothing signed or given as evidence go (triggers
 * in the migrations, which also take that along).
 */
export const patientErasures = pgTable(
  "patient_erasures",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
    erasedAt: instant("erased_at").notNull(),
    erasedBy: integer("erased_by")
      .notNull()
      .references(() => profiles.id),
    /** Of an erasure that the patient asked for: on which day, and how. */
    requestedOn: date("requested_on", { mode: "string" }),
    request: text("request"),
    /** Of a card past its time. */
    disposalId: integer("disposal_id").references(() => disposals.id),
    /** Whether nothing of the card is left, or what must be kept still is. */
    whole: boolean("whole").notNull(),
    /** How many years documentation was kept here then, and the day of its first and last entry, where it had any. */
    retentionYears: integer("retention_years").notNull(),
    firstEntryOn: date("first_entry_on", { mode: "string" }),
    lastEntryOn: date("last_entry_on", { mode: "string" }),
    /** How many there were in the documentation. */
    reports: integer("reports").notNull(),
    attachments: integer("attachments").notNull(),
    /** How many rows of each kind were erased beside the documentation. */
    erased: jsonb("erased").$type<Partial<Record<ErasedKind, number>>>().notNull(),
    writtenIn: transactionId("written_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("patient_erasures_card").on(table.cardId, table.id),
    index("patient_erasures_record")
      .on(table.medicalCenterId, table.id)
      .where(sql`whole`),
    check(
      "patient_erasures_why",
      sql`(requested_on is null) <> (disposal_id is null) and (disposal_id is null or whole)`,
    ),
    ofMedicalCenter(),
  ],
);
