import { expect, test } from "vitest";
import { errors, type ErrorName } from "#rules/errors.ts";
import { accounts } from "./errors/accounts.ts";
import type { ErrorAnswer } from "./errors/ask.ts";
import { bookings } from "./errors/bookings.ts";
import { calendar } from "./errors/calendar.ts";
import { centers } from "./errors/centers.ts";
import { consents } from "./errors/consents.ts";
import { desks } from "./errors/desks.ts";
import { erasure } from "./errors/erasure.ts";
import { files } from "./errors/files.ts";
import { gridViews } from "./errors/grid-views.ts";
import { imports } from "./errors/imports.ts";
import { batches } from "./errors/insurance/batches.ts";
import { contracts } from "./errors/insurance/contracts.ts";
import { ftVouchers } from "./errors/insurance/ft-vouchers.ts";
import { insurerFiles } from "./errors/insurance/insurer-files.ts";
import { returned } from "./errors/insurance/returned.ts";
import { medicalReports } from "./errors/medical-reports.ts";
import { bankStatements } from "./errors/money/bank-statements.ts";
import { billing } from "./errors/money/billing.ts";
import { cash } from "./errors/money/cash.ts";
import { invoices } from "./errors/money/invoices.ts";
import { months } from "./errors/money/months.ts";
import { payments } from "./errors/money/payments.ts";
import { voucherPresets } from "./errors/money/voucher-presets.ts";
import { notices } from "./errors/notices.ts";
import { patients } from "./errors/patients.ts";
import { requests } from "./errors/requests.ts";
import { secondFactor } from "./errors/second-factor.ts";
import { subscriptions } from "./errors/subscriptions.ts";

/** Every error of the registry, with the request that causes it; some need the state that those before them left. */
const provoked = {
  ...requests,
  ...accounts,
  ...files,
  ...calendar,
  ...centers,
  ...patients,
  ...medicalReports,
  ...erasure,
  ...secondFactor,
  ...desks,
  ...consents,
  ...notices,
  ...billing,
  ...bookings,
  ...bankStatements,
  ...cash,
  ...gridViews,
  ...imports,
  ...months,
  ...payments,
  ...subscriptions,
  ...contracts,
  ...ftVouchers,
  ...insurerFiles,
  ...returned,
  ...batches,
  ...invoices,
  ...voucherPresets,
} satisfies Record<ErrorName, () => Promise<ErrorAnswer>>;

test.each(Object.keys(provoked) as ErrorName[])("%s is answered with its code, status and message", async (name) => {
  expect(await provoked[name]()).toEqual(errors[name]);
});

test("no two errors share a code", () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
