import {
  invoiceFile,
  missingOf,
  type InsurerInvoice,
  type MissingOfFile,
} from "#rules/insurance/files/write-invoices.ts";
import type { InCenter } from "../core/context.ts";
import { settingAt } from "../dated-settings/changes.ts";
import type { Invoice } from "../invoices/issue.ts";

/** An F-dávka, or what it lacks. */
export type FBatch = { bytes: Uint8Array<ArrayBuffer>; missing: null } | { bytes: null; missing: MissingOfFile };

/** The version of the form of an F-dávka on this day, in hundredths; 0 while it is not entered. */
export async function fBatchVersion(ctx: InCenter): Promise<number> {
  const { major, minor } = (await settingAt(ctx, "INSURER_INVOICE_FORM"))(ctx.now());
  return 100 * major + minor;
}

/** The F-dávka of invoices to one insurer, in a version of its form. */
export function fBatchOf(invoices: readonly Invoice[], version: number): FBatch {
  const contents = invoices.map(({ content }) => content as InsurerInvoice);
  const missing = contents.map((content) => missingOf(content, version)).find(Boolean) ?? null;
  return missing === null ? { bytes: invoiceFile(contents, version), missing } : { bytes: null, missing };
}
