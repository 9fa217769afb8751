import { text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const mergePages = {
  patientMergeChoose: page("kartoteka/:uuid/slouceni", "patient-merges/choose", { query: { q: text } }),
  patientMerge: page("kartoteka/:uuid/slouceni/:other", "patient-merges/merge"),
  patientUnmerge: page("kartoteka/:uuid/rozdeleni", "patient-merges/unmerge"),
};
