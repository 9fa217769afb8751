import type { Ctx, InCenter } from "../context.ts";
import type { InvoiceExport } from "./scope.ts";

/** The part of an export that says which documents are in it. */
export type Asked = Pick<InvoiceExport, "fromDay" | "toDay" | "format" | "askedAt">;

/** Runs a query in a transaction of the export's centre. */
export type Run = <T>(work: (ctx: Storing) => Promise<T>) => Promise<T>;
type Storing = InCenter & Pick<Ctx, "storage" | "session" | "requestId" | "address">;

/** A file as it is made: its bytes report the rows that were read. */
export type Content = {
  name: string;
  extension: string;
  mime: string;
  bytes: (onRows: (count: number) => Promise<void>) => AsyncIterable<Uint8Array>;
};
