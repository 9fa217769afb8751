import { may, type Actor, type Permission } from "#rules/permissions.ts";
import { fold } from "#rules/text/fold.ts";
import { href } from "#app/paths/href.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { pages, type PageName } from "#app/paths/all.ts";
import type { search } from "#app/i18n/cs/search.ts";
import type { Args } from "../request/context.ts";
import { localeOf } from "../request/locale.server.ts";
import { signedIn } from "../session/me.server.ts";

type ScreenName = keyof (typeof search)["screen"] & PageName;
/** The pages that can be found by their name, with the required permission. */
const screens: Record<ScreenName, Permission | null> = {
  home: "calendar:read",
  eventNew: "calendar:write",
  freePlaces: "calendar:read",
  myWork: "medicalReport:write",
  patients: "patientCard:read",
  patientNew: "patientCard:write",
  bookings: "booking:decide",
  waitingPatients: "calendar:read",
  waitingPatientNew: "calendar:write",
  dayCancel: "calendar:write",
  payments: "payment:list",
  paymentEntries: "payment:list",
  unpaidPayments: "payment:list",
  paymentNew: "payment:write",
  invoices: "payment:list",
  soldVouchers: "procedureVoucher:read",
  unusedVouchers: "procedureVoucher:value",
  invoiceExports: "invoiceExport:make",
  settings: null,
  userAccount: null,
  passwordChange: null,
  sessions: null,
  teamHours: "staff:write",
  myHours: null,
  billing: "medicalCenter:write",
  missedVisits: "medicalCenter:write",
  bookingRules: "medicalCenter:write",
  calendarSync: "medicalCenter:write",
  myCalendarSync: "personal:write",
  notices: "medicalCenter:write",
  outbox: "outbox:read",
  auditLog: "auditLog:read",
  procedures: "medicalCenter:write",
  procedureNew: "medicalCenter:write",
  additionalProcedures: "medicalCenter:write",
  priceList: "medicalCenter:write",
  voucherPresets: "medicalCenter:write",
  bankStatements: "bankStatement:book",
  cashBook: "cashBook:keep",
  months: "month:close",
  cashBoxes: "medicalCenter:write",
  facilities: "medicalCenter:write",
  chooseProfile: null,
  appearance: null,
  shortcuts: null,
  logout: null,
};

/** The caller's screens whose name has a word for each beginning of the query, in any order, without diacritics. */
export async function findScreens(args: Args, query: string) {
  const { profile, locale: account } = await signedIn(args);
  if (!profile) return [];
  const actor: Actor = { role: profile.profileRole, profession: profile.motusProfession };
  const locale = await localeOf(args, account);
  const { t } = wordsOf(locale);
  const beginnings = fold(query).split(" ").filter(Boolean);
  return (Object.keys(screens) as ScreenName[])
    .filter((screen) => screens[screen] === null || may(actor, screens[screen]))
    .map((screen) => ({
      label: t(`search:screen.${screen}`),
      href: screen === "settings" ? href(locale, pages[screen], { tab: "osobni" }) : href(locale, pages[screen]),
    }))
    .filter(({ label }) => {
      const words = fold(label).split(" ");
      return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
    });
}
