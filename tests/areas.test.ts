import { expect, test } from "vitest";
import { search } from "#app/i18n/cs/search.ts";
import { areaOf } from "#app/http/page/areas.ts";
import { pages, type PageName } from "#app/paths/all.ts";

const routeOf = (page: PageName) => `${pages[page].module.split("/")[0]}/${page}`;

test("every page of the app's layout belongs to an area of the menu, except the search and its pages, and intermediate steps", () => {
  const framed = (Object.keys(pages) as PageName[]).filter((page) => pages[page].layout === "frame");
  const pagesOf = (area?: string) => framed.filter((page) => areaOf(routeOf(page)) === area);
  expect([...new Set(framed.map((page) => areaOf(routeOf(page))))].sort()).toEqual([
    "bookings",
    "calendar",
    "my-work",
    "patients",
    "payments",
    "search",
    "settings",
    "waiting-patients",
    undefined,
  ]);
  expect(pagesOf(undefined)).toEqual(["prove"]);
  expect(pagesOf("search")).toEqual(["search", "shortcuts", "more"]);
  expect(pagesOf("calendar")).toEqual([
    "home",
    "eventNew",
    "freePlaces",
    "event",
    "eventRemove",
    "eventRestore",
    "patientPreview",
    "dayCancel",
    "dayRestore",
  ]);
  expect(pagesOf("waiting-patients")).toEqual([
    "waitingPatients",
    "waitingPatientNew",
    "waitingPatient",
    "waitingPatientRemove",
    "waitingPatientsFor",
  ]);
  expect(pagesOf("patients")).toEqual(expect.arrayContaining(["patient", "patientNew", "reportNew", "reportConfirm"]));
  expect(pagesOf("settings")).toEqual(
    expect.arrayContaining([
      "myHours",
      "leaveNew",
      "procedureEdit",
      "additionalProcedureNew",
      "facilityRemove",
      "sessions",
      "outboxMail",
    ]),
  );
});

test("every folder of pages belongs to an area of the menu on purpose", () => {
  const framed = Object.values(pages).filter(({ layout }) => layout === "frame");
  const folders = new Set(framed.map(({ module }) => module.split("/")[0]!));
  const underSettings = [...folders].filter((folder) => areaOf(`${folder}/page`) === "settings");
  expect(
    underSettings.sort(),
    "name the folder in app/http/page/areas.ts, or here when its pages are opened from the settings",
  ).toEqual([
    "accounts",
    "additional-procedures",
    "audit",
    "billing",
    "booking-rules",
    "calendar-sync",
    "consents",
    "desks",
    "erasure",
    "facilities",
    "notices",
    "prices",
    "procedures",
    "report-templates",
    "second-factor",
    "settings",
    "staff",
    "voucher-presets",
    "working-hours",
  ]);
});

test("every page without parameters is found by its name, or opened from another page", () => {
  const openable = (Object.keys(pages) as PageName[]).filter(
    (page) => pages[page].layout === "frame" && !pages[page].path.includes(":"),
  );
  expect(
    openable.filter((page) => !(page in search.screen) && !openedFromOthers.includes(page)),
    "name it in app/i18n/*/search.ts and app/http/page/screens.server.ts, or in openedFromOthers",
  ).toEqual([]);
});

/** Pages for which nobody searches: a part of the settings, a form that follows a list, a list for one row. */
const openedFromOthers: PageName[] = [
  "prove",
  "search",
  "more",
  "additionalProcedureNew",
  "voucherPresetNew",
  "cashBoxNew",
  "pricesNew",
  "pricesChange",
  "cashEntryNew",
  "cashClose",
  "bankStatementNew",
  "paymentReminders",
  "jointInvoice",
  "reminderDays",
  "bookingRulesEdit",
  "bookingSwitch",
  "invoicingSwitch",
  "bookingAddress",
  "calendarFeedNames",
  "gdpr",
  "gdprWordingNew",
  "pin",
  "pinRemove",
  "desks",
  "deskNew",
  "retention",
  "disposals",
  "disposalRecord",
  "facilityNew",
  "quietHours",
  "staffNotices",
  "refusedNotices",
  "procedureEdit",
  "summaryConsent",
  "reportTexts",
  "reportTextNew",
  "signing",
  "secondFactor",
  "secondFactorOff",
  "recoveryCodes",
  "staffSecondFactors",
  "secondFactorRequire",
  "centerDetails",
  "staff",
  "dayRestore",
  "waitingPatientsFor",
];
