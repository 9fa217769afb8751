import type { Locale } from "#rules/codes.ts";
import type { Query } from "#rules/query.ts";
import type { queries } from "./queries.ts";

/** Around what a page stands: the frame of the signed-in, which is not named, the door of those who are not, a sheet of paper, or nothing. */
type Layout = "frame" | "door" | "paper" | "none";

const page = <P extends string>(path: P, module: string, layout: Layout = "frame") => ({ path, module, layout });

/** The map of the house: page → Czech slug, module, and what stands around it. Every page carries it in the browser. */
export const pages = {
  home: page("", "calendar/home"),
  calendarSlot: page("novy-termin", "calendar/slot", "none"),
  calendarMove: page("presun-udalosti/:id", "calendar/move", "none"),
  calendarNames: page("zobrazeni-jmen", "calendar/names", "none"),
  calendarPrint: page("tisk-kalendare", "calendar/print", "paper"),
  eventNew: page("nova-udalost", "calendar/create-event"),
  eventAvailability: page("nova-udalost/volno", "calendar/availability", "none"),
  freePlaces: page("volne-terminy", "calendar/free-places"),
  event: page("editace-udalosti/:id", "calendar/event"),
  eventRemove: page("editace-udalosti/:id/odstranit", "calendar/remove-event"),
  eventRestore: page("editace-udalosti/:id/obnovit", "calendar/restore-event"),
  attendance: page("ucast", "calendar/attendance", "none"),
  patients: page("kartoteka", "patients/list"),
  labels: page("kartoteka/stitky", "print/labels", "paper"),
  listPrint: page("kartoteka/tisk-seznamu", "print/patient-list", "paper"),
  patientNew: page("kartoteka/novy", "patients/create"),
  patient: page("kartoteka/:uuid", "patients/card"),
  patientEdit: page("kartoteka/:uuid/upravit", "patients/edit"),
  relatedPersonNew: page("kartoteka/:uuid/nova-osoba", "patients/add-related"),
  relatedPerson: page("kartoteka/:uuid/osoba/:id", "patients/edit-related"),
  relatedPersonRemove: page("kartoteka/:uuid/osoba/:id/odebrat", "patients/remove-related"),
  patientArchive: page("kartoteka/:uuid/archivace", "patients/archive"),
  patientMergeChoose: page("kartoteka/:uuid/slouceni", "patient-merges/choose"),
  patientMerge: page("kartoteka/:uuid/slouceni/:other", "patient-merges/merge"),
  patientUnmerge: page("kartoteka/:uuid/rozdeleni", "patient-merges/unmerge"),
  patientCopy: page("kartoteka/:uuid/kopie-udaju", "patient-rights/copy", "none"),
  patientAccess: page("kartoteka/:uuid/pristupy", "patient-rights/access"),
  patientAccessPrint: page("kartoteka/:uuid/pristupy/tisk", "patient-rights/print-access", "paper"),
  patientErase: page("kartoteka/:uuid/vymaz", "erasure/erase"),
  patientErasePrint: page("kartoteka/:uuid/vymaz/tisk", "erasure/print-erasure", "paper"),
  patientKeep: page("kartoteka/:uuid/ponechani", "erasure/keep-longer"),
  consents: page("kartoteka/:uuid/souhlasy", "consents/list"),
  reportSummary: page("kartoteka/:uuid/shrnuti", "report-summaries/show"),
  reportSummaryRange: page("kartoteka/:uuid/shrnuti/obdobi", "report-summaries/range"),
  reportSummaryPrint: page("kartoteka/:uuid/shrnuti/tisk", "report-summaries/print", "paper"),
  consentNew: page("kartoteka/:uuid/souhlas/novy", "consents/record"),
  consentSend: page("kartoteka/:uuid/souhlas/e-mail", "consents/send"),
  consentScan: page("kartoteka/:uuid/souhlas/:id/sken", "consents/add-scan"),
  consentRemove: page("kartoteka/:uuid/souhlas/odvolani", "consents/withdraw"),
  reportNew: page("kartoteka/:uuid/nova-zprava", "reports/create"),
  reportDraft: page("kartoteka/:uuid/rozepsana-zprava", "reports/keep-draft", "none"),
  reportsPrint: page("kartoteka/:uuid/tisk", "print/reports", "paper"),
  certificate: page("kartoteka/:uuid/potvrzeni", "print/certificate", "paper"),
  visitsPrint: page("kartoteka/:uuid/tisk-navstev", "print/visits", "paper"),
  cardFront: page("kartoteka/:uuid/titulni-list", "print/card-front", "paper"),
  findings: page("kartoteka/:uuid/hodnoty", "print/findings", "paper"),
  reportFinal: page("kartoteka/zaznam/:uuid/zaverecna-zprava", "print/final-report", "paper"),
  reportInsert: page("kartoteka/:uuid/vlozit-text", "reports/insert-text", "none"),
  report: page("kartoteka/zaznam/:uuid", "reports/print", "paper"),
  reportEdit: page("kartoteka/zaznam/:uuid/upravit", "reports/edit"),
  reportInvalidate: page("kartoteka/zaznam/:uuid/zneplatneni", "reports/invalidate"),
  reportDiagram: page("kartoteka/zaznam/:uuid/nakres", "reports/diagram"),
  reportFindings: page("kartoteka/zaznam/:uuid/hodnoty", "reports/findings"),
  bodyDiagram: page("patient-diagram/:uuid/:attendanceId/image.svg", "reports/diagram-image", "none"),
  reportConfirm: page("kartoteka/zaznam/:uuid/:deed", "reports/confirm"),
  attachmentNew: page("kartoteka/:uuid/nove-prilohy", "attachments/create"),
  attachmentUpload: page("kartoteka/:uuid/nove-prilohy/odeslat", "attachments/upload", "none"),
  attachment: page("kartoteka/priloha/:uuid", "attachments/show"),
  attachmentRemove: page("kartoteka/priloha/:uuid/odebrat", "attachments/remove"),
  waitingPatients: page("seznam-nahradniku", "waiting-patients/list"),
  waitingPatientNew: page("novy-nahradnik", "waiting-patients/create"),
  waitingPatient: page("editace-nahradnika/:id", "waiting-patients/edit"),
  waitingPatientRemove: page("editace-nahradnika/:id/odebrat", "waiting-patients/remove"),
  dayCancel: page("zruseni-dne", "waiting-patients/cancel-day"),
  dayRestore: page("zruseni-dne/vratit", "waiting-patients/restore-day"),
  waitingPatientsFor: page("nahradnici-na-volne-misto", "waiting-patients/suiting"),
  search: page("hledani", "search/search"),
  patientSuggestions: page("hledani/pacienti", "search/patients", "none"),
  diagnosisSuggestions: page("hledani/diagnozy", "search/diagnoses", "none"),
  shortcuts: page("klavesove-zkratky", "search/shortcuts"),
  more: page("vice", "search/more"),

  login: page("prihlaseni", "account/login", "door"),
  secondStep: page("prihlaseni/druhy-krok", "second-factor/step", "door"),
  deskLock: page("zamceno", "desks/locked", "door"),
  deskLocking: page("zamknout", "desks/lock", "none"),
  prove: page("potvrzeni-totoznosti", "account/prove"),
  logout: page("odhlaseni", "account/logout", "door"),
  registration: page("registrace", "account/register", "door"),
  registrationEmail: page("registracni-email", "account/registration-email", "door"),
  forgottenPassword: page("zapomenute-heslo", "account/forgotten-password", "door"),
  renewPassword: page("obnova-hesla/:token", "account/renew-password", "door"),
  createPassword: page("vytvoreni-hesla", "account/create-password", "door"),
  createProfile: page("vytvoreni-profilu", "account/create-profile", "door"),
  chooseProfile: page("vyber-profilu", "account/choose-profile", "door"),
  tokenCheck: page("token-check/:token", "account/token-check", "door"),
  consentLink: page("souhlas/:token", "consents/give", "door"),
  consentGiven: page("souhlas-udelen", "consents/given", "door"),

  settings: page("nastaveni/:tab", "settings/scope"),
  userAccount: page("nastaveni/osobni/uzivatelsky-ucet", "settings/user-account"),
  passwordChange: page("nastaveni/osobni/zmena-hesla", "settings/password-change"),
  sessions: page("nastaveni/osobni/prihlasena-zarizeni", "settings/sessions"),
  forgetDevice: page("nastaveni/osobni/prihlasena-zarizeni/bez-kodu/:id", "second-factor/forget-device"),
  secondFactor: page("nastaveni/osobni/dvoufazove-prihlaseni", "second-factor/show"),
  secondFactorOn: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti", "second-factor/turn-on", "door"),
  secondFactorCode: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod", "second-factor/connect", "door"),
  secondFactorOff: page("nastaveni/osobni/dvoufazove-prihlaseni/vypnuti", "second-factor/turn-off"),
  recoveryCodes: page("nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody", "second-factor/recovery-codes"),
  pin: page("nastaveni/osobni/pin", "desks/pin"),
  pinRemove: page("nastaveni/osobni/pin/zruseni", "desks/remove-pin"),
  endSession: page("nastaveni/osobni/prihlasena-zarizeni/:id/odhlasit", "settings/end-session"),
  teamHours: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba", "working-hours/team"),
  hoursOf: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba/:profile", "working-hours/person"),
  myHours: page("nastaveni/osobni/moje-pracovni-doba", "working-hours/person"),
  hoursPeriodNew: page("nastaveni/pracovni-doba/:profile/nove-obdobi", "working-hours/period"),
  hoursPeriod: page("nastaveni/pracovni-doba/:profile/obdobi/:id", "working-hours/period"),
  hoursPeriodRemove: page("nastaveni/pracovni-doba/:profile/obdobi/:id/odstranit", "working-hours/remove-period"),
  leaveNew: page("nastaveni/pracovni-doba/:profile/nove-volno", "working-hours/create-leave"),
  leaveRemove: page("nastaveni/pracovni-doba/:profile/volno/:id/zrusit", "working-hours/remove-leave"),
  centerDetails: page("nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni", "settings/medical-center"),
  gdpr: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju", "consents/settings"),
  gdprSwitch: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/prepinac/:of",
    "consents/switch",
  ),
  gdprWordingNew: page(
    "nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni",
    "consents/create-wording",
  ),
  gdprWording: page("api/gdpr-informace/:id", "consents/wording", "paper"),
  reportTexts: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb", "report-texts/list"),
  reportTextNew: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/nova", "report-texts/create"),
  reportText: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id", "report-texts/edit"),
  reportTextRemove: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id/odebrani", "report-texts/remove"),
  summaryConsent: page("nastaveni/zdravotnicke-zarizeni/shrnuti-zprav", "report-summaries/consent"),
  staff: page("nastaveni/zdravotnicke-zarizeni/uzivatele", "staff/list"),
  staffMember: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile", "staff/show"),
  staffDeed: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/:deed", "staff/change"),
  staffSecondFactors: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni", "second-factor/staff"),
  secondFactorRequire: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/vyzadovani",
    "second-factor/require",
  ),
  secondFactorRemove: page(
    "nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/:profile/zruseni",
    "second-factor/remove",
  ),
  desks: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace", "desks/list"),
  deskNew: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", "desks/declare"),
  desk: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id", "desks/edit"),
  deskRevoke: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id/zruseni", "desks/revoke"),
  signing: page("nastaveni/zdravotnicke-zarizeni/podepisovani-zprav", "report-texts/signing"),
  retention: page("nastaveni/zdravotnicke-zarizeni/doba-uchovani", "erasure/retention"),
  disposals: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace", "erasure/list"),
  disposal: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id", "erasure/decide"),
  disposalWithdraw: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id/zpet", "erasure/withdraw"),
  disposalRecord: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam", "erasure/record"),
  disposalRecordPrint: page(
    "nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam/tisk",
    "erasure/print-record",
    "paper",
  ),
  auditLog: page("nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti", "audit/log"),
  outbox: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta", "settings/outbox"),
  outboxMail: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta/:id", "settings/outbox-mail"),

  procedures: page("nastaveni/zdravotnicke-zarizeni/sluzby", "procedures/list"),
  procedureNew: page("nova-sluzba", "procedures/create"),
  procedureEdit: page("editace-sluzby", "procedures/edit"),
  procedureRemove: page("editace-sluzby/:id/odebrani", "procedures/remove"),
  additionalProcedures: page(
    "nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty",
    "additional-procedures/list",
  ),
  additionalProcedureNew: page("nova-doplnkova-sluzba", "additional-procedures/create"),
  additionalProcedureEdit: page("editace-doplnkove-sluzby/:id", "additional-procedures/edit"),
  additionalProcedureRemove: page("editace-doplnkove-sluzby/:id/odebrani", "additional-procedures/remove"),
  facilities: page("nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni", "facilities/list"),
  facilityNew: page("nova-mistnost-nebo-vybaveni", "facilities/create"),
  facilityEdit: page("editace-mistnosti-nebo-vybaveni/:id", "facilities/edit"),
  facilityRemove: page("editace-mistnosti-nebo-vybaveni/:id/odebrani", "facilities/remove"),

  cookies: page("souhlas-s-cookies", "site/cookies", "door"),
  appearance: page("vzhled", "site/appearance", "door"),
  sitemap: page("sitemap.xml", "site/sitemap", "none"),
  sampler: page("vzornik", "site/sampler", "door"),
} as const;

export type PageName = keyof typeof pages;

/** What search engines may list; the rest of the product is nobody's to index. */
export const publicPages: readonly PageName[] = ["login", "registration", "forgottenPassword", "cookies"];
type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? PathNames<Head> | PathNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;
type PathParams<N extends PageName> = { [K in PathNames<(typeof pages)[N]["path"]>]: string | number };
export type QueryOf<N extends PageName> = N extends keyof typeof queries ? Query<(typeof queries)[N]> : unknown;
type Params<N extends PageName> = PathParams<N> & QueryOf<N>;
/** What a page's address takes and nothing else, since the rest of a record would go along as its query. Nothing is required where its path has no parameters. */
export type HrefParams<N extends PageName, P> = keyof PathParams<N> extends never
  ? [params?: P & Only<Params<N>, P>]
  : [params: P & Only<Params<N>, P>];
type Only<Known, P> = Known & { [K in Exclude<keyof P, keyof Known>]: undefined };

/** The address of a stored file: to look at, to save, or what is drawn of an image. */
export const fileHref = (uuid: string, as?: "save" | "small" | "picture") =>
  `/api/app/file/${uuid}${as ? `?${as}=1` : ""}`;

/** The address of a page in a language; what is not in the path becomes a repeated-key query string. */
export function href<N extends PageName, P>(locale: Locale, name: N, ...[params]: HrefParams<N, P>): string {
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
    if (value === undefined || value === null || value === "")
      throw new Error(`Missing path parameter ${part.slice(1)}`);
    return [encodeURIComponent(String(value))];
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== false) query.append(name, one === true ? "1" : String(one));
  const prefix = locale === "cs" ? [] : [locale];
  return `/${[...prefix, ...parts].join("/")}${query.size ? `?${query}` : ""}`;
}
