import { page, withQueries } from "./page.ts";
import type { calendarQueries } from "./queries/calendar.ts";

export const calendarPages = withQueries<typeof calendarQueries>()({
  home: page("", "calendar/home"),
  calendarSlot: page("novy-termin", "calendar/slot", "none"),
  calendarMove: page("presun-udalosti/:id", "calendar/move", "none"),
  calendarNames: page("zobrazeni-jmen", "calendar/names", "none"),
  calendarPrint: page("tisk-kalendare", "calendar/print", "paper"),
  eventNew: page("nova-udalost", "calendar/create-event"),
  eventAvailability: page("nova-udalost/volno", "calendar/availability", "none"),
  freePlaces: page("volne-terminy", "calendar/free-places"),
  event: page("editace-udalosti/:id", "calendar/event"),
  eventAttendance: page("editace-udalosti/:id/ucast", "calendar/event-attendance", "none"),
  eventRemove: page("editace-udalosti/:id/odstranit", "calendar/remove-event"),
  eventRestore: page("editace-udalosti/:id/obnovit", "calendar/restore-event"),
  attendance: page("ucast", "calendar/attendance", "none"),
});
