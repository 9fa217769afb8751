import type { InvoiceExport } from "./scope.ts";

/** The part of an export that says which documents are in it. */
export type Asked = Pick<InvoiceExport, "fromDay" | "toDay" | "format" | "askedAt">;

/** A file as it is made: its bytes report the rows that were read. */
export type Content = {
  name: string;
  extension: string;
  mime: string;
  bytes: (onRows: (count: number) => Promise<void>) => AsyncIterable<Uint8Array>;
};
