import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "insurer:read" });

export const codeListPages = {
  medicalOperations: page("nastaveni/zdravotnicke-zarizeni/ciselnik-vykonu", "code-lists/operations", {
    found: "insurance:listTitle",
    section: { group: "insurers", text: "insurance:listText", icon: "file", country: "CZ" },
    query: {
      q: text,
      expertise: text,
      sort: oneOf("code", "expertise"),
      direction: oneOf("asc", "desc"),
      page: integer,
      back: text,
    },
  }),
};
