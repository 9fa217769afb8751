import { page, withQueries } from "./page.ts";
import type { templateQueries } from "./queries/report-templates.ts";

export const templatePages = withQueries<typeof templateQueries>()({
  reportTexts: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb", "report-templates/list"),
  reportTextNew: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/nova", "report-templates/create"),
  reportText: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id", "report-templates/edit"),
  reportTextRemove: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id/odebrani", "report-templates/remove"),
  signing: page("nastaveni/zdravotnicke-zarizeni/podepisovani-zprav", "report-templates/signing"),
});
