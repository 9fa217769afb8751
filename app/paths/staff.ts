import { integer } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "staff:write" });

export const staffPages = {
  staff: page("nastaveni/zdravotnicke-zarizeni/uzivatele", "staff/list", {
    found: "staff:title",
    section: { group: "center", text: "staff:text", icon: "users" },
    query: { page: integer },
  }),
  staffMember: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile", "staff/show"),
  staffChange: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/:change", "staff/change"),
};
