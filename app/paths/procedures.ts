import { page, withQueries } from "./page.ts";
import type { procedureQueries } from "./queries/procedures.ts";

export const procedurePages = withQueries<typeof procedureQueries>()({
  procedures: page("nastaveni/zdravotnicke-zarizeni/sluzby", "procedures/list"),
  procedureNew: page("nova-sluzba", "procedures/create"),
  procedureEdit: page("editace-sluzby", "procedures/edit"),
  procedureRemove: page("editace-sluzby/:id/odebrani", "procedures/remove"),
});
