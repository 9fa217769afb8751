import { dayParts } from "#rules/codes.ts";
import { integer, list, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const calendarViews = ["month-grid", "week-time-grid", "resource-day", "resource-week", "day-time-grid"] as const;

const page = pagesOf({ menu: "calendar", row: "event" });

export const calendarPages = {
  home: page("", "calendar/home", {
    may: "calendar:read",
    found: "calendar:title",
    query: {
      compactView: one,
      date: text,
      facilities: naming("facility", list(integer)),
      glance: one,
      showFacilities: one,
      staffs: naming("profile", list(integer)),
      view: oneOf(...calendarViews),
      weekend: one,
    },
  }),
  calendarSlot: page("novy-termin", "calendar/slot", { layout: "none" }),
  calendarMove: page("presun-udalosti/:id", "calendar/move", { layout: "none" }),
  calendarNames: page("zobrazeni-jmen", "calendar/names", { layout: "none" }),
  calendarPrint: page("tisk-kalendare", "calendar/print", {
    layout: "print",
    query: {
      date: text,
      staffs: naming("profile", list(integer)),
      facilities: naming("facility", list(integer)),
      showFacilities: one,
      free: one,
      view: oneOf(...calendarViews),
    },
  }),
  eventNew: page("nova-udalost", "calendar/create-event", {
    may: "calendar:write",
    found: "calendar:newTitle",
    query: {
      allDay: text,
      from: text,
      to: text,
      ignoreProcedureDuration: text,
      patient: naming("patient", integer),
      procedure: naming("procedure", integer),
      waitingPatient: naming("waiting", integer),
      facilities: naming("facility", list(integer)),
      staffs: naming("profile", list(integer)),
      tab: oneOf("event", "booking", "free-time"),
      patientQuery: text,
      find: one,
      write: one,
      back: text,
      names: one,
    },
  }),
  eventAvailability: page("nova-udalost/volno", "calendar/availability", {
    layout: "none",
    query: {
      date: text,
      from: text,
      to: text,
      duration: text,
      procedure: naming("procedure", text),
      owner: naming("profile", text),
      staffs: naming("profile", list(integer)),
      patients: naming("patient", list(integer)),
      event: naming("event", integer),
    },
  }),
  freePlaces: page("volne-terminy", "calendar/free-places", {
    may: "calendar:read",
    found: "freePlaces:title",
    query: {
      procedure: naming("procedure", integer),
      staffs: naming("profile", list(integer)),
      duration: text,
      from: text,
      to: text,
      part: oneOf(...dayParts),
      weekdays: list(integer),
      facilities: naming("facility", list(integer)),
      patient: naming("patient", integer),
      waitingPatient: naming("waiting", integer),
      all: one,
    },
  }),
  event: page("editace-udalosti/:id", "calendar/event", {
    query: { kept: text, waitingPatient: naming("waiting", integer), find: one, back: text, names: one, preview: one },
  }),
  eventAttendance: page("editace-udalosti/:id/ucast", "calendar/event-attendance", { layout: "none" }),
  eventRemove: page("editace-udalosti/:id/odstranit", "calendar/remove-event", {
    query: { scope: oneOf("following", "series"), back: text, names: one },
  }),
  eventRestore: page("editace-udalosti/:id/obnovit", "calendar/restore-event", { query: { back: text } }),
  attendance: page("ucast", "calendar/attendance", { layout: "none" }),
};
