import type { PgTable, PgColumn } from "drizzle-orm/pg-core";
import type { CodeListKind } from "#rules/codes.ts";
import type { Db } from "../core/db/client.ts";

/** Fields of a line by their columns, in the shape of the file. */
export type Line = Record<string, string>;

type EditionTable = PgTable & { validFrom: PgColumn };
type RowOf<Table extends EditionTable> = Omit<Table["$inferInsert"], "validFrom">;

/** An official list: its file, and the table that holds its editions. */
export type CodeList<Table extends EditionTable = EditionTable> = {
  kind: CodeListKind;
  /** The columns of the file in their order; further ones are left out. */
  columns: readonly string[];
  table: Table;
  /** The row of a line, or the columns that the line lacks in a shape that can be read. */
  rowOf(line: Line): RowOf<Table> | string;
  /** The columns that no two rows share, in words. */
  keyOf(row: RowOf<Table>): string;
  /** Runs after the rows are written. */
  after?(db: Db): Promise<unknown>;
};

/** Makes a list, whose rows are its own table's. */
export const codeList = <Table extends EditionTable>(list: CodeList<Table>) => list as unknown as CodeList;

/** A number of the file, with a point or a comma; null where it is blank, NaN where it is none. */
export const numberOf = (text: string): number | null => (text === "" ? null : Number(text.replace(",", ".")));
