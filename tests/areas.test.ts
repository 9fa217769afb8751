import { expect, test } from "vitest";
import { areaOf } from "#app/http/areas.ts";
import { pages, type PageName } from "#app/paths.ts";

test("every page of the frame belongs to an area of the rail, but for the search and what it holds, and what is asked on the way", () => {
  const framed = (Object.keys(pages) as PageName[]).filter((page) => pages[page].layout === "frame");
  const pagesOf = (area?: string) => framed.filter((page) => areaOf(page) === area);
  expect([...new Set(framed.map(areaOf))].sort()).toEqual([
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
