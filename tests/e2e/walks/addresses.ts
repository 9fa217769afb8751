import { expect, type Page } from "@playwright/test";
import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import { asks, pathParams, type Rows } from "#tests/walks/addresses.ts";
import { signIn } from "../kit.ts";

/** A page, or the Czech address of a layout that only its query shows; "~" is the patient's card. */
export type Stop = PageName | `/${string}` | `~${string}`;

/** Pages that the demo clinic has no row for, whose forms are those of a new one, and pages that lead on at once. */
const unseen: PageName[] = [
  ...(["desk", "file", "monthReopen", "outboxMail", "relatedPerson"] as const),
  ...(["chooseProfile", "createProfile", "deskLock", "registrationEmail", "secondStep"] as const),
  // Its list comes with the address.
  "gridView",
  // Its own test walks through it.
  "sampler",
];

/** Public pages that need a session. */
const publicWithSession: PageName[] = ["loginEmailConfirm", "secondFactorCode", "secondFactorOn"];

const seen = (Object.keys(pages) as PageName[]).filter(
  (name) => pages[name].layout !== "none" && !unseen.includes(name) && !asks(name),
);

/** Pages for anonymous users. */
export const publicStops: Stop[] = seen.filter(
  (name) => pages[name].layout === "public" && !publicWithSession.includes(name),
);

const missing = "/tohle-neni";

/**
 * Every page that an administrator opens, and layouts that only a query shows. Of the pages that ask before they act
 * there is the longest one, and those that hold a form besides: `tests/walks/questions.test.ts` holds them to one
 * component.
 */
export const stops: Stop[] = [
  ...seen.filter((name) => !publicStops.includes(name)),
  "paymentReverse",
  "startActivation",
  "/nastaveni/zdravotnicke-zarizeni/predplatne/zmena-predplatneho?newSubscriptionType=TEAM&newPaymentFrequency=YEARLY&newUsersLimit=22",
  missing,
  "/?view=resource-day&showFacilities=1",
  // The longest date of a day in German.
  "/?view=resource-day&date=2049-09-23",
  "/zruseni-dne?profile=2",
  "/nastaveni/zdravotnicke-zarizeni",
  "/platby?tab=nezaplacene",
  "/pohled?list=payments&view=1&back=/platby",
  "/platby/1",
  "/platby/5/faktura?customer=jiny",
  "/platby/upominky?payment=20",
  "/platby/potvrzeni/1?paper=80mm",
  "/pokladna/doklad/1?paper=80mm",
  "~?tab=dokumentace",
  "~?tab=permanentky",
  "~?tab=navstevy",
  "~?tab=prilohy",
  "~/vymaz",
  ...publicStops,
];

/** Stops of each kind of layout: calendar, list, form, card, print, public page. */
export const layouts: Stop[] = [
  "home",
  "/?view=resource-day&showFacilities=1",
  "eventNew",
  "patients",
  "~?tab=dokumentace",
  "reportNew",
  "payment",
  "payments",
  "/nastaveni/zdravotnicke-zarizeni",
  "teamHours",
  "pricesNew",
  "cardFront",
  "login",
];

/** Parameters by which a page shows more than without, or at all. */
const given: Partial<Record<PageName, Record<string, string | number>>> = {
  auditLog: { kind: "PATIENT_CARDS", from: "1.1.2026" },
  bookingPage: { slug: "rehabilitace-u-lipy" },
  labels: { q: "nov" },
  listPrint: { q: "nov" },
  patients: { q: "nov", insurer: "111", absent: 3 },
  pricesChange: { from: "1. 1. 2050", percent: 5 },
  pricesNew: { from: "1. 1. 2050" },
  procedureEdit: { id: 9 },
  search: { q: "nov" },
  voucherTransfer: { q: "nov" },
  waitingPatientsFor: { from: "2049-01-11 08:00:00", to: "2049-01-11 12:00:00", profile: 2 },
};

/** Rows of the demo clinic: some by the numbers that its seed gives them, the others by a link to them. */
type Found = Partial<Rows> & { card: string; other: string };

/** Signs in as an administrator, and finds the rows that addresses name. */
export async function enter(page: Page): Promise<Found> {
  const first = async (link: RegExp, address: string) => {
    const [, row] = link.exec(await (await page.request.get(address)).text()) ?? [];
    if (!row) throw new Error(`No link ${link} at ${address}`);
    return row;
  };
  await signIn(page, "paramedic");
  // The demo clinic's course of low back pain, by its draft: its reports have findings, a diagram and an attachment.
  // Other journeys add rows before those of the demo clinic.
  const card = await first(/kartoteka\/([\w-]{36})\?tab=dokumentace(?:(?!<tr)[^])*zkouší plavat/, "/moje-prace");
  await signIn(page, "admin");
  const center = "/nastaveni/zdravotnicke-zarizeni";
  return {
    additional: 1,
    bankMovement: 3,
    bankStatement: 1,
    cashBox: 1,
    cashEntry: 1,
    department: 1,
    facility: 1,
    handover: 1,
    import: 1,
    batch: 1,
    refusedBatch: 2,
    returnedDocument: 1,
    ftVoucher: 1,
    ftVoucherApplicant: 1,
    insuranceContract: 1,
    insurerInvoice: await first(
      /faktury\/(\d+)\/vraceni/,
      `/platby/${await first(/platby\/(\d+)"/, "/vyuctovani-pro-pojistovny/detail-davky/1")}`,
    ),
    invoicedPayment: 1,
    noticeText: 1,
    operationPreset: 1,
    paidPayment: 1,
    paymentEntry: 1,
    period: 1,
    procedure: 1,
    profile: 6,
    voucher: 1,
    voucherPreset: 1,
    card,
    other: await first(/kartoteka\/([\w-]{36})"/, "/kartoteka"),
    attachment: await first(/priloha\/([\w-]{36})/, `/kartoteka/${card}?tab=prilohy`),
    consent: await first(/souhlas\/(\d+)/, `/kartoteka/${card}/souhlasy`),
    event: await first(/editace-udalosti\/(\d+)/, "/?view=resource-week"),
    invoice: await first(/faktura\/([\w-]{36})/, "/platby/faktury?direction=asc"),
    payment: await first(/platby\/(\d+)/, "/platby?tab=nezaplacene&direction=asc"),
    report: await first(/zaznam\/([\w-]{36})\/upravit/, "/moje-prace"),
    template: await first(/sablony-sluzeb\/(\d+)/, `${center}/sablony-sluzeb`),
    waiting: await first(/editace-nahradnika\/(\d+)/, "/seznam-nahradniku"),
    wording: await first(/gdpr-informace\/(\d+)/, `${center}/informace-o-zpracovani-osobnich-udaju`),
  };
}

function addressOf(stop: Stop, rows: Found, locale: Locale): string {
  if (!(stop in pages)) {
    const prefix = locale === "cs" ? "" : `/${locale}`;
    return `${prefix}${stop.replace("~", `/kartoteka/${rows.card}`)}`.replace(/^(\/\w\w)\/(?=\?)/, "$1");
  }
  const name = stop as PageName;
  const inPath = pathParams(name, rows);
  return hrefOf(locale, pages[name].path, {
    ...inPath,
    ...("other" in inPath && { other: rows.other }),
    ...given[name],
  });
}

/** Opens a stop in a language: itself, not a page that it leads to, with one heading of the first level. */
export async function open(page: Page, stop: Stop, rows: Found, locale: Locale) {
  if (publicStops.includes(stop)) await page.context().clearCookies({ name: "motus" });
  const address = addressOf(stop, rows, locale);
  const answer = (await page.goto(address))!;
  expect([answer.status(), new URL(page.url()).pathname], address).toEqual([
    stop === missing ? 404 : 200,
    new URL(address, page.url()).pathname,
  ]);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("h1"), address).toHaveCount(1);
}
