import { cardFilters } from "./card-filters.ts";
import { integer, one, oneOf, text, type QueryShape } from "#rules/query.ts";

const patientTabs = ["dokumentace", "ft-poukazy", "permanentky", "navstevy", "prilohy", "zakladni-udaje"] as const;

export const patientQueries = {
  patients: { ...cardFilters, page: integer },
  patientNew: { q: text, split: one, kept: text },
  patient: { attendanceId: integer, tab: oneOf(...patientTabs), report: text, page: integer, coming: integer },
  patientPreview: { back: text, names: one },
  patientEdit: { split: one, kept: text },
  relatedPersonNew: { kept: text },
  relatedPerson: { kept: text },
} as const satisfies Record<string, QueryShape>;
