import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments", may: "insurer:read" });

/** Documents that insurers refused or canceled, and the batches that correct them. */
export const returnedPages = {
  returnedDocuments: page("vyuctovani-pro-pojistovny/vracene-doklady", "returned-documents/list", {
    found: "returnedDocuments:title",
    query: {
      state: oneOf("all"),
      batch: integer,
      sort: oneOf("returned"),
      direction: oneOf("asc", "desc"),
      page: integer,
    },
  }),
  returnedDocumentsNew: page("vyuctovani-pro-pojistovny/vracene-doklady/zapis", "returned-documents/enter", {
    may: "insurer:bill",
  }),
  returnedTableNew: page("vyuctovani-pro-pojistovny/vracene-doklady/tabulka", "returned-documents/import", {
    may: "insurer:bill",
  }),
  returnedDocument: page("vyuctovani-pro-pojistovny/vracene-doklady/:id", "returned-documents/show", {
    row: "returnedDocument",
  }),
  returnedDocumentEnd: page("vyuctovani-pro-pojistovny/vracene-doklady/:id/vyrizeni", "returned-documents/end", {
    may: "insurer:bill",
    row: "returnedDocument",
  }),
  returnedDocumentRemove: page("vyuctovani-pro-pojistovny/vracene-doklady/:id/odebrani", "returned-documents/remove", {
    may: "insurer:bill",
    row: "returnedDocument",
  }),
  batchFix: page("vyuctovani-pro-pojistovny/detail-davky/:id/opravna-davka", "returned-documents/fix", {
    may: "insurer:bill",
    row: "refusedBatch",
  }),
};
