import { page, withQueries } from "./page.ts";
import type { summaryQueries } from "./queries/report-summaries.ts";

export const summaryPages = withQueries<typeof summaryQueries>()({
  reportSummary: page("kartoteka/:uuid/shrnuti", "report-summaries/show"),
  reportSummaryRange: page("kartoteka/:uuid/shrnuti/obdobi", "report-summaries/range"),
  reportSummaryPrint: page("kartoteka/:uuid/shrnuti/tisk", "report-summaries/print", "paper"),
  summaryConsent: page("nastaveni/zdravotnicke-zarizeni/shrnuti-zprav", "report-summaries/consent"),
});
