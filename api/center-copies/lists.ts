import { and, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { bookingStatuses } from "#rules/codes.ts";
import { gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import { gridWords } from "#rules/grids/words/all.ts";
import type { Query, QueryShape } from "#rules/query.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { notices } from "../core/db/tables/notices.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { whichAreDue } from "../erasure/disposal/find-due.ts";
import { gridNamed } from "../grids/all.ts";
import { fileColumns, type FileColumn } from "../grids/files/file-columns.ts";
import { writeColumns } from "../grids/files/write-file.ts";
import { isComputed, type TableGrid } from "../grids/grid.ts";
import { readRowsAfter, whichInCenter, type Place } from "../grids/rows.ts";
import { asOrderer, type Making, type Part } from "./making.ts";
import { streamWithin } from "./stream-within.ts";
import { copyWords } from "./words.ts";

/** Lists without a file of their own: the log has the rows of the first, the second are proposals for one month. */
const leftOut: GridName[] = ["accessLog", "batchCandidates"];
export const copiedLists = (Object.keys(gridColumns) as GridName[]).filter((list) => !leftOut.includes(list));

/** Filters that have all rows of a list only together. */
const filtersOf: Partial<Record<GridName, Query<QueryShape>[]>> = {
  patients: [{}, { state: "ARCHIVED" }],
  bookings: bookingStatuses.map((status) => ({ status })),
  ftVouchers: [{ state: "OPEN" }, { state: "CLOSED" }],
  ftVoucherApplicants: [{}, { state: "ARCHIVED" }],
};

/** Conditions of a list that others set for a card, or for the caller. */
const conditions: Partial<Record<GridName, (ctx: ProfileCtx) => SQL | Promise<SQL>>> = {
  attachments: () => isNull(attachments.removedAt),
  cardsPastTime: whichAreDue,
};

/** Lists of one card, which are of all cards here: their files begin with its number. */
const ofCards: Partial<Record<GridName, PgTable & Record<"id" | "patientCardId", PgColumn>>> = {
  visits: patientAttendances,
  medicalReports,
  attachments,
  notices,
};

type Row = GridRow<GridName> & { ofCard?: number | null };

/** Each list of the whole centre as CSV with all its columns, read in a transaction of its own. */
export async function* listParts(making: Making): AsyncGenerator<Part> {
  for (const list of copiedLists) {
    const rows = streamWithin(making.snapshot, (ctx) => pagesOf(asOrderer(making, ctx), list), making.unwanted);
    yield { name: `lists/${list}.csv`, input: writeColumns(list, columnsOf(making, list), "csv", rows) };
    await making.onDone(1);
  }
}

function columnsOf({ language }: Making, list: GridName): FileColumn<Row>[] {
  const columns: FileColumn<Row>[] = fileColumns(list, gridWords[language]);
  if (!ofCards[list]) return columns;
  const header = copyWords[language].cardNumber;
  return [{ header, type: "integer", valueOf: ({ ofCard }) => ofCard ?? null }, ...columns];
}

async function* pagesOf(ctx: ProfileCtx, list: GridName): AsyncGenerator<Row[]> {
  const grid = gridNamed(list);
  if (isComputed(grid)) return yield await grid.compute(ctx, {});
  const condition = await conditions[list]?.(ctx);
  for (const filters of filtersOf[list] ?? [{}]) {
    const which = and(whichInCenter(ctx, grid, filters), condition)!;
    for (let after: Place | null = null; ;) {
      const page = await readRowsAfter(ctx, grid as TableGrid, { which, filters, after });
      yield await withCards(ctx, list, page.rows);
      if (!page.last) break;
      after = page.last;
    }
  }
}

async function withCards({ db }: ProfileCtx, list: GridName, rows: GridRow<GridName>[]): Promise<Row[]> {
  const table = ofCards[list];
  if (!table || rows.length === 0) return rows;
  const found = await db
    .select({ id: table.id, card: table.patientCardId })
    .from(table as PgTable)
    .where(
      anyOf(
        table.id,
        rows.map(({ id }) => id as number),
      ),
    );
  const cards = new Map(found.map(({ id, card }) => [id as number, card as number | null]));
  return rows.map((row) => ({ ...row, ofCard: cards.get(row.id as number) ?? null }));
}
