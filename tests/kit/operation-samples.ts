import type { Pool } from "pg";
import { accounts, prepareAccounts } from "./operation-samples/accounts.ts";
import { bookings, prepareBookings } from "./operation-samples/bookings.ts";
import { calendar, prepareCalendar } from "./operation-samples/calendar.ts";
import { centers, prepareCenters } from "./operation-samples/centers.ts";
import { consents, prepareConsents } from "./operation-samples/consents.ts";
import { desks, prepareDesks } from "./operation-samples/desks.ts";
import { erasure, prepareErasure } from "./operation-samples/erasure.ts";
import { imports, prepareImports } from "./operation-samples/imports.ts";
import { medicalReports, prepareMedicalReports } from "./operation-samples/medical-reports.ts";
import { notices, prepareNotices } from "./operation-samples/notices.ts";
import { patients, preparePatients } from "./operation-samples/patients.ts";
import { secondFactor, prepareSecondFactor } from "./operation-samples/second-factor.ts";
import { services } from "./operation-samples/services.ts";
import { staff, prepareStaff } from "./operation-samples/staff.ts";
import { waitingPatients, prepareWaitingPatients } from "./operation-samples/waiting-patients.ts";
import { workingHours, prepareWorkingHours } from "./operation-samples/working-hours.ts";
import { batches, prepareBatches } from "./operation-samples/insurance/batches.ts";
import { contracts, prepareContracts } from "./operation-samples/insurance/contracts.ts";
import { ftVouchers, prepareFtVouchers } from "./operation-samples/insurance/ft-vouchers.ts";
import { insurerFiles } from "./operation-samples/insurance/insurer-files.ts";
import { bankStatements, prepareBankStatements } from "./operation-samples/money/bank-statements.ts";
import { cash, prepareCash } from "./operation-samples/money/cash.ts";
import { invoices, prepareInvoices } from "./operation-samples/money/invoices.ts";
import { payments, preparePayments } from "./operation-samples/money/payments.ts";
import { prices, preparePrices } from "./operation-samples/money/prices.ts";
import { vouchers } from "./operation-samples/money/vouchers.ts";
import type { Samples } from "./operation-samples/sample.ts";
import { subscribe } from "./subscriptions.ts";

export { known, openBooking, type At } from "./operation-samples/known.ts";
export type { Who } from "./operation-samples/sample.ts";

/** The rows that samples name besides the cast's. Some refer to those of areas before them. */
export async function prepareSamples(owner: Pool) {
  await subscribe(owner);
  await prepareWorkingHours(owner);
  await prepareCalendar(owner);
  await prepareAccounts(owner);
  await prepareSecondFactor(owner);
  await prepareNotices(owner);
  await prepareDesks(owner);
  await prepareCash(owner);
  await preparePrices(owner);
  await prepareCenters(owner);
  await prepareContracts(owner);
  await prepareFtVouchers(owner);
  await prepareBatches(owner);
  await prepareWaitingPatients(owner);
  await preparePatients(owner);
  await prepareBookings(owner);
  await prepareMedicalReports(owner);
  await prepareErasure(owner);
  await prepareStaff(owner);
  await prepareConsents(owner);
  await prepareInvoices(owner);
  await prepareBankStatements(owner);
  await prepareImports(owner);
  await preparePayments(owner);
}

/** One call for each operation of the schema, by its kind and name. A new operation needs a line in its area's file. */
export const samples: Samples = {
  ...accounts,
  ...bookings,
  ...calendar,
  ...centers,
  ...consents,
  ...desks,
  ...erasure,
  ...imports,
  ...medicalReports,
  ...notices,
  ...patients,
  ...secondFactor,
  ...services,
  ...staff,
  ...waitingPatients,
  ...workingHours,
  ...batches,
  ...contracts,
  ...ftVouchers,
  ...insurerFiles,
  ...bankStatements,
  ...cash,
  ...invoices,
  ...payments,
  ...prices,
  ...vouchers,
};
