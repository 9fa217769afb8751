import { may, type Actor } from "../permissions.ts";
import type { GridColumn, RowOf } from "./column.ts";
import { careColumns } from "./columns/care.ts";
import { insurersColumns } from "./columns/insurers.ts";
import { moneyColumns } from "./columns/money.ts";
import { oversightColumns } from "./columns/oversight.ts";
import { peopleColumns } from "./columns/people.ts";
import { practiceColumns } from "./columns/practice.ts";

/** The columns of each list, for its page, its files and the API (api/grids). The first one names the row. */
export const gridColumns = {
  ...moneyColumns,
  ...insurersColumns,
  ...peopleColumns,
  ...careColumns,
  ...practiceColumns,
  ...oversightColumns,
} as const;

/** The sort of a page whose address names none. */
export const firstSort = {
  payments: { sort: "created", direction: "desc" },
  unpaidPayments: { sort: "created", direction: "asc" },
  bankStatements: { sort: "imported", direction: "desc" },
  bankMovements: { sort: "movement", direction: "asc" },
  months: { sort: "month", direction: "desc" },
  paymentEntries: { sort: "entered", direction: "desc" },
  cashEntries: { sort: "entered", direction: "desc" },
  invoices: { sort: "invoice", direction: "desc" },
  vouchers: { sort: "validTo", direction: "desc" },
  unusedVouchers: { sort: "validTo", direction: "asc" },
  voucherPresets: { sort: "preset", direction: "asc" },
  invoiceExports: { sort: "created", direction: "desc" },
  insuranceCompanyContracts: { sort: "contract", direction: "asc" },
  medicalOperations: { sort: "code", direction: "asc" },
  ftVoucherApplicants: { sort: "applicant", direction: "asc" },
  ftVouchers: { sort: "limit", direction: "asc" },
  batches: { sort: "batch", direction: "desc" },
  batchCandidates: { sort: "insurer", direction: "asc" },
  kBatchDocuments: { sort: "number", direction: "asc" },
  returnedDocuments: { sort: "returned", direction: "desc" },
  patients: { sort: "patient", direction: "asc" },
  procedures: { sort: "procedure", direction: "asc" },
  additionalProcedures: { sort: "additionalProcedure", direction: "asc" },
  facilities: { sort: "type", direction: "asc" },
  profiles: { sort: "state", direction: "asc" },
  reportTemplates: { sort: "template", direction: "asc" },
  prices: { sort: "kind", direction: "asc" },
  bookings: { sort: "booking", direction: "asc" },
  visits: { sort: "away", direction: "asc" },
  medicalReports: { sort: "examined", direction: "desc" },
  attachments: { sort: "added", direction: "desc" },
  accessLog: { sort: "at", direction: "desc" },
  waitingPatients: { sort: "waits", direction: "desc" },
  auditLog: { sort: "at", direction: "desc" },
  mails: { sort: "written", direction: "desc" },
  notices: { sort: "written", direction: "desc" },
  refusedNotices: { sort: "written", direction: "desc" },
  cardsPastTime: { sort: "opened", direction: "asc" },
  disposalRecord: { sort: "confirmed", direction: "desc" },
} as const;
export type Direction = "asc" | "desc";
export type GridName = keyof typeof gridColumns;
/** Mails have no number. */
type IdOf<Name extends GridName> = Name extends "mails" ? string : number;
export type GridRow<Name extends GridName> = Name extends GridName
  ? RowOf<(typeof gridColumns)[Name], IdOf<Name>>
  : never;
export type ColumnKey<Name extends GridName> = (typeof gridColumns)[Name][number]["accessorKey"];

/** Words for every column: a list whose words lack one does not compile. */
export type ColumnWords = { [Name in GridName]: Record<ColumnKey<Name>, string> };

/** The columns of a list that this person may see; the first one, which names the row, is everybody's. */
export const columnsFor = (name: GridName, actor: Actor): GridColumn[] =>
  gridColumns[name].filter(({ meta: { permission } }) => !permission || may(actor, permission));
