import { integer, oneOf } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const procedurePages = {
  procedures: page("nastaveni/zdravotnicke-zarizeni/sluzby", "procedures/list", {
    found: "procedures:title",
    section: { group: "offer", text: "procedures:text", icon: "calendar" },
    query: {
      sort: oneOf("procedure", "type", "duration", "price"),
      direction: oneOf("asc", "desc"),
      page: integer,
    },
  }),
  proceduresProposed: page("nastaveni/zdravotnicke-zarizeni/sluzby/navrzene", "procedures/proposed", {
    found: "firstSteps:proposedTitle",
  }),
  procedureNew: page("nova-sluzba", "procedures/create", { found: "procedures:newTitle" }),
  procedureEdit: page("editace-sluzby", "procedures/edit", { query: { id: naming("procedure", integer) } }),
  procedureRemove: page("editace-sluzby/:id/odebrani", "procedures/remove", { row: "procedure" }),
};
