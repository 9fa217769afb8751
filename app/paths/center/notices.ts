import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings" });

const listed = { sort: oneOf("written"), direction: oneOf("asc", "desc"), page: integer };

export const noticePages = {
  notices: page("nastaveni/zdravotnicke-zarizeni/upozorneni", "notices/settings", {
    may: "medicalCenter:write",
    found: "notices:title",
    section: { group: "patients", text: "notices:text", icon: "mail" },
  }),
  noticeAlert: page("nastaveni/zdravotnicke-zarizeni/upozorneni/prepnuti/:id", "notices/switch-alert", {
    may: "medicalCenter:write",
    row: "noticeText",
  }),
  quietHours: page("nastaveni/zdravotnicke-zarizeni/upozorneni/hodiny-klidu", "notices/quiet-hours", {
    may: "medicalCenter:write",
  }),
  staffNotices: page("nastaveni/zdravotnicke-zarizeni/upozorneni/zamestnanci", "notices/staff", {
    may: "medicalCenter:write",
  }),
  smsText: page("nastaveni/zdravotnicke-zarizeni/upozorneni/sms/:id", "notices/sms-text", {
    may: "medicalCenter:write",
    row: "noticeText",
  }),
  emailText: page("nastaveni/zdravotnicke-zarizeni/upozorneni/e-mail/:id", "notices/email-text", {
    may: "medicalCenter:write",
    row: "noticeText",
  }),
  refusedNotices: page("nastaveni/zdravotnicke-zarizeni/upozorneni/neodeslane", "notices/refused", {
    may: "medicalCenter:write",
    query: listed,
  }),
  patientNotices: page("kartoteka/:uuid/zpravy", "notices/patient", { menu: "patients", query: listed }),
  noticeRepeat: page("kartoteka/:uuid/zpravy/:id/znovu", "notices/repeat", { menu: "patients", row: "notice" }),
  outbox: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta", "notices/outbox", {
    may: "outbox:read",
    found: "settings:outboxTitle",
    section: { group: "records", text: "settings:outboxText", icon: "mail" },
    query: listed,
  }),
  outboxMail: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta/:id", "notices/outbox-mail", { row: "mail" }),
};
