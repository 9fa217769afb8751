import { page, withQueries } from "./page.ts";
import type { mergeQueries } from "./queries/patient-merges.ts";

export const mergePages = withQueries<typeof mergeQueries>()({
  patientMergeChoose: page("kartoteka/:uuid/slouceni", "patient-merges/choose"),
  patientMerge: page("kartoteka/:uuid/slouceni/:other", "patient-merges/merge"),
  patientUnmerge: page("kartoteka/:uuid/rozdeleni", "patient-merges/unmerge"),
});
