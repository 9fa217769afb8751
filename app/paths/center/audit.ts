import { auditKinds } from "#rules/audit/audit-actions.ts";
import { choice, integer, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "auditLog:read" });

export const auditPages = {
  auditLog: page("nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti", "audit/log", {
    found: "audit:title",
    section: { group: "records", text: "audit:text", icon: "shield" },
    query: {
      person: naming("profile", choice(integer)),
      patient: naming("patient", text),
      kind: choice(oneOf(...auditKinds)),
      from: text,
      to: text,
      q: text,
      sort: oneOf("at"),
      direction: oneOf("asc", "desc"),
      page: integer,
    },
  }),
};
