import { page } from "./page.ts";

export const calendarSyncPages = {
  calendarSync: page("nastaveni/zdravotnicke-zarizeni/synchronizace-s-kalendarem", "calendar-sync/center"),
  calendarFeedNames: page(
    "nastaveni/zdravotnicke-zarizeni/synchronizace-s-kalendarem/jmena-pacientu",
    "calendar-sync/switch-names",
  ),
  myCalendarSync: page("nastaveni/osobni/synchronizace-s-mym-kalendarem", "calendar-sync/own"),
  calendarAclNew: page("nastaveni/synchronizace-kalendare/:profile/novy-e-mail", "calendar-sync/add-email"),
  calendarAclRenew: page("nastaveni/synchronizace-kalendare/:profile/:id/nova-adresa", "calendar-sync/renew-address"),
  calendarAclRemove: page("nastaveni/synchronizace-kalendare/:profile/:id/odebrani", "calendar-sync/remove-email"),
};
