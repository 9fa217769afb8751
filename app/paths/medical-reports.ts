import { page, withQueries } from "./page.ts";
import type { reportQueries } from "./queries/medical-reports.ts";

export const reportPages = withQueries<typeof reportQueries>()({
  myWork: page("moje-prace", "my-work/show"),
  reportNew: page("kartoteka/:uuid/nova-zprava", "medical-reports/create"),
  reportDraft: page("kartoteka/:uuid/rozepsana-zprava", "medical-reports/keep-draft", "none"),
  reportInsert: page("kartoteka/:uuid/vlozit-text", "medical-reports/insert-text", "none"),
  report: page("kartoteka/zaznam/:uuid", "medical-reports/print", "paper"),
  reportEdit: page("kartoteka/zaznam/:uuid/upravit", "medical-reports/edit"),
  reportInvalidate: page("kartoteka/zaznam/:uuid/zneplatneni", "medical-reports/invalidate"),
  reportDiagram: page("kartoteka/zaznam/:uuid/nakres", "medical-reports/diagram"),
  reportFindings: page("kartoteka/zaznam/:uuid/hodnoty", "medical-reports/findings"),
  bodyDiagram: page("patient-diagram/:uuid/:attendanceId/image.svg", "medical-reports/diagram-image", "none"),
  reportSign: page("kartoteka/zaznam/:uuid/podpis", "medical-reports/sign"),
  reportConfirm: page("kartoteka/zaznam/:uuid/:operation", "medical-reports/confirm"),
});
