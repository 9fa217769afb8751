import { page, withQueries } from "./page.ts";
import type { additionalProcedureQueries } from "./queries/additional-procedures.ts";

export const additionalProcedurePages = withQueries<typeof additionalProcedureQueries>()({
  additionalProcedures: page(
    "nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty",
    "additional-procedures/list",
  ),
  additionalProcedureNew: page("nova-doplnkova-sluzba", "additional-procedures/create"),
  additionalProcedureEdit: page("editace-doplnkove-sluzby/:id", "additional-procedures/edit"),
  additionalProcedureRemove: page("editace-doplnkove-sluzby/:id/odebrani", "additional-procedures/remove"),
});
