import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "additional" });

export const additionalProcedurePages = {
  additionalProcedures: page(
    "nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty",
    "additional-procedures/list",
    {
      found: "procedures:additional.title",
      section: { group: "offer", text: "procedures:additional.text", icon: "payment" },
      query: { sort: oneOf("additionalProcedure", "price"), direction: oneOf("asc", "desc"), page: integer },
    },
  ),
  additionalProcedureNew: page("nova-doplnkova-sluzba", "additional-procedures/create"),
  additionalProcedureEdit: page("editace-doplnkove-sluzby/:id", "additional-procedures/edit"),
  additionalProcedureRemove: page("editace-doplnkove-sluzby/:id/odebrani", "additional-procedures/remove"),
};
