import { integer, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "waiting-patients", row: "waiting" });

export const waitingPages = {
  waitingPatients: page("seznam-nahradniku", "waiting-patients/list", {
    may: "calendar:read",
    found: "waitingPatients:listTitle",
    query: {
      page: integer,
      procedure: naming("procedure", integer),
      profile: naming("profile", integer),
      urgent: one,
      sort: oneOf("waits", "added"),
      direction: oneOf("asc", "desc"),
    },
  }),
  waitingPatientNew: page("novy-nahradnik", "waiting-patients/create", {
    may: "calendar:write",
    found: "waitingPatients:newTitle",
    query: { patient: naming("patient", integer), find: one },
  }),
  waitingPatient: page("editace-nahradnika/:id", "waiting-patients/edit"),
  waitingPatientRemove: page("editace-nahradnika/:id/odebrat", "waiting-patients/remove"),
  dayCancel: page("zruseni-dne", "waiting-patients/cancel-day", {
    menu: "calendar",
    may: "calendar:write",
    found: "waitingPatients:cancelDayTitle",
    query: { profile: naming("profile", integer), date: text },
  }),
  dayRestore: page("zruseni-dne/vratit", "waiting-patients/restore-day", {
    menu: "calendar",
    query: { profile: naming("profile", integer), date: text },
  }),
  waitingPatientsFor: page("nahradnici-na-volne-misto", "waiting-patients/suiting", {
    query: {
      from: text,
      to: text,
      profile: naming("profile", integer),
      procedure: naming("procedure", integer),
      event: naming("event", integer),
    },
  }),
};
