import { load } from "#app/http/request/load.server.ts";
import { Letterhead } from "#app/graphql/care/prints.ts";
import { loadGrid } from "../grids/load-grid.server.ts";
import type { Args } from "../request/context.ts";
import { loadBook } from "./load-book.server.ts";

/** As many entries make one print; the rest is the next part of it. */
const MOST_ENTRIES = 500;
/** As many the API answers at once. */
const AT_ONCE = 50;

/** A part of the cash book of a month, the oldest first, with the sums of all of it. */
export async function bookToPrint(args: Args, { part = 1, ...query }: { box?: number; month?: string; part?: number }) {
  const { book, months, from, to, today } = await loadBook(args, query);
  const ask = (page: number) =>
    loadGrid(args, "cashEntries", { cashBox: book.cashBox.id, from, to, direction: "asc", page });
  const pages = MOST_ENTRIES / AT_ONCE;
  const begin = (part - 1) * pages + 1;
  if (part < 1 || (part > 1 && (begin - 1) * AT_ONCE >= book.total)) throw new Response(null, { status: 404 });
  const entries = [];
  for (let page = begin; page < begin + pages && (page - 1) * AT_ONCE < book.total; page++)
    entries.push(...(await ask(page)).items);
  const { me } = await load(args, Letterhead);
  return {
    center: me.profile!.medicalCenter!,
    book,
    entries,
    most: MOST_ENTRIES,
    first: (part - 1) * MOST_ENTRIES + 1,
    from,
    isMonth: months !== null,
    today,
  };
}
