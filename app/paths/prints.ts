import { page, withQueries } from "./page.ts";
import type { printQueries } from "./queries/prints.ts";

export const printPages = withQueries<typeof printQueries>()({
  labels: page("kartoteka/stitky", "prints/labels", "paper"),
  listPrint: page("kartoteka/tisk-seznamu", "prints/patient-list", "paper"),
  reportsPrint: page("kartoteka/:uuid/tisk", "prints/reports", "paper"),
  certificate: page("kartoteka/:uuid/potvrzeni", "prints/certificate", "paper"),
  visitsPrint: page("kartoteka/:uuid/tisk-navstev", "prints/visits", "paper"),
  cardFront: page("kartoteka/:uuid/titulni-list", "prints/card-front", "paper"),
  findings: page("kartoteka/:uuid/hodnoty", "prints/findings", "paper"),
  reportFinal: page("kartoteka/zaznam/:uuid/zaverecna-zprava", "prints/final-report", "paper"),
});
