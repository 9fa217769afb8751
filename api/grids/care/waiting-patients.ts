import { eq, sql } from "drizzle-orm";
import { integer, one } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { waiting } from "../../calendar/waiting-list/waiting.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";
import { columns, takes } from "../../waiting-patients/columns.ts";
import { clock } from "../../waiting-patients/values.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

/** Entries that accept this service, or this person, and urgent ones. */
const filters = { procedure: integer, profile: integer, urgent: one };

/** The waiting list: urgent entries first, then the longest waiting. */
export const waitingPatientGrid = defineGrid<"waitingPatients", typeof filters>({
  name: "waitingPatients",
  permission: "calendar:read",
  filesPermission: "waitingPatient:save",
  listed: "waitingPatient.listed",
  filters,
  table: waitingPatients,
  order: [waitingPatients.createdAt, waitingPatients.id],
  sorts: {
    // Those that were added at once, such as of a canceled day, stay in their order.
    waits: [
      sql`${waitingPatients.urgent}`,
      sql`- extract(epoch from ${waitingPatients.createdAt})`,
      sql`- ${waitingPatients.id}`,
    ],
    added: [sql`${waitingPatients.createdAt}`],
  },
  where: ({ procedure, profile, urgent }, ctx) => [
    waiting(ctx),
    procedure === undefined ? undefined : takes(columns.procedures, [procedure]),
    profile === undefined ? undefined : takes(columns.profiles, [profile]),
    urgent && eq(waitingPatients.urgent, true),
  ],
  async read({ db, now }, ids) {
    const rows = await db
      .select({
        entry: columns,
        card: { ...nameParts(patientCards), phone: patientCards.phone, email: patientCards.email },
        canceled: { beginAt: events.beginAt, endAt: events.endAt, allDay: events.allDay },
      })
      .from(waitingPatients)
      .innerJoin(patientCards, eq(patientCards.id, waitingPatients.patientCardId))
      .leftJoin(events, eq(events.id, waitingPatients.canceledEventId))
      .where(anyOf(waitingPatients.id, ids));
    const services = await db
      .select({ id: procedures.id, name: procedures.name, color: procedures.color })
      .from(procedures)
      .where(anyOf(procedures.id, [...new Set(rows.flatMap(({ entry }) => entry.procedures))]));
    const people = await db
      .select({ id: profiles.id, ...nameParts(profiles) })
      .from(profiles)
      .where(anyOf(profiles.id, [...new Set(rows.flatMap(({ entry }) => entry.profiles))]));
    return rows.map(({ entry, card, canceled }) => {
      const { id, urgent, note, weekdays, availableFrom, availableTo } = entry;
      const since = localDate(entry.createdAt);
      return {
        id,
        patient: { id, name: `${card.surname} ${card.name}`, urgent },
        urgent: urgent ? "URGENT" : null,
        phone: entry.phone ?? card.phone,
        email: entry.email ?? card.email,
        preference: {
          procedures: entry.procedures.map((named) => services.find((service) => service.id === named)!),
          people: entry.profiles.map((named) => fullName(people.find((person) => person.id === named)!)),
        },
        time: {
          weekdays,
          timeFrom: clock(entry.timeFrom),
          timeTo: clock(entry.timeTo),
          availableFrom,
          availableTo,
        },
        note: {
          note,
          canceled: canceled && {
            beginAt: canceled.beginAt.toISOString(),
            endAt: canceled.endAt.toISOString(),
            allDay: canceled.allDay,
          },
        },
        waits: { since, days: daysBetween(since, localDate(now())) },
        added: since,
      };
    });
  },
});
