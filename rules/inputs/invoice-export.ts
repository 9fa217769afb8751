import { z } from "zod";
import { invoiceExportFormats, locales, tableFormats } from "#rules/codes.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { choice } from "./choice.ts";
import { error } from "./text.ts";

/** The most days of an export: a leap year. */
const MOST_DAYS = 366;

const day = () => z.string().refine(isIsoDate, { error: error("dateInvalid") });

/** Days of documents, both included. */
export const DateRangeInput = z
  .object({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, { error: error("endBeforeStart"), path: ["to"] })
  .refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, { error: error("exportTooLong"), path: ["to"] });

export const InvoiceExportInput = z
  .object({
    dateRange: DateRangeInput,
    format: choice(invoiceExportFormats),
    tableFormat: choice(tableFormats).nullish(),
    language: choice(locales),
  })
  .refine(({ format, tableFormat }) => (format === "PAYMENT_TABLE") === (tableFormat != null), {
    error: error("choiceInvalid"),
    path: ["tableFormat"],
  });
export type InvoiceExportInput = z.output<typeof InvoiceExportInput>;

/** The formats that people choose of. */
export const exportKinds = [...tableFormats, "INVOICES_SET"] as const;

/** The form of the page: the days it has checked, and the format. */
export const ExportForm = DateRangeInput.and(z.object({ kind: choice(exportKinds) }));
