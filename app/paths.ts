import type { Locale } from "#rules/codes.ts";
import { dayParts } from "#rules/free-places.ts";
import { insurers } from "#rules/insurers.ts";
import { labelSheets } from "#rules/label-sheets.ts";
import { choice, integer, list, one, oneOf, text, boolean, type Query, type QueryShape } from "#rules/query.ts";

/** Around what a page stands: the frame of the signed-in, the door of those who are not, a sheet of paper, or nothing. */
type Layout = "frame" | "door" | "paper" | "none";
type Page = { path: string; module: string; layout: Layout; query: QueryShape };

const page = <P extends string, Q extends QueryShape = Record<never, never>>(path: P, module: string, layout: Layout, query?: Q) =>
  ({ path, module, layout, query: (query ?? {}) as Q }) satisfies Page;

export const calendarViews = ["month-grid", "week-time-grid", "resource-day", "resource-week", "day-time-grid"] as const;
export const patientTabs = ["dokumentace", "ft-poukazy", "permanentky", "navstevy", "prilohy", "zakladni-udaje"] as const;
export const sortDirections = ["asc", "desc"] as const;

const paper = oneOf("a4", "a5");
/** Which cards of the card file: its list and what is printed of it share them. */
const cardFilters = {
  q: text, archived: one, insurer: choice(oneOf(...insurers.map(({ code }) => code))), paramedic: choice(integer), visitFrom: text, visitTo: text, absent: choice(integer), noConsent: one,
  sort: oneOf("surname", "birth-date", "created"), direction: oneOf(...sortDirections),
};

/** The map of the house: page → Czech slug, module, what stands around it, and its query parameters. */
export const pages = {
  home: page("", "calendar/home", "frame", {
    compactView: one, date: text, facilities: list(integer), showFacilities: one, staffs: list(integer), view: oneOf(...calendarViews), weekend: one,
  }),
  calendarSlot: page("novy-termin", "calendar/slot", "none"),
  calendarMove: page("presun-udalosti/:id", "calendar/move", "none"),
  calendarNames: page("zobrazeni-jmen", "calendar/names", "none"),
  calendarPrint: page("tisk-kalendare", "calendar/print", "paper", { date: text, staffs: list(integer), facilities: list(integer), showFacilities: one, free: one, view: oneOf(...calendarViews) }),
  eventNew: page("nova-udalost", "calendar/create-event", "frame", {
    allDay: text, from: text, to: text, ignoreProcedureDuration: text, patient: integer, procedure: integer, waitingPatient: integer,
    facilities: list(integer), staffs: list(integer), tab: oneOf("event", "booking", "free-time"), patientQuery: text, find: one, write: one, kept: text,
  }),
  eventAvailability: page("nova-udalost/volno", "calendar/availability", "none", { date: text, from: text, to: text, duration: text, procedure: text, owner: text, event: integer }),
  freePlaces: page("volne-terminy", "calendar/free-places", "frame", {
    procedure: integer, staffs: list(integer), duration: text, from: text, to: text, part: oneOf(...dayParts), weekdays: list(integer), facilities: list(integer),
    patient: integer, waitingPatient: integer, all: one,
  }),
  event: page("editace-udalosti/:id", "calendar/event", "frame", { waitingPatient: integer, find: one, kept: text }),
  eventRemove: page("editace-udalosti/:id/odstranit", "calendar/remove-event", "frame", { scope: oneOf("following", "series") }),
  eventRestore: page("editace-udalosti/:id/obnovit", "calendar/restore-event", "frame"),
  attendance: page("ucast", "calendar/attendance", "none"),
  patients: page("kartoteka", "patients/list", "frame", { ...cardFilters, page: integer }),
  labels: page("kartoteka/stitky", "print/labels", "paper", { ...cardFilters, card: list(text), sheet: oneOf(...labelSheets), start: choice(integer), copies: choice(integer) }),
  listPrint: page("kartoteka/tisk-seznamu", "print/patient-list", "paper", { ...cardFilters, card: list(text) }),
  patientNew: page("kartoteka/novy", "patients/create", "frame", { q: text, kept: text }),
  patient: page("kartoteka/:uuid", "patients/card", "frame", { attendanceId: integer, tab: oneOf(...patientTabs), report: text, page: integer, coming: integer }),
  patientEdit: page("kartoteka/:uuid/upravit", "patients/edit", "frame", { kept: text }),
  relatedPersonNew: page("kartoteka/:uuid/nova-osoba", "patients/add-related", "frame", { kept: text }),
  relatedPerson: page("kartoteka/:uuid/osoba/:id", "patients/edit-related", "frame", { kept: text }),
  relatedPersonRemove: page("kartoteka/:uuid/osoba/:id/odebrat", "patients/remove-related", "frame"),
  patientArchive: page("kartoteka/:uuid/archivace", "patients/archive", "frame"),
  patientCopy: page("kartoteka/:uuid/kopie-udaju", "patient-rights/copy", "none"),
  patientAccess: page("kartoteka/:uuid/pristupy", "patient-rights/access", "frame", { from: text, to: text, page: integer }),
  patientAccessPrint: page("kartoteka/:uuid/pristupy/tisk", "patient-rights/print-access", "paper", { from: text, to: text }),
  consentNew: page("kartoteka/:uuid/souhlas/novy", "consents/record", "frame", { kept: text }),
  consentRemove: page("kartoteka/:uuid/souhlas/odvolani", "consents/withdraw", "frame"),
  reportNew: page("kartoteka/:uuid/nova-zprava", "reports/create", "frame", { attendanceId: integer, copy: text, corrects: text, insert: one, kept: text }),
  reportDraft: page("kartoteka/:uuid/rozepsana-zprava", "reports/keep-draft", "none", { report: text }),
  reportsPrint: page("kartoteka/:uuid/tisk", "print/reports", "paper", { medicalReportUuids: list(text), part: integer, paper }),
  certificate: page("kartoteka/:uuid/potvrzeni", "print/certificate", "paper", { attendanceId: integer, companion: one, paper }),
  visitsPrint: page("kartoteka/:uuid/tisk-navstev", "print/visits", "paper", { from: text, to: text, took: one, page: integer, paper }),
  cardFront: page("kartoteka/:uuid/titulni-list", "print/card-front", "paper", { paper }),
  reportFinal: page("kartoteka/zaznam/:uuid/zaverecna-zprava", "print/final-report", "paper", { doctor: text, workplace: text, address: text, paper }),
  reportInsert: page("kartoteka/:uuid/vlozit-text", "reports/insert-text", "none", { text, date: text, time: text }),
  report: page("kartoteka/zaznam/:uuid", "reports/print", "paper", { paper }),
  reportEdit: page("kartoteka/zaznam/:uuid/upravit", "reports/edit", "frame", { insert: one, kept: text }),
  reportInvalidate: page("kartoteka/zaznam/:uuid/zneplatneni", "reports/invalidate", "frame", { kept: text }),
  reportDiagram: page("kartoteka/zaznam/:uuid/nakres", "reports/diagram", "frame", { find: one, kept: text }),
  reportFindings: page("kartoteka/zaznam/:uuid/hodnoty", "reports/findings", "frame", { kept: text }),
  bodyDiagram: page("patient-diagram/:uuid/:attendanceId/image.svg", "reports/diagram-image", "none"),
  reportConfirm: page("kartoteka/zaznam/:uuid/:deed", "reports/confirm", "frame"),
  attachmentNew: page("kartoteka/:uuid/nove-prilohy", "attachments/create", "frame", { kept: text }),
  attachmentUpload: page("kartoteka/:uuid/nove-prilohy/odeslat", "attachments/upload", "none"),
  attachment: page("kartoteka/priloha/:uuid", "attachments/show", "frame"),
  attachmentRemove: page("kartoteka/priloha/:uuid/odebrat", "attachments/remove", "frame"),
  waitingPatients: page("seznam-nahradniku", "waiting-patients/list", "frame", { page: integer, procedure: integer, profile: integer, urgent: one }),
  waitingPatientNew: page("novy-nahradnik", "waiting-patients/create", "frame", { patient: integer, find: one, kept: text }),
  waitingPatient: page("editace-nahradnika/:id", "waiting-patients/edit", "frame", { kept: text }),
  waitingPatientRemove: page("editace-nahradnika/:id/odebrat", "waiting-patients/remove", "frame"),
  dayCancel: page("zruseni-dne", "waiting-patients/cancel-day", "frame", { profile: integer, date: text }),
  dayRestore: page("zruseni-dne/vratit", "waiting-patients/restore-day", "frame", { profile: integer, date: text }),
  waitingPatientsFor: page("nahradnici-na-volne-misto", "waiting-patients/suiting", "frame", { from: text, to: text, profile: integer, procedure: integer, event: integer }),
  search: page("hledani", "search/search", "frame", { q: text }),
  patientSuggestions: page("hledani/pacienti", "search/patients", "none", { q: text }),
  diagnosisSuggestions: page("hledani/diagnozy", "search/diagnoses", "none", { q: text }),
  shortcuts: page("klavesove-zkratky", "search/shortcuts", "frame"),
  more: page("vice", "search/more", "frame"),

  login: page("prihlaseni", "account/login", "door", { redirect: text, redirectToRacingEventDetailId: integer }),
  logout: page("odhlaseni", "account/logout", "door"),
  registration: page("registrace", "account/register", "door"),
  registrationEmail: page("registracni-email", "account/registration-email", "door", { email: text }),
  forgottenPassword: page("zapomenute-heslo", "account/forgotten-password", "door", { sent: one }),
  renewPassword: page("obnova-hesla/:token", "account/renew-password", "door"),
  createPassword: page("vytvoreni-hesla", "account/create-password", "door", { token: text }),
  createProfile: page("vytvoreni-profilu", "account/create-profile", "door", { token: text, kept: text }),
  chooseProfile: page("vyber-profilu", "account/choose-profile", "door", { redirect: text, skipRedirect: boolean }),
  tokenCheck: page("token-check/:token", "account/token-check", "door"),

  settings: page("nastaveni/:tab", "settings/scope", "frame"),
  userAccount: page("nastaveni/osobni/uzivatelsky-ucet", "settings/user-account", "frame", { kept: text }),
  passwordChange: page("nastaveni/osobni/zmena-hesla", "settings/password-change", "frame"),
  sessions: page("nastaveni/osobni/prihlasena-zarizeni", "settings/sessions", "frame"),
  endSession: page("nastaveni/osobni/prihlasena-zarizeni/:id/odhlasit", "settings/end-session", "frame"),
  teamHours: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba", "working-hours/team", "frame", { date: text }),
  hoursOf: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba/:profile", "working-hours/person", "frame", { copy: one, kept: text }),
  myHours: page("nastaveni/osobni/moje-pracovni-doba", "working-hours/person", "frame", { copy: one, kept: text }),
  hoursPeriodNew: page("nastaveni/pracovni-doba/:profile/nove-obdobi", "working-hours/period", "frame", { copy: one, kept: text }),
  hoursPeriod: page("nastaveni/pracovni-doba/:profile/obdobi/:id", "working-hours/period", "frame", { copy: one, kept: text }),
  hoursPeriodRemove: page("nastaveni/pracovni-doba/:profile/obdobi/:id/odstranit", "working-hours/remove-period", "frame"),
  leaveNew: page("nastaveni/pracovni-doba/:profile/nove-volno", "working-hours/create-leave", "frame", { kept: text }),
  leaveRemove: page("nastaveni/pracovni-doba/:profile/volno/:id/zrusit", "working-hours/remove-leave", "frame"),
  gdpr: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju", "consents/settings", "frame"),
  gdprSwitch: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/prepinac", "consents/switch", "frame"),
  gdprWordingNew: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni", "consents/create-wording", "frame", { kept: text }),
  gdprWording: page("api/gdpr-informace/:id", "consents/wording", "paper"),
  reportTexts: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb", "report-texts/list", "frame"),
  reportTextNew: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/nova", "report-texts/create", "frame", { kept: text }),
  reportText: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id", "report-texts/edit", "frame", { kept: text }),
  reportTextRemove: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id/odebrani", "report-texts/remove", "frame"),
  signing: page("nastaveni/zdravotnicke-zarizeni/podepisovani-zprav", "report-texts/signing", "frame"),
  outbox: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta", "settings/outbox", "frame", { page: integer }),
  outboxMail: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta/:id", "settings/outbox-mail", "frame"),

  procedures: page("nastaveni/zdravotnicke-zarizeni/sluzby", "procedures/list", "frame"),
  procedureNew: page("nova-sluzba", "procedures/create", "frame", { kept: text }),
  procedureEdit: page("editace-sluzby", "procedures/edit", "frame", { id: integer, kept: text }),
  procedureRemove: page("editace-sluzby/:id/odebrani", "procedures/remove", "frame"),
  additionalProcedures: page("nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty", "additional-procedures/list", "frame"),
  additionalProcedureNew: page("nova-doplnkova-sluzba", "additional-procedures/create", "frame", { kept: text }),
  additionalProcedureEdit: page("editace-doplnkove-sluzby/:id", "additional-procedures/edit", "frame", { kept: text }),
  additionalProcedureRemove: page("editace-doplnkove-sluzby/:id/odebrani", "additional-procedures/remove", "frame"),
  facilities: page("nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni", "facilities/list", "frame"),
  facilityNew: page("nova-mistnost-nebo-vybaveni", "facilities/create", "frame", { kept: text }),
  facilityEdit: page("editace-mistnosti-nebo-vybaveni/:id", "facilities/edit", "frame", { kept: text }),
  facilityRemove: page("editace-mistnosti-nebo-vybaveni/:id/odebrani", "facilities/remove", "frame"),

  cookies: page("souhlas-s-cookies", "site/cookies", "door", { redirect: text }),
  appearance: page("vzhled", "site/appearance", "door", { redirect: text }),
  sitemap: page("sitemap.xml", "site/sitemap", "none"),
  sampler: page("vzornik", "site/sampler", "door"),
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** What search engines may list; the rest of the product is nobody's to index. */
export const publicPages: readonly PageName[] = ["login", "registration", "forgottenPassword", "cookies"];
type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}` ? PathNames<Head> | PathNames<Rest> : P extends `:${infer Name}` ? Name : never;
type PathParams<N extends PageName> = { [K in PathNames<(typeof pages)[N]["path"]>]: string | number };
export type QueryOf<N extends PageName> = Query<(typeof pages)[N]["query"]>;
type Params<N extends PageName> = PathParams<N> & QueryOf<N>;
/** What a page's address takes: nothing is required where its path has no parameters. */
export type HrefParams<N extends PageName> = keyof PathParams<N> extends never ? [params?: Params<N>] : [params: Params<N>];

/** The address of a stored file: to look at, to save, or the small picture of an image. */
export const fileHref = (uuid: string, as?: "save" | "small") => `/api/app/file/${uuid}${as ? `?${as}=1` : ""}`;

/** The address of a page in a language; what is not in the path becomes a repeated-key query string. */
export function href<N extends PageName>(locale: Locale, name: N, ...[params]: HrefParams<N>): string {
  return hrefOf(locale, pages[name]?.path, { ...params });
}

/** Fills a path: `:name` from the parameters, `*` and `*?` (catch-all, optional catch-all) from `"*"`, the rest as the query. */
export function hrefOf(locale: Locale, path: string | undefined, given: Record<string, unknown>): string {
  if (path === undefined) throw new Error("Active route not found.");
  if (!locale) throw new Error("Locale is required");
  const rest = { ...given };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const parts = path.split("/").flatMap((part) => {
    if (part.startsWith("*")) {
      const values = [take("*") ?? []].flat();
      if (values.length === 0 && part !== "*?") throw new Error(`Missing catch-all of ${path}`);
      return values.map((value) => encodeURIComponent(String(value)));
    }
    if (!part.startsWith(":")) return part ? [part] : [];
    const value = take(part.slice(1));
    if (value === undefined || value === null || value === "") throw new Error(`Missing path parameter ${part.slice(1)}`);
    return [encodeURIComponent(String(value))];
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== false) query.append(name, one === true ? "1" : String(one));
  const prefix = locale === "cs" ? [] : [locale];
  return `/${[...prefix, ...parts].join("/")}${query.size ? `?${query}` : ""}`;
}
