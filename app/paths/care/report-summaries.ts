import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients" });

export const summaryPages = {
  reportSummary: page("kartoteka/:uuid/shrnuti", "report-summaries/show", { may: "medicalReport:read" }),
  reportSummaryRange: page("kartoteka/:uuid/shrnuti/obdobi", "report-summaries/range", {
    may: "medicalReport:read",
  }),
  reportSummaryPrint: page("kartoteka/:uuid/shrnuti/tisk", "report-summaries/print", {
    layout: "print",
    may: "medicalReport:read",
  }),
  summaryConsent: page("nastaveni/zdravotnicke-zarizeni/shrnuti-zprav", "report-summaries/consent", {
    menu: "settings",
    may: "medicalCenter:write",
    found: "reportSummaries:settingTitle",
    section: { group: "patients", text: "reportSummaries:settingText", icon: "file" },
  }),
};
