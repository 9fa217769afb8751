import { expect, test } from "vitest";
import { numbersOn } from "./dated-settings.ts";

test("a change holds from its day until the next one, and before the first one what every centre begins with", () => {
  const changes = [
    { validFrom: "2026-06-01", numbers: { feePercent: 80, lateHours: 24 } },
    { validFrom: "2026-01-01", numbers: { feePercent: 50, lateHours: 24 } },
  ] as const;
  const feeOn = (day: "2025-12-31" | "2026-01-01" | "2026-05-31" | "2026-06-01") =>
    numbersOn("MISSED_VISITS", changes, day).feePercent;
  expect([feeOn("2025-12-31"), feeOn("2026-01-01"), feeOn("2026-05-31"), feeOn("2026-06-01")]).toEqual([
    100, 50, 50, 80,
  ]);
});
