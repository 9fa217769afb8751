import { expect, test } from "vitest";
import { operationLimit } from "./operation-limit.ts";

const at = { code: "21221", day: "2026-05-14" };
const perDay = { limitation: "A", quantity: 2, period: { unit: "DAY" as const, count: 1 } };
const perQuarter = { limitation: "A", quantity: 10, period: { unit: "MONTH" as const, count: 3 } };
const used = [
  { code: "21221", day: "2026-05-14", count: 1 },
  { code: "21221", day: "2026-04-01", count: 9 },
  { code: "21221", day: "2026-03-31", count: 5 },
  { code: "21413", day: "2026-05-14", count: 1 },
];

test("operations used elsewhere count in the period and of the operation", () => {
  expect(operationLimit([perDay], used, at)).toMatchObject({ allowed: 2, used: 1 });
  expect(operationLimit([perQuarter], used, at)).toMatchObject({ allowed: 10, used: 10 });
});

test("all rows of a limitation hold, and one limitation of several is enough", () => {
  expect(operationLimit([perDay, perQuarter], used, at)).toMatchObject({ allowed: 10, used: 10 });
  expect(operationLimit([{ ...perDay, limitation: "B" }, perQuarter], used, at)).toMatchObject({ allowed: 2, used: 1 });
});

test("a limit with a row that is not understood is not checked", () => {
  expect(operationLimit([perDay, { ...perQuarter, period: null }], used, at)).toBeNull();
  expect(operationLimit([perDay, { limitation: "B", quantity: 1, period: null }], used, at)).toBeNull();
  expect(operationLimit([], used, at)).toBeNull();
});
