import { page, withQueries } from "./page.ts";
import type { rightsQueries } from "./queries/patient-rights.ts";

export const rightsPages = withQueries<typeof rightsQueries>()({
  patientCopy: page("kartoteka/:uuid/kopie-udaju", "patient-rights/copy", "none"),
  patientAccess: page("kartoteka/:uuid/pristupy", "patient-rights/access"),
  patientAccessPrint: page("kartoteka/:uuid/pristupy/tisk", "patient-rights/print-access", "paper"),
});
