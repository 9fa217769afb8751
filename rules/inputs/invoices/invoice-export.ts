import { z } from "zod";
import { invoiceExportFormats, locales, tableFormats, type Locale } from "#rules/codes.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { typedDay } from "../read.ts";
import { error } from "../text.ts";

/** The most days of an export: a leap year. */
const MOST_DAYS = 366;

const day = () => z.string().refine(isIsoDate, { error: error("dateInvalid") });

const inOrder = <Range extends z.ZodType<{ from: IsoDate; to: IsoDate }>>(range: Range) =>
  range
    .refine(({ from, to }) => from <= to, { error: error("endBeforeStart"), path: ["to"] })
    .refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, { error: error("exportTooLong"), path: ["to"] });

/** Days of documents, both included. */
export const DateRangeInput = inOrder(z.object({ from: day(), to: day() }));

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

/** The form of the page, whose days are typed. */
export const ExportForm = (today: IsoDate, locale: Locale) =>
  inOrder(z.object({ from: typedDay(today, locale), to: typedDay(today, locale), kind: choice(exportKinds) }));
