import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { columnName } from "#rules/imports/columns.ts";
import { stateWord } from "#rules/imports/meanings.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { events } from "../../core/db/tables/events.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { pagesById } from "./pages-by-id.ts";

const fields = [
  "key",
  "patientKey",
  "date",
  "time",
  "minutes",
  "person",
  "room",
  "service",
  "title",
  "note",
  "attendance",
] as const;

/** Visits of patients, past and coming: of a group a row for each patient, of a series one for each date. */
export const visitTable = {
  head: fields.map(columnName),
  rows: (ctx: Storing) => {
    const { id, patientCardId: card, eventId, state } = patientAttendances;
    const room = sql<string | null>`(
      select name from ${facilities} where id = (select min(${eventFacilities.facilityId}) from ${eventFacilities} where ${eventFacilities.eventId} = ${events.id}))`;
    return pagesById(
      (last, most) =>
        ctx.db
          .select({
            id,
            card,
            state,
            beginAt: events.beginAt,
            endAt: events.endAt,
            title: events.name,
            note: events.note,
            service: procedures.name,
            person: sql<string | null>`${profiles.surname} || ' ' || ${profiles.name}`,
            room,
          })
          .from(patientAttendances)
          .innerJoin(events, eq(events.id, eventId))
          .leftJoin(procedures, eq(procedures.id, events.procedureId))
          .leftJoin(profiles, eq(profiles.id, events.ownerId))
          .where(
            and(
              eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId),
              isNull(events.removedAt),
              eq(events.allDay, false),
              gt(id, last),
            ),
          )
          .orderBy(asc(id))
          .limit(most),
      ({ id, card, state, beginAt, endAt, title, note, service, person, room }) => [
        String(id),
        String(card),
        localDate(beginAt),
        localTime(beginAt),
        String(Math.round((endAt.getTime() - beginAt.getTime()) / MINUTE)),
        person ?? "",
        room ?? "",
        service ?? "",
        title ?? "",
        note ?? "",
        stateWord(state),
      ],
    );
  },
};
