import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { attendanceStates } from "#rules/codes.ts";
import { batchDocuments } from "./batch-documents.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { patientCards } from "./patient-cards.ts";
import { events } from "./events.ts";
import { ftVouchers } from "./ft-vouchers.ts";

export const attendanceState = pgEnum("attendance_state", attendanceStates);

export const patientAttendances = pgTable(
  "patient_attendances",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    state: attendanceState("state").notNull().default("NOT_SET"),
    stateAt: instant("state_at"),
    stateBy: integer("state_by"),
    /** An insurer pays the visit: its patient brought an FT voucher. */
    onFtVoucher: boolean("on_ft_voucher").notNull().default(false),
    /** The voucher on which an insurer pays it; none while that one is to be entered yet. */
    ftVoucherId: integer("ft_voucher_id").references(() => ftVouchers.id),
    /** An insurer pays the visit without a voucher: its specialty needs none. */
    onInsurer: boolean("on_insurer").notNull().default(false),
    /** The document by which an insurer is asked to pay it. */
    billedDocumentId: integer("billed_document_id").references(() => batchDocuments.id),
    /** The way through the waiting room. */
    arrivedAt: instant("arrived_at"),
    startedAt: instant("started_at"),
    leftAt: instant("left_at"),
    version: version(),
  },
  (table) => [
    uniqueIndex("patient_attendances_pair").on(table.eventId, table.patientCardId),
    index("patient_attendances_card").on(table.patientCardId),
    index("patient_attendances_ft_voucher").on(table.ftVoucherId),
    index("patient_attendances_waiting_ft_voucher")
      .on(table.medicalCenterId)
      .where(sql`on_ft_voucher and ft_voucher_id is null`),
    index("patient_attendances_billed_document").on(table.billedDocumentId),
    check(
      "patient_attendances_billed",
      sql`billed_document_id is null or (state = 'PRESENT' and (on_ft_voucher or on_insurer))`,
    ),
    check("patient_attendances_voucher", sql`ft_voucher_id is null or on_ft_voucher`),
    check("patient_attendances_one_cover", sql`not (on_ft_voucher and on_insurer)`),
    ofMedicalCenter(),
  ],
);
