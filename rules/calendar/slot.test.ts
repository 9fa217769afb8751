import { expect, test } from "vitest";
import { slotAt } from "./slot.ts";

const pressed = (x: number, y: number, from = 420) =>
  slotAt(
    new URLSearchParams({ from: String(from), "staffs.3.2026-11-24.x": String(x), "staffs.3.2026-11-24.y": String(y) }),
  );

test("a press into a column means the quarter of an hour that was pressed", () => {
  expect(pressed(40, 0)).toEqual({ by: "staffs", id: 3, from: "2026-11-24T07:00" });
  expect(pressed(40, 15)?.from).toBe("2026-11-24T07:00");
  expect(pressed(40, 16)?.from).toBe("2026-11-24T07:15");
  expect(pressed(1, 135, 360)?.from).toBe("2026-11-24T08:00");
});

test("the Enter key sends the corner, which is no time; nor is a point outside the day", () => {
  expect(pressed(0, 0)?.from).toBe("2026-11-24");
  expect(pressed(5, 99_999)?.from).toBe("2026-11-24");
  expect(pressed(5, Number.NaN)?.from).toBe("2026-11-24");
});

test("a press outside of the calendar leads nowhere", () => {
  for (const name of [
    "staffs.3.2026-02-30",
    "patients.3.2026-11-24",
    "staffs.x.2026-11-24",
    "staffs.99999999999.2026-11-24",
  ])
    expect(slotAt(new URLSearchParams({ from: "420", [`${name}.x`]: "5", [`${name}.y`]: "5" })), name).toBeNull();
  expect(slotAt(new URLSearchParams())).toBeNull();
});
