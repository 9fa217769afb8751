import { dayParts } from "#rules/calendar/free-places.ts";
import { integer, list, one, oneOf, text, type QueryShape } from "#rules/query.ts";

const calendarViews = ["month-grid", "week-time-grid", "resource-day", "resource-week", "day-time-grid"] as const;

export const calendarQueries = {
  home: {
    compactView: one,
    date: text,
    facilities: list(integer),
    glance: one,
    showFacilities: one,
    staffs: list(integer),
    view: oneOf(...calendarViews),
    weekend: one,
  },
  calendarPrint: {
    date: text,
    staffs: list(integer),
    facilities: list(integer),
    showFacilities: one,
    free: one,
    view: oneOf(...calendarViews),
  },
  eventNew: {
    allDay: text,
    from: text,
    to: text,
    ignoreProcedureDuration: text,
    patient: integer,
    procedure: integer,
    waitingPatient: integer,
    facilities: list(integer),
    staffs: list(integer),
    tab: oneOf("event", "booking", "free-time"),
    patientQuery: text,
    find: one,
    write: one,
    kept: text,
    back: text,
  },
  eventAvailability: { date: text, from: text, to: text, duration: text, procedure: text, owner: text, event: integer },
  freePlaces: {
    procedure: integer,
    staffs: list(integer),
    duration: text,
    from: text,
    to: text,
    part: oneOf(...dayParts),
    weekdays: list(integer),
    facilities: list(integer),
    patient: integer,
    waitingPatient: integer,
    all: one,
  },
  event: { waitingPatient: integer, find: one, kept: text, back: text },
  eventRemove: { scope: oneOf("following", "series"), back: text },
  eventRestore: { back: text },
} as const satisfies Record<string, QueryShape>;
