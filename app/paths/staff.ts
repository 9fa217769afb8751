import { integer } from "#rules/query.ts";
import { naming, pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "staff:write" });

export const staffPages = {
  staff: page("nastaveni/zdravotnicke-zarizeni/uzivatele", "staff/list", {
    found: "staff:title",
    section: { group: "center", text: "staff:text", icon: "users" },
    query: { page: integer },
  }),
  /** The specification's address of a colleague; without one it invites. */
  employee: page("zamestnanec", "staff/invite", {
    found: "staff:inviteTitle",
    query: { id: naming("profile", integer) },
  }),
  staffMember: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile", "staff/show"),
  staffChange: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/:change", "staff/change"),
};
