import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const rightsPages = {
  patientCopy: page("kartoteka/:uuid/kopie-udaju", "patient-rights/copy", {
    layout: "none",
    may: "medicalReport:read",
  }),
  patientAccess: page("kartoteka/:uuid/pristupy", "patient-rights/access", {
    may: "patientRights:serve",
    query: { from: text, to: text, page: integer, sort: oneOf("at"), direction: oneOf("asc", "desc") },
  }),
  patientAccessPrint: page("kartoteka/:uuid/pristupy/tisk", "patient-rights/print-access", {
    layout: "print",
    may: "patientRights:serve",
    query: { from: text, to: text },
  }),
};
