import { labelSheets } from "#rules/prints/label-sheets.ts";
import { cardFilters } from "../patients/card-filters.ts";
import { paper } from "../paper-sizes.ts";
import { choice, integer, list, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const printPages = {
  labels: page("kartoteka/stitky", "prints/labels", {
    layout: "print",
    query: {
      ...cardFilters,
      card: naming("card", list(text)),
      sheet: oneOf(...labelSheets),
      start: choice(integer),
      copies: choice(integer),
    },
  }),
  listPrint: page("kartoteka/tisk-seznamu", "prints/patient-list", {
    layout: "print",
    query: { ...cardFilters, card: naming("card", list(text)) },
  }),
  reportsPrint: page("kartoteka/:uuid/tisk", "prints/reports", {
    layout: "print",
    may: "medicalReport:read",
    query: { medicalReportUuids: naming("report", list(text)), part: integer, paper },
  }),
  certificate: page("kartoteka/:uuid/potvrzeni", "prints/certificate", {
    layout: "print",
    query: { attendanceId: naming("visit", integer), companion: one, paper },
  }),
  visitsPrint: page("kartoteka/:uuid/tisk-navstev", "prints/visits", {
    layout: "print",
    query: { from: text, to: text, took: one, page: integer, paper },
  }),
  cardFront: page("kartoteka/:uuid/titulni-list", "prints/card-front", { layout: "print", query: { paper } }),
  findings: page("kartoteka/:uuid/hodnoty", "prints/findings", { layout: "print", may: "medicalReport:read" }),
  reportFinal: page("kartoteka/zaznam/:uuid/zaverecna-zprava", "prints/final-report", {
    layout: "print",
    may: "medicalReport:read",
    row: "report",
    query: { doctor: text, workplace: text, address: text, paper },
  }),
};
