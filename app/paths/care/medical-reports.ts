import { paper } from "../paper-sizes.ts";
import { integer, one, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const reportPages = {
  reportNew: page("kartoteka/:uuid/nova-zprava", "medical-reports/create", {
    may: "medicalReport:write",
    query: {
      attendanceId: naming("visit", integer),
      copy: naming("report", text),
      corrects: naming("report", text),
      insert: one,
    },
  }),
  reportDraft: page("kartoteka/:uuid/rozepsana-zprava", "medical-reports/keep-draft", {
    layout: "none",
    may: "medicalReport:write",
    query: { report: naming("report", text) },
  }),
  reportInsert: page("kartoteka/:uuid/vlozit-text", "medical-reports/insert-text", {
    layout: "none",
    may: "medicalReport:write",
    query: { text, date: text, time: text },
  }),
  report: page("kartoteka/zaznam/:uuid", "medical-reports/print", {
    layout: "print",
    may: "medicalReport:read",
    row: "report",
    query: { paper },
  }),
  reportEdit: page("kartoteka/zaznam/:uuid/upravit", "medical-reports/edit", {
    may: "medicalReport:write",
    row: "report",
    query: { insert: one },
  }),
  reportInvalidate: page("kartoteka/zaznam/:uuid/zneplatneni", "medical-reports/invalidate", {
    row: "report",
  }),
  reportDiagram: page("kartoteka/zaznam/:uuid/nakres", "medical-reports/diagram", {
    may: "medicalReport:write",
    row: "report",
    query: { find: one },
  }),
  reportFindings: page("kartoteka/zaznam/:uuid/hodnoty", "medical-reports/findings", {
    may: "medicalReport:write",
    row: "report",
  }),
  reportCoding: page("kartoteka/zaznam/:uuid/vykony", "medical-reports/coding", {
    may: "medicalReport:write",
    row: "report",
    query: { find: one, preset: integer },
  }),
  bodyDiagram: page("patient-diagram/:uuid/:attendanceId/image.svg", "medical-reports/diagram-image", {
    layout: "none",
  }),
  reportSign: page("kartoteka/zaznam/:uuid/podpis", "medical-reports/sign", {
    row: "report",
    query: { recovery: one },
  }),
  reportConfirm: page("kartoteka/zaznam/:uuid/:operation", "medical-reports/confirm", { row: "report" }),
};
