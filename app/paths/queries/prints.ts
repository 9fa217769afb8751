import { labelSheets } from "#rules/prints/label-sheets.ts";
import { cardFilters } from "./card-filters.ts";
import { paper } from "./paper.ts";
import { choice, integer, list, one, oneOf, text, type QueryShape } from "#rules/query.ts";

export const printQueries = {
  labels: {
    ...cardFilters,
    card: list(text),
    sheet: oneOf(...labelSheets),
    start: choice(integer),
    copies: choice(integer),
  },
  listPrint: { ...cardFilters, card: list(text) },
  reportsPrint: { medicalReportUuids: list(text), part: integer, paper },
  certificate: { attendanceId: integer, companion: one, paper },
  visitsPrint: { from: text, to: text, took: one, page: integer, paper },
  cardFront: { paper },
  reportFinal: { doctor: text, workplace: text, address: text, paper },
} as const satisfies Record<string, QueryShape>;
