import { page, withQueries } from "./page.ts";
import type { searchQueries } from "./queries/search.ts";

export const searchPages = withQueries<typeof searchQueries>()({
  search: page("hledani", "search/search"),
  searchSuggestions: page("hledani/navrhy", "search/suggestions", "none"),
  patientSuggestions: page("hledani/pacienti", "search/patients", "none"),
  diagnosisSuggestions: page("hledani/diagnozy", "search/diagnoses", "none"),
  shortcuts: page("klavesove-zkratky", "search/shortcuts"),
  more: page("vice", "search/more"),
});
