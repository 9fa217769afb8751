import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { integer, oneOf } from "#rules/query.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { notRemoved } from "../../medical-reports/state.ts";
import { defineGrid } from "../grid.ts";
import { paidState } from "../money/paid-state.ts";
import { nameOf, nameParts } from "../names.ts";
import { openCard } from "./open-card.ts";

const marker = alias(profiles, "marker");
const itsEvent = eq(events.id, patientAttendances.eventId);
const beginAt = sql`(select ${events.beginAt} from ${events} where ${itsEvent})`;
const nowOf = (ctx: InCenter) => sql`${ctx.now().toISOString()}::timestamptz`;
const isItsReport = and(
  eq(medicalReports.patientAttendanceId, patientAttendances.id),
  notRemoved,
  isNull(medicalReports.invalidatedAt),
  isNull(medicalReports.correctionOfId),
);

const filters = { patientCard: integer, when: oneOf("coming", "past") };

/** The visits of a card, with the payment and the report of each; those to come come first, from the nearest. */
export const visitGrid = defineGrid<"visits", typeof filters>({
  name: "visits",
  permission: "calendar:read",
  listed: null,
  filters,
  table: patientAttendances,
  order: [patientAttendances.id],
  sorts: (ctx) => ({
    visit: [beginAt],
    away: [sql`${beginAt} < ${nowOf(ctx)}`, sql`abs(extract(epoch from ${beginAt} - ${nowOf(ctx)}))`],
  }),
  async reach(ctx, { patientCard }) {
    return eq(patientAttendances.patientCardId, await openCard(ctx, patientCard, "patientAttendance.listed"));
  },
  where: ({ when }, ctx) => [
    sql`exists (select from ${events} where ${itsEvent} and ${isNull(events.removedAt)})`,
    when && sql`(${beginAt} >= ${nowOf(ctx)}) = ${when === "coming"}`,
  ],
  async read({ db, now }, ids) {
    const rows = await db
      .select({
        visit: patientAttendances,
        event: events,
        card: patientCards.uuid,
        service: { name: procedures.name, color: procedures.color },
        person: nameParts(profiles),
        marker: nameParts(marker),
        payment: payments,
        report: { uuid: medicalReports.uuid, signedAt: medicalReports.signedAt },
      })
      .from(patientAttendances)
      .innerJoin(events, itsEvent)
      .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
      .leftJoin(procedures, eq(procedures.id, events.procedureId))
      .leftJoin(profiles, eq(profiles.id, events.ownerId))
      .leftJoin(marker, eq(marker.id, patientAttendances.stateBy))
      .leftJoin(payments, eq(payments.attendanceId, patientAttendances.id))
      .leftJoin(medicalReports, isItsReport)
      .where(anyOf(patientAttendances.id, ids));
    return rows.map(({ visit, event, card, service, person, marker, payment, report }) => {
      const { id, state, stateAt } = visit;
      const by = nameOf(person);
      return {
        id,
        visit: {
          event: event.id,
          beginAt: event.beginAt.toISOString(),
          endAt: event.endAt.toISOString(),
          allDay: event.allDay,
          coming: event.beginAt >= now(),
        },
        away: daysBetween(localDate(now()), localDate(event.beginAt)),
        service: service ?? (event.name ? { name: event.name, color: null } : null),
        person: by === null ? null : { id: event.ownerId!, name: by },
        attendance: state === "NOT_SET" ? null : state,
        marked: stateAt && { at: stateAt.toISOString(), by: nameOf(marker) },
        outcome: (payment || report) && {
          payment: payment && { id: payment.id, state: paidState(payment) },
          report: report && { card, uuid: report.uuid, state: report.signedAt ? "SIGNED" : "DRAFT" },
        },
      };
    });
  },
});
