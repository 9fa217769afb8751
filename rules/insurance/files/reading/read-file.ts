import { collectFaults, TooManyFaults, type FileFault } from "../file-faults.ts";
import { readBatches, type FileBatch } from "./read-batches.ts";
import { readInvoices, type InvoiceFile } from "./read-invoices.ts";
import { readLines } from "./read-lines.ts";

/** A file for insurers as it is, with its faults by line. `isWhole` is false where too many faults ended the reading. */
export type ReadFile = {
  /** K-dávka, F-dávka, or null for a foreign file. */
  kind: "K" | "F" | null;
  isWhole: boolean;
  faults: FileFault[];
  batches: FileBatch[];
  invoiceFile: InvoiceFile;
};

/** Reads the bytes of a K-dávka or F-dávka. Throws on no input; faults past the hundredth end the reading. */
export function readFile(bytes: Uint8Array): ReadFile {
  const { faults, report } = collectFaults();
  const batches: FileBatch[] = [];
  const invoiceFile: InvoiceFile = { head: null, channels: [], invoices: [] };
  const answer = (kind: ReadFile["kind"], isWhole = true): ReadFile => ({
    kind,
    isWhole,
    faults: faults(),
    batches,
    invoiceFile,
  });
  let kind: ReadFile["kind"] = null;
  try {
    const lines = readLines(bytes, report);
    const [first] = lines;
    if (lines.every(({ text }) => text.trim() === "")) report(1, "EMPTY");
    else if (first?.text.startsWith("D")) kind = "K";
    else if (first?.text.startsWith("F")) kind = "F";
    else report(1, "FOREIGN");
    if (kind === "K") readBatches(lines, batches, report);
    if (kind === "F") readInvoices(lines, invoiceFile, report);
    return answer(kind);
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
    return answer(kind, false);
  }
}
