import type { AccessorKeyColumnDef, RowData } from "@tanstack/table-core";
import type {
  AttachmentType,
  AttendanceState,
  BankAdviceReason,
  BankMovementState,
  BatchState,
  Color,
  FacilityType,
  MedicalReportState,
  PaymentMethod,
  PeriodUnit,
  PriceTarget,
  ProcedureType,
  Profession,
  ProfileRole,
  ReturnedKind,
  Sex,
  VatRate,
} from "../codes.ts";
import type { Money } from "../format.ts";
import type { Permission } from "../permissions.ts";
import type { IsoDate } from "../time/time.ts";
import type { OversightValues } from "./oversight-values.ts";
import type { FtVoucherStep } from "../insurance/ft-vouchers/next-limit.ts";
import type { ReturnedState } from "../insurance/returned/returned-states.ts";
import type { VoucherState } from "../vouchers/state.ts";

/** Days of the week from 1 Monday, hours as `08:00`, and days; any time where nothing is given. */
export type PreferredTime = {
  weekdays: readonly number[];
  timeFrom: string | null;
  timeTo: string | null;
  availableFrom: IsoDate | null;
  availableTo: IsoDate | null;
};

/**
 * Values of cells by the kind of their column. The kinds are those of the specification, and of our own `text`, `date`,
 * `invoice-state` and those of vouchers; moments are texts as the API writes them. A kind comes with the first list
 * that shows it: its cell on the page, and in files.
 */
export type GridValues = OversightValues & {
  text: string;
  date: IsoDate;
  integer: number;
  percent: number;
  /** An address outside of the desk, whole. */
  "external-link": string;
  money: Money;
  duration: { amount: number; unit: PeriodUnit | "MINUTE" };
  "created-at-and-by": { at: string; by: string | null };
  /** A patient, or a payer without a card, who may have no name. */
  "patient-card": { uuid: string | null; fullName: string };
  payment: { id: number; name: string };
  "payment-method": PaymentMethod;
  /** Those by which something is paid in parts. */
  "payment-methods": PaymentMethod[];
  "cash-receipt": { id: number; number: string };
  "boolean-paid": { price: Money; paid: { amount: number }; payedAt: string | null; canceledAt: string | null };
  /** The state of the payments of an invoice; one that was given back whole, and a credit note, are owed no more. */
  "invoice-state": GridValues["boolean-paid"] & { credit: "credited" | "creditNote" | null };
  invoice: { uuid: string; number: string };
  "procedure-voucher": { id: number; name: string };
  "procedure-voucher-preset": { id: number; name: string };
  /** Limits of frequency, of which one is enough; all parts of one hold. */
  frequencies: string[][];
  "insurance-contract": { id: number; name: string };
  /** An archived one has no page. */
  "ft-voucher-applicant": { id: number; name: string; archived: boolean };
  /** By its day of issue. */
  "ft-voucher": { id: number; issuedAt: IsoDate };
  "ft-voucher-limit": { limit: FtVoucherStep; by: IsoDate; late: boolean };
  "ft-voucher-state": "OPEN" | "CLOSED";
  /** By its number. */
  batch: { id: number; number: number };
  "batch-state": BatchState;
  /** The K-dávka of a batch. */
  "batch-file": { uuid: string; name: string };
  /** By the number of the document. */
  "returned-document": { id: number; number: number };
  "returned-kind": ReturnedKind;
  "returned-state": ReturnedState;
  "medical-operations-with-count": { code: string; count: number }[];
  "birth-date": { date: IsoDate; age: { amount: number; unit: PeriodUnit } };
  sex: Sex;
  /** A short remark that is said by a word of its own. */
  chip: "CAVE" | "URGENT";
  /** In the international form, `+420601000377`. */
  phone: string;
  email: string;
  /** In one line. */
  address: string;
  "procedures-with-count": { id: number; name: string; count: number; removed: boolean }[];
  /** By its days, which a table without them lacks. */
  "bank-statement": { id: number; from: IsoDate | null; to: IsoDate | null };
  /** By its day. */
  "bank-movement": { id: number; day: IsoDate };
  /** The account is shown in the place of a name. */
  counterparty: { name: string | null; account: string | null; message: string | null };
  /** With the payments on which it is booked. */
  "bank-movement-state": {
    state: BankMovementState;
    amount: Money;
    booked: { amount: number };
    leftOutReason: string | null;
    payments: { id: number; name: string }[];
  };
  "bank-advice": BankAdviceReason;
  /** By its first day. */
  month: IsoDate;
  /** The state of a month, with the step that can be taken next. */
  "month-state": { closed: boolean; next: "CLOSE" | "REOPEN" | null };
  /** A colleague. */
  "paramedic-name": { id: number; name: string };
  /** A service in its colour; an appointment without one has a name alone. */
  "procedure-chip": { name: string; color: Color | null };
  /** A visit by the time of its event, and whether it was to come when the list was read. */
  visit: { event: number; beginAt: string; endAt: string; allDay: boolean; coming: boolean };
  /** Days from today; those before it are negative. */
  "days-away": number;
  attendance: Exclude<AttendanceState, "NOT_SET">;
  /** The payment of a visit, and its report; one of them at least. */
  "payment-medical-report": {
    payment: { id: number; state: GridValues["boolean-paid"] } | null;
    report: { card: string; uuid: string; state: MedicalReportState } | null;
  };
  /** By its examination; with the one of the report that it corrects. `card` has it. */
  "medical-report": { card: string; uuid: string; examinedAt: string; holds: boolean; corrects: string | null };
  "medical-report-state": MedicalReportState;
  /** A file of a card, and whether there is a small picture of it; `file` names its bytes. */
  attachment: { uuid: string; file: string; name: string; pictured: boolean };
  "attachment-type": AttachmentType;
  /** In bytes. */
  "file-size": number;
  /** A moment with its seconds. */
  "moment-with-seconds": string;
  /** A colleague, the application itself, or somebody who is not signed in. */
  "access-by": { name: string | null; byItself: boolean };
  /** Actions on a card by their names; a page says them in its words. */
  "patient-actions": string[];
  /** Its lines are kept. */
  "long-text": string;
  /** By its begin. Where it waits, it can still be accepted. */
  booking: { id: number; reference: string; beginAt: string; waits: boolean };
  /** The sender of a request, or the card that it was accepted for. */
  "booking-patient": { card: string | null; name: string; birthDate: IsoDate; phone: string; email: string };
  /** The person asked for; null is anyone. */
  "booking-service": { name: string; color: Color; person: string | null };
  /** By a colleague, or by the patient, who has canceled it. */
  "booking-decision": { at: string; by: string | null; reason: string | null };
  /** By the patient. */
  "waiting-patient": { id: number; name: string; urgent: boolean };
  /** Services and people; without any, all of them suit. */
  preference: { procedures: { id: number; name: string; color: Color }[]; people: string[] };
  "preferred-time": PreferredTime;
  /** With the visit whose cancellation put the patient on the list. */
  "waiting-note": { note: string | null; canceled: { beginAt: string; endAt: string; allDay: boolean } | null };
  "days-waited": { since: IsoDate; days: number };
  "voucher-state": VoucherState;
  /** Days, both included. */
  "date-range": { from: IsoDate; to: IsoDate };
  boolean: boolean;
  /** A service in its colour, which leads to its page. */
  "procedure-name": { id: number; name: string; color: Color };
  color: Color;
  "procedure-type": { type: ProcedureType; capacity: number };
  "vat-rate": VatRate;
  /** Surnames of those who give a service. */
  "procedure-profiles": string[];
  "additional-procedure-name": { id: number; name: string };
  /** A room, or equipment. */
  facility: { id: number; name: string };
  "facility-type": FacilityType;
  /** Surnames of those who alone may use it. */
  "facility-profiles": string[];
  /** A colleague, who leads to the page of a profile; the user's own says so. */
  profile: { id: number; fullName: string; own: boolean };
  profession: { profession: Profession; role: ProfileRole };
  "second-factor": { since: string | null };
  /** To this centre. */
  "last-login": { at: string | null };
  /** Their number. */
  "open-sessions": number;
  "profile-state": { state: "ACTIVE" | "INVITED" | "FORMER"; deactivatedAt: string | null };
  /** An initial text of a service's reports, or a phrase. */
  "report-template": { id: number; name: string };
  /** A phrase belongs to no service. */
  "template-procedure": { name: string | null };
  "template-owner": "OWN" | "SHARED";
  /** A service, a product or a preset of the price list. */
  priced: { target: PriceTarget; id: number; name: string };
  "price-target": PriceTarget;
  "coming-price": { price: Money; from: IsoDate };
  enum: "INVOICES_SET" | "CSV" | "XLSX";
  /** A file that a job makes: rows that are written, of so many. */
  file: { file: { uuid: string; name: string } | null; done: number; total: number; failed: boolean };
};
export type GridKind = keyof GridValues;

/** The id of a row. */
export type RowId = number | string;

/** Sort fields of every list that has such a column: what names the row, its kind or state, and when it was made. */
export const sortFields = ["name", "type", "publishedAt"] as const;
export type SortField = (typeof sortFields)[number];

declare module "@tanstack/table-core" {
  interface ColumnMeta<TData extends RowData, TValue> {
    kind: GridKind;
    /** Left out of the page's table. */
    inFilesOnly: boolean;
    /** Another name of its sort. */
    sortField: SortField | null;
    /** The permission that it requires besides the list's; users without it get a list that lacks it. */
    permission: Permission | null;
  }
}

/** A column definition of TanStack Table, of which the key names the value in the list's rows. */
export type GridColumn<Key extends string = string, Kind extends GridKind = GridKind> = AccessorKeyColumnDef<
  Record<string, unknown>
> & {
  accessorKey: Key;
  meta: { kind: Kind; inFilesOnly: boolean; sortField: SortField | null; permission: Permission | null };
  enableSorting: boolean;
};

type ColumnOptions = { sorted?: boolean | SortField; inFilesOnly?: boolean; permission?: Permission };

export const column = <const Key extends string, const Kind extends GridKind>(
  accessorKey: Key,
  kind: Kind,
  { sorted = false, inFilesOnly = false, permission }: ColumnOptions = {},
) =>
  ({
    accessorKey,
    meta: { kind, inFilesOnly, sortField: typeof sorted === "string" ? sorted : null, permission: permission ?? null },
    enableSorting: sorted !== false,
  }) satisfies GridColumn<Key, Kind>;

/** A row of a list: its id, and a value for each column. */
export type RowOf<Columns extends readonly GridColumn[], Id extends RowId = number> = { id: Id } & {
  [Column in Columns[number] as Column["accessorKey"]]: GridValues[Column["meta"]["kind"]] | null;
};
