import { cardFilters } from "./card-filters.ts";
import { integer, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const patientTabs = ["dokumentace", "ft-poukazy", "permanentky", "navstevy", "prilohy", "zakladni-udaje"] as const;

/** Of the lists on its tabs. */
const sorts = ["visit", "away", "examined", "file", "type", "added"] as const;

const page = pagesOf({ menu: "patients" });

export const patientPages = {
  patients: page("kartoteka", "patients/list", {
    may: "patientCard:read",
    found: "patients:listTitle",
    query: { ...cardFilters, page: integer },
  }),
  patientNew: page("kartoteka/novy", "patients/create", {
    may: "patientCard:write",
    found: "patients:createTitle",
    query: { q: text, split: one },
  }),
  patient: page("kartoteka/:uuid", "patients/card", {
    query: {
      attendanceId: naming("visit", integer),
      tab: oneOf(...patientTabs),
      report: naming("report", text),
      page: integer,
      when: oneOf("coming", "past"),
      sort: oneOf(...sorts),
      direction: oneOf("asc", "desc"),
    },
  }),
  patientPreview: page("kartoteka/:uuid/nahled", "patients/preview", {
    menu: "calendar",
    query: { back: text, names: one },
  }),
  patientEdit: page("kartoteka/:uuid/upravit", "patients/edit", { query: { split: one, back: text } }),
  relatedPersonNew: page("kartoteka/:uuid/nova-osoba", "patients/add-related"),
  relatedPerson: page("kartoteka/:uuid/osoba/:id", "patients/edit-related", { row: "related" }),
  relatedPersonRemove: page("kartoteka/:uuid/osoba/:id/odebrat", "patients/remove-related", { row: "related" }),
  patientArchive: page("kartoteka/:uuid/archivace", "patients/archive"),
};
