import { oneOf, text } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "search" });

export const searchPages = {
  search: page("hledani", "search/search", { query: { q: text } }),
  searchSuggestions: page("hledani/navrhy", "search/suggestions", { layout: "none", query: { q: text } }),
  patientSuggestions: page("hledani/pacienti", "search/patients", { layout: "none", query: { q: text } }),
  diagnosisSuggestions: page("hledani/diagnozy", "search/diagnoses", {
    layout: "none",
    query: { q: text, by: oneOf("code") },
  }),
  shortcuts: page("klavesove-zkratky", "search/shortcuts", { found: "search:shortcutsTitle" }),
  more: page("vice", "search/more"),
};
