import { integer, one, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "import:make" });

export const importPages = {
  imports: page("nastaveni/zdravotnicke-zarizeni/import", "imports/list", {
    found: "imports:title",
    section: { group: "center", text: "imports:text", icon: "inbox" },
  }),
  import: page("nastaveni/zdravotnicke-zarizeni/import/:id", "imports/show", {
    row: "import",
    query: { rows: oneOf("DUPLICATE", "CONFLICTING", "FAULTY", "ASKED", "LEFT_OUT"), page: integer, columns: one },
  }),
  importUndo: page("nastaveni/zdravotnicke-zarizeni/import/:id/vraceni", "imports/undo", { row: "import" }),
  importFaults: page("nastaveni/zdravotnicke-zarizeni/import/:id/chyby", "imports/faults", {
    row: "import",
    layout: "none",
  }),
};
