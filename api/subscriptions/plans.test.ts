import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPlans } from "./read-plans.ts";
import { SettingsError } from "../settings/settings-error.ts";

const start = { type: "START", currency: "CZK", validFrom: "2026-01-01", monthly: 0, yearly: 0, users: 2 };
const solo = { ...start, type: "SOLO", monthly: 49_000, yearly: 490_000, users: 1 };
const code = { code: "jaro-2026", percent: 20, until: "2026-12-31", periods: 3, uses: 10 };

function file(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), "motus-plans-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = path.join(folder, "plans.json");
  writeFileSync(name, typeof content === "string" ? content : JSON.stringify(content));
  return name;
}
const read = (content: unknown) => () => readPlans(file(content));

test("plans and codes are read, with what is omitted filled in", () => {
  expect(
    read({ plans: [start, { ...solo, type: "TEAM", furtherMonthly: 100, mostUsers: 9 }], codes: [code] })(),
  ).toEqual({
    requiredFrom: null,
    plans: [
      { ...start, furtherMonthly: 0, furtherYearly: 0, mostUsers: 2 },
      { ...solo, type: "TEAM", furtherMonthly: 100, furtherYearly: 0, mostUsers: 9 },
    ],
    codes: [{ ...code, code: "JARO-2026", amount: null, currency: null }],
  });
  expect(readPlans("api/seed/contents/plans.json").plans.length).toBe(3);
});

test("a wrong file refuses the start, with each field and what it takes", () => {
  const name = file({
    plans: [start, { ...solo, monthly: "490", validFrom: "2026-02-30" }],
    codes: [{ ...code, uses: 0 }],
  });
  const wrong = () => readPlans(name);
  expect(wrong).toThrow(SettingsError);
  for (const fault of [
    `MOTUS_PLANS: ${name} plans 1 validFrom: expects a date such as 2026-01-31`,
    `MOTUS_PLANS: ${name} plans 1 monthly: expects a whole number`,
    `MOTUS_PLANS: ${name} codes 0 uses: expects at least 1`,
  ])
    expect(wrong).toThrow(fault);
});

test("fields that contradict each other are named", () => {
  const cases: [unknown, string][] = [
    [{ plans: [] }, "plans: expects a plan"],
    [{ plans: [{ ...start, monthly: 100 }] }, "plans 0 monthly: expects 0, since START is free"],
    [{ plans: [{ ...solo, users: 2 }] }, "plans 0 users: expects 1, since SOLO is for one user"],
    [{ plans: [{ ...solo, mostUsers: 3 }] }, "plans 0 mostUsers: expects further users in TEAM alone"],
    [{ plans: [start, { ...start }] }, "plans 1: expects one plan of a type and currency from a day"],
    [{ plans: [{ ...start, type: "FREE" }] }, "plans 0 type: expects START, SOLO, TEAM"],
    [{ plans: [{ ...start, price: 1 }] }, "plans 0: expects no other field"],
    [{ plans: [start], codes: [code, code] }, "codes 1: expects each code once"],
    [{ plans: [start], codes: [{ ...code, amount: 5 }] }, "codes 0 percent: expects either percent or amount"],
    [{ plans: [start], codes: [{ ...code, percent: null, amount: 5 }] }, "codes 0 currency: expects the currency"],
    [{ plans: [start], codes: [{ ...code, code: "AB" }] }, "codes 0 code: expects 6 to 40"],
  ];
  for (const [content, fault] of cases) expect(read(content)).toThrow(fault);
});

test("a file that is missing or no JSON is named with the reason", () => {
  expect(read("{")).toThrow(/MOTUS_PLANS: .*plans.json cannot be read \(it is no JSON\)/);
  expect(() => readPlans("/nowhere/plans.json")).toThrow("MOTUS_PLANS: /nowhere/plans.json cannot be read (ENOENT)");
});
