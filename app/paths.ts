import type { Locale } from "#rules/codes.ts";
import type { Query } from "#rules/query.ts";
import type { queries } from "./queries.ts";

/** Around what a page stands: the frame of the signed-in, the door of those who are not, a sheet of paper, or nothing. */
type Layout = "frame" | "door" | "paper" | "none";

const page = <P extends string>(path: P, module: string, layout: Layout) => ({ path, module, layout });

/** The map of the house: page → Czech slug, module, and what stands around it. Every page carries it in the browser. */
export const pages = {
  home: page("", "calendar/home", "frame"),
  calendarSlot: page("novy-termin", "calendar/slot", "none"),
  calendarMove: page("presun-udalosti/:id", "calendar/move", "none"),
  calendarNames: page("zobrazeni-jmen", "calendar/names", "none"),
  calendarPrint: page("tisk-kalendare", "calendar/print", "paper"),
  eventNew: page("nova-udalost", "calendar/create-event", "frame"),
  eventAvailability: page("nova-udalost/volno", "calendar/availability", "none"),
  freePlaces: page("volne-terminy", "calendar/free-places", "frame"),
  event: page("editace-udalosti/:id", "calendar/event", "frame"),
  eventRemove: page("editace-udalosti/:id/odstranit", "calendar/remove-event", "frame"),
  eventRestore: page("editace-udalosti/:id/obnovit", "calendar/restore-event", "frame"),
  attendance: page("ucast", "calendar/attendance", "none"),
  patients: page("kartoteka", "patients/list", "frame"),
  labels: page("kartoteka/stitky", "print/labels", "paper"),
  listPrint: page("kartoteka/tisk-seznamu", "print/patient-list", "paper"),
  patientNew: page("kartoteka/novy", "patients/create", "frame"),
  patient: page("kartoteka/:uuid", "patients/card", "frame"),
  patientEdit: page("kartoteka/:uuid/upravit", "patients/edit", "frame"),
  relatedPersonNew: page("kartoteka/:uuid/nova-osoba", "patients/add-related", "frame"),
  relatedPerson: page("kartoteka/:uuid/osoba/:id", "patients/edit-related", "frame"),
  relatedPersonRemove: page("kartoteka/:uuid/osoba/:id/odebrat", "patients/remove-related", "frame"),
  patientArchive: page("kartoteka/:uuid/archivace", "patients/archive", "frame"),
  patientMergeChoose: page("kartoteka/:uuid/slouceni", "patient-merges/choose", "frame"),
  patientMerge: page("kartoteka/:uuid/slouceni/:other", "patient-merges/merge", "frame"),
  patientUnmerge: page("kartoteka/:uuid/rozdeleni", "patient-merges/unmerge", "frame"),
  patientCopy: page("kartoteka/:uuid/kopie-udaju", "patient-rights/copy", "none"),
  patientAccess: page("kartoteka/:uuid/pristupy", "patient-rights/access", "frame"),
  patientAccessPrint: page("kartoteka/:uuid/pristupy/tisk", "patient-rights/print-access", "paper"),
  patientErase: page("kartoteka/:uuid/vymaz", "erasure/erase", "frame"),
  patientErasePrint: page("kartoteka/:uuid/vymaz/tisk", "erasure/print-erasure", "paper"),
  patientKeep: page("kartoteka/:uuid/ponechani", "erasure/keep-longer", "frame"),
  consents: page("kartoteka/:uuid/souhlasy", "consents/list", "frame"),
  reportSummary: page("kartoteka/:uuid/shrnuti", "report-summaries/show", "frame"),
  reportSummaryRange: page("kartoteka/:uuid/shrnuti/obdobi", "report-summaries/range", "frame"),
  reportSummaryPrint: page("kartoteka/:uuid/shrnuti/tisk", "report-summaries/print", "paper"),
  consentNew: page("kartoteka/:uuid/souhlas/novy", "consents/record", "frame"),
  consentSend: page("kartoteka/:uuid/souhlas/e-mail", "consents/send", "frame"),
  consentScan: page("kartoteka/:uuid/souhlas/:id/sken", "consents/add-scan", "frame"),
  consentRemove: page("kartoteka/:uuid/souhlas/odvolani", "consents/withdraw", "frame"),
  reportNew: page("kartoteka/:uuid/nova-zprava", "reports/create", "frame"),
  reportDraft: page("kartoteka/:uuid/rozepsana-zprava", "reports/keep-draft", "none"),
  reportsPrint: page("kartoteka/:uuid/tisk", "print/reports", "paper"),
  certificate: page("kartoteka/:uuid/potvrzeni", "print/certificate", "paper"),
  visitsPrint: page("kartoteka/:uuid/tisk-navstev", "print/visits", "paper"),
  cardFront: page("kartoteka/:uuid/titulni-list", "print/card-front", "paper"),
  findings: page("kartoteka/:uuid/hodnoty", "print/findings", "paper"),
  reportFinal: page("kartoteka/zaznam/:uuid/zaverecna-zprava", "print/final-report", "paper"),
  reportInsert: page("kartoteka/:uuid/vlozit-text", "reports/insert-text", "none"),
  report: page("kartoteka/zaznam/:uuid", "reports/print", "paper"),
  reportEdit: page("kartoteka/zaznam/:uuid/upravit", "reports/edit", "frame"),
  reportInvalidate: page("kartoteka/zaznam/:uuid/zneplatneni", "reports/invalidate", "frame"),
  reportDiagram: page("kartoteka/zaznam/:uuid/nakres", "reports/diagram", "frame"),
  reportFindings: page("kartoteka/zaznam/:uuid/hodnoty", "reports/findings", "frame"),
  bodyDiagram: page("patient-diagram/:uuid/:attendanceId/image.svg", "reports/diagram-image", "none"),
  reportConfirm: page("kartoteka/zaznam/:uuid/:deed", "reports/confirm", "frame"),
  attachmentNew: page("kartoteka/:uuid/nove-prilohy", "attachments/create", "frame"),
  attachmentUpload: page("kartoteka/:uuid/nove-prilohy/odeslat", "attachments/upload", "none"),
  attachment: page("kartoteka/priloha/:uuid", "attachments/show", "frame"),
  attachmentRemove: page("kartoteka/priloha/:uuid/odebrat", "attachments/remove", "frame"),
  waitingPatients: page("seznam-nahradniku", "waiting-patients/list", "frame"),
  waitingPatientNew: page("novy-nahradnik", "waiting-patients/create", "frame"),
  waitingPatient: page("editace-nahradnika/:id", "waiting-patients/edit", "frame"),
  waitingPatientRemove: page("editace-nahradnika/:id/odebrat", "waiting-patients/remove", "frame"),
  dayCancel: page("zruseni-dne", "waiting-patients/cancel-day", "frame"),
  dayRestore: page("zruseni-dne/vratit", "waiting-patients/restore-day", "frame"),
  waitingPatientsFor: page("nahradnici-na-volne-misto", "waiting-patients/suiting", "frame"),
  search: page("hledani", "search/search", "frame"),
  patientSuggestions: page("hledani/pacienti", "search/patients", "none"),
  diagnosisSuggestions: page("hledani/diagnozy", "search/diagnoses", "none"),
  shortcuts: page("klavesove-zkratky", "search/shortcuts", "frame"),
  more: page("vice", "search/more", "frame"),

  login: page("prihlaseni", "account/login", "door"),
  secondStep: page("prihlaseni/druhy-krok", "second-factor/step", "door"),
  deskLock: page("zamceno", "desks/locked", "door"),
  deskLocking: page("zamknout", "desks/lock", "none"),
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

  settings: page("nastaveni/:tab", "settings/scope", "frame"),
  userAccount: page("nastaveni/osobni/uzivatelsky-ucet", "settings/user-account", "frame"),
  passwordChange: page("nastaveni/osobni/zmena-hesla", "settings/password-change", "frame"),
  sessions: page("nastaveni/osobni/prihlasena-zarizeni", "settings/sessions", "frame"),
  forgetDevice: page("nastaveni/osobni/prihlasena-zarizeni/bez-kodu/:id", "second-factor/forget-device", "frame"),
  secondFactor: page("nastaveni/osobni/dvoufazove-prihlaseni", "second-factor/show", "frame"),
  secondFactorOn: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti", "second-factor/turn-on", "door"),
  secondFactorCode: page("nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod", "second-factor/connect", "door"),
  secondFactorOff: page("nastaveni/osobni/dvoufazove-prihlaseni/vypnuti", "second-factor/turn-off", "frame"),
  recoveryCodes: page("nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody", "second-factor/recovery-codes", "frame"),
  pin: page("nastaveni/osobni/pin", "desks/pin", "frame"),
  pinRemove: page("nastaveni/osobni/pin/zruseni", "desks/remove-pin", "frame"),
  endSession: page("nastaveni/osobni/prihlasena-zarizeni/:id/odhlasit", "settings/end-session", "frame"),
  teamHours: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba", "working-hours/team", "frame"),
  hoursOf: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba/:profile", "working-hours/person", "frame"),
  myHours: page("nastaveni/osobni/moje-pracovni-doba", "working-hours/person", "frame"),
  hoursPeriodNew: page("nastaveni/pracovni-doba/:profile/nove-obdobi", "working-hours/period", "frame"),
  hoursPeriod: page("nastaveni/pracovni-doba/:profile/obdobi/:id", "working-hours/period", "frame"),
  hoursPeriodRemove: page("nastaveni/pracovni-doba/:profile/obdobi/:id/odstranit", "working-hours/remove-period", "frame"),
  leaveNew: page("nastaveni/pracovni-doba/:profile/nove-volno", "working-hours/create-leave", "frame"),
  leaveRemove: page("nastaveni/pracovni-doba/:profile/volno/:id/zrusit", "working-hours/remove-leave", "frame"),
  centerDetails: page("nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni", "settings/medical-center", "frame"),
  gdpr: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju", "consents/settings", "frame"),
  gdprSwitch: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/prepinac/:of", "consents/switch", "frame"),
  gdprWordingNew: page("nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni", "consents/create-wording", "frame"),
  gdprWording: page("api/gdpr-informace/:id", "consents/wording", "paper"),
  reportTexts: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb", "report-texts/list", "frame"),
  reportTextNew: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/nova", "report-texts/create", "frame"),
  reportText: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id", "report-texts/edit", "frame"),
  reportTextRemove: page("nastaveni/zdravotnicke-zarizeni/sablony-sluzeb/:id/odebrani", "report-texts/remove", "frame"),
  summaryConsent: page("nastaveni/zdravotnicke-zarizeni/shrnuti-zprav", "report-summaries/consent", "frame"),
  staffSecondFactors: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni", "second-factor/staff", "frame"),
  secondFactorRequire: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/vyzadovani", "second-factor/require", "frame"),
  secondFactorRemove: page("nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/:profile/zruseni", "second-factor/remove", "frame"),
  desks: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace", "desks/list", "frame"),
  deskNew: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", "desks/declare", "frame"),
  desk: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id", "desks/edit", "frame"),
  deskRevoke: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id/zruseni", "desks/revoke", "frame"),
  signing: page("nastaveni/zdravotnicke-zarizeni/podepisovani-zprav", "report-texts/signing", "frame"),
  retention: page("nastaveni/zdravotnicke-zarizeni/doba-uchovani", "erasure/retention", "frame"),
  disposals: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace", "erasure/list", "frame"),
  disposal: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id", "erasure/decide", "frame"),
  disposalWithdraw: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id/zpet", "erasure/withdraw", "frame"),
  disposalRecord: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam", "erasure/record", "frame"),
  disposalRecordPrint: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam/tisk", "erasure/print-record", "paper"),
  auditLog: page("nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti", "audit/log", "frame"),
  outbox: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta", "settings/outbox", "frame"),
  outboxMail: page("nastaveni/zdravotnicke-zarizeni/odeslana-posta/:id", "settings/outbox-mail", "frame"),

  procedures: page("nastaveni/zdravotnicke-zarizeni/sluzby", "procedures/list", "frame"),
  procedureNew: page("nova-sluzba", "procedures/create", "frame"),
  procedureEdit: page("editace-sluzby", "procedures/edit", "frame"),
  procedureRemove: page("editace-sluzby/:id/odebrani", "procedures/remove", "frame"),
  additionalProcedures: page("nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty", "additional-procedures/list", "frame"),
  additionalProcedureNew: page("nova-doplnkova-sluzba", "additional-procedures/create", "frame"),
  additionalProcedureEdit: page("editace-doplnkove-sluzby/:id", "additional-procedures/edit", "frame"),
  additionalProcedureRemove: page("editace-doplnkove-sluzby/:id/odebrani", "additional-procedures/remove", "frame"),
  facilities: page("nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni", "facilities/list", "frame"),
  facilityNew: page("nova-mistnost-nebo-vybaveni", "facilities/create", "frame"),
  facilityEdit: page("editace-mistnosti-nebo-vybaveni/:id", "facilities/edit", "frame"),
  facilityRemove: page("editace-mistnosti-nebo-vybaveni/:id/odebrani", "facilities/remove", "frame"),

  cookies: page("souhlas-s-cookies", "site/cookies", "door"),
  appearance: page("vzhled", "site/appearance", "door"),
  sitemap: page("sitemap.xml", "site/sitemap", "none"),
  sampler: page("vzornik", "site/sampler", "door"),
} as const;

export type PageName = keyof typeof pages;

/** What search engines may list; the rest of the product is nobody's to index. */
export const publicPages: readonly PageName[] = ["login", "registration", "forgottenPassword", "cookies"];
type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}` ? PathNames<Head> | PathNames<Rest> : P extends `:${infer Name}` ? Name : never;
type PathParams<N extends PageName> = { [K in PathNames<(typeof pages)[N]["path"]>]: string | number };
export type QueryOf<N extends PageName> = N extends keyof typeof queries ? Query<(typeof queries)[N]> : unknown;
type Params<N extends PageName> = PathParams<N> & QueryOf<N>;
/** What a page's address takes and nothing else, since the rest of a record would go along as its query. Nothing is required where its path has no parameters. */
export type HrefParams<N extends PageName, P> = keyof PathParams<N> extends never ? [params?: P & Only<Params<N>, P>] : [params: P & Only<Params<N>, P>];
type Only<Known, P> = Known & { [K in Exclude<keyof P, keyof Known>]: undefined };

/** The address of a stored file: to look at, to save, or what is drawn of an image. */
export const fileHref = (uuid: string, as?: "save" | "small" | "picture") => `/api/app/file/${uuid}${as ? `?${as}=1` : ""}`;

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
    if (value === undefined || value === null || value === "") throw new Error(`Missing path parameter ${part.slice(1)}`);
    return [encodeURIComponent(String(value))];
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== false) query.append(name, one === true ? "1" : String(one));
  const prefix = locale === "cs" ? [] : [locale];
  return `/${[...prefix, ...parts].join("/")}${query.size ? `?${query}` : ""}`;
}
