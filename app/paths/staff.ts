import { page, withQueries } from "./page.ts";
import type { staffQueries } from "./queries/staff.ts";

export const staffPages = withQueries<typeof staffQueries>()({
  staff: page("nastaveni/zdravotnicke-zarizeni/uzivatele", "staff/list"),
  staffMember: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile", "staff/show"),
  staffChange: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/:change", "staff/change"),
});
