import type { SQL } from "drizzle-orm";
import type { ErrorName } from "#rules/errors.ts";
import type { ImportField } from "#rules/imports/columns.ts";
import type { importRows, RowFault } from "../../core/db/tables/import-rows.ts";
import type { imports } from "../../core/db/tables/imports.ts";
import type { ProfileCtx } from "../../core/context.ts";
import type { Storing } from "../../core/transactions-of.ts";

export type Import = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

/** The finding of a check about one row. */
export type Checked = {
  state: "READY" | "FAULTY" | "ASKED" | "DUPLICATE";
  faults?: RowFault[];
  /** Values by which the row is known again; none of a faulty one. */
  identity?: unknown;
  /** Digests that rows which may be the same share. */
  keys?: string[];
  /** Cards or services that may be the same. */
  candidates?: number[];
  source?: string | null;
  beginAt?: Date;
};

/** The id of what a row made, by its line; a visit that cannot be entered has faults instead. */
export type Made = Map<number, number | RowFault[]>;

/** The writing administrator in a job: there is no session any more. */
export type Writing = ProfileCtx;

/** Rows of one kind: how they are checked, written and removed again. */
export type Kind = {
  check: (ctx: Storing, of: Import, rows: readonly ImportRow[]) => Promise<Checked[]>;
  /** Rows that are written in one transaction; others wait for the people and rooms that it locks. */
  atOnce: number;
  write: (ctx: Writing, of: Import, rows: readonly ImportRow[]) => Promise<Made>;
  /** The table of what rows make, and the tables whose rows come with it. */
  table: string;
  own: readonly string[];
  /** Ids among those that were used or changed since, besides those to which a row of another table refers. */
  changed: (ctx: Storing, ids: SQL) => Promise<number[]>;
  remove: (ctx: Storing, ids: SQL) => Promise<void>;
};

/** Faults of an input at the columns of its fields; some are named otherwise than the fields. */
export const faultsIn = (
  of: Pick<Import, "columns">,
  { error }: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } },
  otherwise: Record<string, ImportField[]> = {},
): RowFault[] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    column: columnOf(of, ...(otherwise[String(path[0])] ?? [path[0] as ImportField])),
    error: message as ErrorName,
  }));

/** The first column that holds one of these fields. */
export const columnOf = ({ columns }: Pick<Import, "columns">, ...fields: ImportField[]): number | null =>
  fields.map((field) => columns?.[field]).find((column) => column !== undefined) ?? null;
