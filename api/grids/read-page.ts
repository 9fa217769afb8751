import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { RowId } from "#rules/grids/column.ts";
import { firstSort } from "#rules/grids/columns.ts";
import type { Query, QueryShape } from "#rules/query.ts";
import { allow, reachOf } from "../core/access/allow.ts";
import { countOne, forgive } from "../core/access/rate-limit.ts";
import { requireRecentAuth } from "../accounts/reauthentication/require-recent-auth.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { gridNamed } from "./all.ts";
import { isComputed, namesPatients, type ComputedGrid, type Grid, type Order, type TableGrid } from "./grid.ts";
import { readParameters } from "./parameters.ts";
import { readRows, visibleTo, whichOfCaller } from "./rows.ts";

const PAGE_SIZE = 50;
/** More than work needs of different pages: page by page they would make the file that asks for proof. */
const MOST_PAGES = 40;

/**
 * A page of a list: the rows in the caller's reach that match the parameters, which are the list's filters, `sort` with
 * a `direction`, and `page`, or the `row` whose page is asked for. A page past the last answers the last. Many pages
 * with patients of the whole centre in an hour require recent authentication, as their file does.
 */
export async function readGridPage(ctx: Ctx, name: string, parameters: URLSearchParams) {
  const grid = gridNamed(name);
  allow(ctx, grid.permission);
  const { sort, direction, page: wanted, row, filters } = readParameters(grid, ctx.profile, parameters);
  const first = firstSort[grid.name];
  if (namesPatients(grid) && !isCardFile(grid) && reachOf(ctx, grid.permission) === "any")
    await watchPages(ctx, `${name} ${parameters}`);
  const asked = { sort: sort ?? first.sort, direction: direction ?? first.direction, wanted, row, filters };
  const answer = isComputed(grid) ? await computedPage(ctx, grid, asked) : await tablePage(ctx, grid, asked);
  await trackPage(ctx, grid, answer.items, filters);
  return { ...answer, items: visibleTo(ctx.profile, grid.name, answer.items) };
}
export type GridPage = Awaited<ReturnType<typeof readGridPage>>;

type SortedGrid = Extract<TableGrid, { sorts: unknown }>;
type SearchedGrid = Extract<TableGrid, { most: number }>;
type Asked = Order & { wanted: number | undefined; row?: number; filters: Query<QueryShape> };

/** It is searched at the counter all day: not its pages are counted, but the cards that are opened (watchReading). */
const isCardFile = ({ listed }: Grid) => listed === "patientCard.listed";

/**
 * The row names the cards or rows that are shown, and the patient or statement whose list it is; of the audit log the
 * filters as well, and of one patient's part of it the list has written the row.
 */
async function trackPage(ctx: ProfileCtx, { name, listed }: Grid, items: { id: RowId }[], filters: Query<QueryShape>) {
  const { patient, patientCard, bankStatement } = filters as {
    [name in "patient" | "patientCard" | "bankStatement"]?: number;
  };
  const rows = items.map(({ id }) => id);
  const about = { patientCardId: patientCard, entityId: bankStatement, details: { list: name, rows } };
  if (listed === "patientCard.listed") await track(ctx, listed, { details: { patientCards: rows } });
  else if (listed === "auditLog.read" && !patient) await track(ctx, listed, { details: { ...about.details, filters } });
  else if (listed && listed !== "auditLog.read") await track(ctx, listed, about);
}

async function tablePage(ctx: ProfileCtx, grid: TableGrid, asked: Asked) {
  const { ids, ...counted } = "search" in grid ? await searchIds(ctx, grid, asked) : await sortIds(ctx, grid, asked);
  return { items: await readRows(ctx, grid, ids, asked.filters), ...counted, pageSize: PAGE_SIZE };
}

/** The first page comes with the total by one statement; a page past the last one is followed by that. */
async function sortIds(ctx: ProfileCtx, grid: SortedGrid, { row, filters, ...order }: Asked) {
  const which = await whichOfCaller(ctx, grid, filters);
  const wanted = order.wanted ?? (row && (await pageOfRow(ctx, grid, which, { order, row })));
  if (!wanted || wanted <= 1) {
    const rows = await ctx.db
      .select({ id: idOf(grid), total: sql<number>`(${ctx.db.$count(grid.table, which)})::int` })
      .from(grid.table)
      .where(which)
      .orderBy(...orderOf(ctx, grid, order))
      .limit(PAGE_SIZE);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0, totalIsCapped: false, page: 1 };
  }
  const total = await ctx.db.$count(grid.table, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  return { ids: await idsOfPage(ctx, grid, which, { order, page, total }), total, totalIsCapped: false, page };
}

/** The page that has a row; the first one where the list lacks it. */
async function pageOfRow(ctx: ProfileCtx, grid: SortedGrid, which: SQL, { order, row }: { order: Order; row: number }) {
  const places = ctx.db
    .select({
      id: idOf(grid).as("id"),
      place: sql<number>`(row_number() over (order by ${sql.join(orderOf(ctx, grid, order), sql`, `)}))::int`.as(
        "place",
      ),
    })
    .from(grid.table)
    .where(which)
    .as("places");
  const [found] = await ctx.db.select({ place: places.place }).from(places).where(eq(places.id, row));
  return found && Math.ceil(found.place / PAGE_SIZE);
}

/** Pages of the second half are read from the end of the list, so that the last one takes no longer than the first. */
async function idsOfPage(
  ctx: ProfileCtx,
  grid: SortedGrid,
  which: SQL,
  { order, page, total }: { order: Order; page: number; total: number },
) {
  const before = (page - 1) * PAGE_SIZE;
  const shown = Math.min(PAGE_SIZE, total - before);
  const after = total - before - shown;
  const fromEnd = after < before;
  const rows = await ctx.db
    .select({ id: idOf(grid) })
    .from(grid.table)
    .where(which)
    .orderBy(...orderOf(ctx, grid, fromEnd ? { ...order, direction: opposite[order.direction] } : order))
    .limit(shown)
    .offset(fromEnd ? after : before);
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

const idOf = ({ table }: SortedGrid) => sql<RowId>`${table.id}`;
const opposite = { asc: "desc", desc: "asc" } as const;

async function searchIds(ctx: ProfileCtx, grid: SearchedGrid, { wanted, filters, ...order }: Asked) {
  const found = await grid.search(ctx, filters, order);
  const total = Math.min(found.length, grid.most);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const ids = found.slice(0, total).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { ids, total, totalIsCapped: found.length > total, page };
}

async function computedPage(ctx: ProfileCtx, grid: ComputedGrid, { wanted, filters, sort, direction }: Asked) {
  const rows = (await grid.compute(ctx, filters)).sort(
    (one, other) => grid.sortValue(one, sort) - grid.sortValue(other, sort),
  );
  if (direction === "desc") rows.reverse();
  const page = pageWithin(wanted, rows.length, PAGE_SIZE);
  const items = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items, total: rows.length, totalIsCapped: false, page, pageSize: PAGE_SIZE };
}

/** Counts the different pages that a person is shown in an hour. */
async function watchPages(ctx: ProfileCtx, asked: string) {
  const mine = String(ctx.profile.id);
  const { count: timesAsked } = await countOne(ctx, "page of a list", `${mine} ${asked}`, 60);
  if (timesAsked > 1) return;
  const { count: shown } = await countOne(ctx, "pages of lists", mine, 60);
  if (shown <= MOST_PAGES) return;
  await requireRecentAuth(ctx).catch(async (refused) => {
    await forgive(ctx, "page of a list", `${mine} ${asked}`);
    throw refused;
  });
}

/** Rows with the same value are in the order of their ids, so that pages part them. */
function orderOf(ctx: ProfileCtx, { sorts, table }: SortedGrid, { sort, direction }: Order): SQL[] {
  const values = (typeof sorts === "function" ? sorts(ctx) : sorts)[sort]!;
  return [...values, sql`${table.id}`].map((value) => (direction === "desc" ? desc(value) : value));
}
