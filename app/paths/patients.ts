import { page, withQueries } from "./page.ts";
import type { patientQueries } from "./queries/patients.ts";

export const patientPages = withQueries<typeof patientQueries>()({
  patients: page("kartoteka", "patients/list"),
  patientNew: page("kartoteka/novy", "patients/create"),
  patient: page("kartoteka/:uuid", "patients/card"),
  patientPreview: page("kartoteka/:uuid/nahled", "patients/preview"),
  patientEdit: page("kartoteka/:uuid/upravit", "patients/edit"),
  relatedPersonNew: page("kartoteka/:uuid/nova-osoba", "patients/add-related"),
  relatedPerson: page("kartoteka/:uuid/osoba/:id", "patients/edit-related"),
  relatedPersonRemove: page("kartoteka/:uuid/osoba/:id/odebrat", "patients/remove-related"),
  patientArchive: page("kartoteka/:uuid/archivace", "patients/archive"),
});
