import { initGraphQLTada } from "gql.tada";
import type { CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import type { CallForPayment } from "#rules/payments/call-for-payment.ts";
import type { InvoiceContent, InvoiceParty } from "#rules/invoices/content.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import type { introspection } from "./generated/schema.d.ts";

/** A document whose result and variables the compiler knows from api/schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    Date: string;
    DateTime: string;
    SafeInt: number;
    Upload: File;
    CalendarEvents: CalendarEvents;
    PatientCopy: PatientCopy;
    InvoiceContent: InvoiceContent;
    InvoiceParty: InvoiceParty;
    ReceiptContent: ReceiptContent;
    CallForPayment: CallForPayment;
    DataGridRow: GridRow<GridName>;
  };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from "gql.tada";
