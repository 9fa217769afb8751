import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", row: "template" });

export const templatePages = {
  reportTexts: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb", "report-templates/list", {
    may: "medicalReport:write",
    found: "reportTemplates:title",
    section: { group: "patients", text: "reportTemplates:text", icon: "pen" },
    query: { sort: oneOf("template", "procedure"), direction: oneOf("asc", "desc"), page: integer },
  }),
  reportTextNew: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/nova", "report-templates/create", {
    may: "medicalReport:write",
  }),
  reportText: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id", "report-templates/edit", {
    may: "medicalReport:write",
  }),
  reportTextRemove: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id/odebrani", "report-templates/remove", {
    may: "medicalReport:write",
  }),
  signing: page("nastaveni/zdravotnicke-zarizeni/podepisovani-zprav", "report-templates/signing", {
    may: "medicalCenter:write",
    found: "reportTemplates:signing.title",
    section: { group: "people", text: "reportTemplates:signing.text", icon: "lock" },
  }),
};
