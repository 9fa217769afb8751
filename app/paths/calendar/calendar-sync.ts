import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", row: "acl" });

export const calendarSyncPages = {
  calendarSync: page("nastaveni/zdravotnicke-zarizeni/synchronizace-s-kalendarem", "calendar-sync/center", {
    may: "medicalCenter:write",
    found: "calendarSync:title",
    section: { group: "patients", text: "calendarSync:text", icon: "calendar" },
  }),
  calendarFeedNames: page(
    "nastaveni/zdravotnicke-zarizeni/synchronizace-s-kalendarem/jmena-pacientu",
    "calendar-sync/switch-names",
    { may: "medicalCenter:write" },
  ),
  myCalendarSync: page("nastaveni/osobni/synchronizace-s-mym-kalendarem", "calendar-sync/own", {
    may: "personal:write",
    found: "calendarSync:mineTitle",
    section: { group: "own", text: "calendarSync:mineText", icon: "calendar" },
  }),
  calendarAclNew: page("nastaveni/synchronizace-kalendare/:profile/novy-e-mail", "calendar-sync/add-email", {
    may: "personal:write",
  }),
  calendarAclRenew: page("nastaveni/synchronizace-kalendare/:profile/:id/nova-adresa", "calendar-sync/renew-address", {
    may: "personal:write",
  }),
  calendarAclRemove: page("nastaveni/synchronizace-kalendare/:profile/:id/odebrani", "calendar-sync/remove-email", {
    may: "personal:write",
  }),
};
