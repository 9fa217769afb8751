import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { VoucherPresetForm, VoucherPresetInput } from "./voucher-preset.ts";

const typed = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const { status, value, error } = {
    value: null,
    error: null,
    ...parseWithZod(form, { schema: VoucherPresetForm("CZK") }),
  };
  return status === "success" ? value : error;
};
const filled = { name: " 10× LTV ", price: "8 500", validityAmount: "1", validityType: "YEAR" };
const given = {
  name: "10× LTV",
  price: { amount: 850_000, currency: "CZK" },
  proceduresWithCount: [{ procedure: 1, count: 10 }],
  validityAmount: 1,
  validityType: "YEAR",
};
const faults = (change: object) =>
  VoucherPresetInput("CZK")
    .safeParse({ ...given, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test("a form gives what the API takes, and empty rows are ignored", () => {
  const rows = { "row1.procedure": "1", "row1.count": "10", "row2.procedure": "", "row2.count": "", "row4.count": "2" };
  expect(typed({ ...filled, ...rows, "row4.procedure": "3" })).toEqual({
    ...given,
    proceduresWithCount: [
      { procedure: 1, count: 10 },
      { procedure: 3, count: 2 },
    ],
  });
  expect(VoucherPresetInput("CZK").parse(given)).toEqual(given);
});

test("every fault of a form is at its own field", () => {
  const rows = { "row1.procedure": "1", "row2.count": "2", "row3.procedure": "1", "row3.count": "1" };
  expect(typed({ ...filled, name: "", validityAmount: "100", ...rows })).toEqual({
    name: ["required"],
    validityAmount: ["validityOutOfRange"],
    "row1.count": ["required"],
    "row2.procedure": ["required"],
    "row3.procedure": ["serviceTwice"],
  });
  expect(typed(filled)).toEqual({ "row1.procedure": ["required"] });
});

test("the limits of the API are those of the form", () => {
  const rows = (count: unknown, procedure: unknown = 1) => ({ proceduresWithCount: [{ procedure, count }] });
  expect(faults(rows(999))).toBeUndefined();
  expect(faults(rows(1000))).toEqual(["proceduresWithCount.0.count visitsOutOfRange"]);
  expect(faults(rows(0))).toEqual(["proceduresWithCount.0.count visitsOutOfRange"]);
  expect(faults(rows(1.5))).toEqual(["proceduresWithCount.0.count notANumber"]);
  expect(faults({ proceduresWithCount: [] })).toEqual(["proceduresWithCount.0.procedure required"]);
  expect(faults({ proceduresWithCount: Array(21).fill(null) })).toEqual(["proceduresWithCount valueInvalid"]);
  expect(faults({ validityAmount: 0 })).toEqual(["validityAmount validityOutOfRange"]);
  expect(faults({ validityType: "HOUR" })).toEqual(["validityType choiceInvalid"]);
  expect(faults({ price: { amount: 1, currency: "EUR" } })).toEqual(["price priceInvalid"]);
});
