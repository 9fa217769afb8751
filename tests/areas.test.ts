import { expect, test } from "vitest";
import { areaOf } from "#app/http/page/areas.ts";
import { pages, type PageName } from "#app/paths/all.ts";

const routeOf = (page: PageName) => `${pages[page].module.split("/")[0]}/${page}`;

test("every page of the app's layout belongs to an area of the menu, except the search and its pages, and intermediate steps", () => {
  const framed = (Object.keys(pages) as PageName[]).filter((page) => pages[page].layout === "frame");
  const pagesOf = (area?: string) => framed.filter((page) => areaOf(routeOf(page)) === area);
  expect([...new Set(framed.map((page) => areaOf(routeOf(page))))].sort()).toEqual([
    "calendar",
    "patients",
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
