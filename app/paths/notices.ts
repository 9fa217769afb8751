import { page, withQueries } from "./page.ts";
import type { noticeQueries } from "./queries/notices.ts";

export const noticePages = withQueries<typeof noticeQueries>()({
  notices: page("nastaveni/zdravotnicke-zarizeni/upozorneni", "notices/settings"),
  noticeAlert: page("nastaveni/zdravotnicke-zarizeni/upozorneni/prepnuti/:id", "notices/switch-alert"),
  quietHours: page("nastaveni/zdravotnicke-zarizeni/upozorneni/hodiny-klidu", "notices/quiet-hours"),
  staffNotices: page("nastaveni/zdravotnicke-zarizeni/upozorneni/zamestnanci", "notices/staff"),
  smsText: page("nastaveni/zdravotnicke-zarizeni/upozorneni/sms/:id", "notices/sms-text"),
  emailText: page("nastaveni/zdravotnicke-zarizeni/upozorneni/e-mail/:id", "notices/email-text"),
  refusedNotices: page("nastaveni/zdravotnicke-zarizeni/upozorneni/neodeslane", "notices/refused"),
  patientNotices: page("kartoteka/:uuid/zpravy", "notices/patient"),
  noticeRepeat: page("kartoteka/:uuid/zpravy/:id/znovu", "notices/repeat"),
});
