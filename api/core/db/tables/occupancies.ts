import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { facilities } from "./facilities.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";
import { events } from "./events.ts";

const instantRange = customType<{ data: string }>({ dataType: () => "tstzrange" });

/**
 * Every claim on a person, facility or patient. The exclusion constraints `occupancies_profile`, `occupancies_facility`
 * and `occupancies_patient_card` (in the migrations) make an overlap impossible; an overridden claim is exempt from
 * them and carries who and why.
 */
export const occupancies = pgTable(
  "occupancies",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    during: instantRange("during").notNull(),
    /** The ends of `during` once more: row-level security lets an index serve comparisons of moments, not of ranges. */
    beginAt: instant("begin_at")
      .notNull()
      .generatedAlwaysAs(sql`lower(during)`),
    endAt: instant("end_at")
      .notNull()
      .generatedAlwaysAs(sql`upper(during)`),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    profileId: integer("profile_id").references(() => profiles.id),
    facilityId: integer("facility_id").references(() => facilities.id),
    patientCardId: integer("patient_card_id").references(() => patientCards.id),
    overriddenBy: integer("overridden_by").references(() => profiles.id),
    overrideReason: text("override_reason"),
  },
  (table) => [
    index("occupancies_event").on(table.eventId),
    index("occupancies_profile_begin")
      .on(table.profileId, table.beginAt)
      .where(sql`profile_id is not null`),
    index("occupancies_facility_begin")
      .on(table.facilityId, table.beginAt)
      .where(sql`facility_id is not null`),
    index("occupancies_patient_card_begin")
      .on(table.patientCardId, table.beginAt)
      .where(sql`patient_card_id is not null`),
    check(
      "occupancies_one_claim",
      sql`num_nonnulls(${table.profileId}, ${table.facilityId}, ${table.patientCardId}) = 1`,
    ),
    check("occupancies_reason", sql`(${table.overriddenBy} is null) = (${table.overrideReason} is null)`),
    ofMedicalCenter(),
  ],
);
