import { expect, test } from "vitest";
import { instantOf } from "../time/time.ts";
import { formatDay, formatPeriod, formatShortPeriod, formatSpan } from "./format-period.ts";

test("a period is written as people write it", () => {
  expect(formatPeriod("2026-11-23", "2026-11-27", "cs")).toBe("23.–27.\u00a0listopadu 2026");
  expect(formatPeriod("2026-11-30", "2026-12-04", "de")).toBe("30.\u00a0November – 4.\u00a0Dezember 2026");
  expect(formatPeriod("2026-12-28", "2027-01-01", "en")).toBe("28\u00a0December 2026 – 1\u00a0January 2027");
  expect(formatPeriod("2026-03-16", "2026-03-16", "sk")).toBe("pondelok 16.\u00a0marca 2026");
});

test("a period is short enough for a telephone", () => {
  expect(formatShortPeriod("2026-11-23", "2026-11-27", "cs")).toBe("23.–27.\u00a011.");
  expect(formatShortPeriod("2026-11-30", "2026-12-04", "de")).toBe("30.11.–4.12.");
  expect(formatShortPeriod("2026-11-23", "2026-11-27", "en")).toBe("23–27\u00a0Nov");
  expect(formatShortPeriod("2026-11-23", "2026-11-23", "sk")).toBe("po 23.\u00a011.");
});

test("the time of an event is written once for one day", () => {
  const span = (from: Date, to: Date, allDay = false) =>
    formatSpan({ beginAt: from.toISOString(), endAt: to.toISOString(), allDay }, "cs", "2026-11-23");
  expect(span(instantOf("2026-03-16", "09:00"), instantOf("2026-03-16", "09:45"))).toBe("po 16.\u00a03. 9:00–9:45");
  expect(span(instantOf("2026-03-16", "22:00"), instantOf("2026-03-17", "01:00"))).toBe(
    "po 16.\u00a03. 22:00 – út 17.\u00a03. 1:00",
  );
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-17"), true)).toBe("po 16.\u00a03.");
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-18"), true)).toBe("po 16.\u00a03. – út 17.\u00a03.");
});

test("a day that is not of this year is written with its year", () => {
  const [beginAt, endAt] = [
    instantOf("2032-01-08", "15:05").toISOString(),
    instantOf("2032-01-08", "15:50").toISOString(),
  ];
  expect(formatSpan({ beginAt, endAt }, "cs", "2026-11-23")).toBe("čt 8.\u00a01.\u00a02032 15:05–15:50");
  expect(formatSpan({ beginAt, endAt }, "cs", "2032-12-31")).toBe("čt 8.\u00a01. 15:05–15:50");
  expect(formatSpan({ beginAt, endAt }, "en", "2026-11-23")).toBe("Thu 8\u00a0Jan\u00a02032 15:05–15:50");
  expect(formatDay("2027-01-01", "de", "2026-12-31", "short")).toBe("1.1.2027");
});
