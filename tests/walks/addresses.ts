import { readFileSync } from "node:fs";
import { pages, type PageName } from "#app/paths/all.ts";
import { hrefOf } from "#app/paths/href.ts";
import type { Page, RowName } from "#app/paths/page.ts";

/** The rows that addresses name: uuids of cards, reports, attachments, mails and invoices, ids of the rest. */
export type Rows = Record<RowName, string | number>;

/** The rows of these kinds, each without an id of any row. */
export const nowhereIn = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row], n) => [
      name,
      // A place in a list of the product, which is the same in every centre.
      name === "noticeText"
        ? row
        : typeof row === "string"
          ? `99999999-9999-4999-8999-9999999999${10 + n}`
          : 999_000 + n,
    ]),
  ) as Rows;

/** Parameters of paths that are named for what they hold. */
const inPaths = (rows: Partial<Rows>): Record<string, string | number | undefined> => ({
  attendanceId: rows.visit,
  change: "odhlaseni",
  disallowance: rows.disallowance,
  entry: rows.paymentEntry,
  expertise: "902",
  insurer: "111",
  invoiceCacheUuid: rows.invoice,
  kind: "sluzba",
  month: "2026-02",
  of: "souhlasy",
  operation: "podpis",
  other: rows.card,
  profile: rows.profile,
  series: "faktury",
  slug: "none",
  tab: "osobni",
  token: "none",
  validFrom: "2026-07-01",
  year: 2026,
});

/** The parameters of a page's path: `:id` is the row of its entry, and so is `:uuid` where it is no card's. */
export function pathParams(name: PageName, rows: Partial<Rows>) {
  const { path, row }: Page = pages[name];
  const ofRow = path.includes(":id") ? "id" : "uuid";
  const known: Record<string, string | number | undefined> = {
    uuid: rows.card,
    ...inPaths(rows),
    ...(row && { [ofRow]: rows[row] }),
  };
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => {
      const value = known[parameter!];
      if (value === undefined) throw new Error(`Name the row of :${parameter} at ${name} in app/paths.`);
      return [parameter, value];
    }),
  );
}

/**
 * Every address that names one of these rows, by its page: once with its path alone, and once with each parameter of
 * its query that names one.
 */
export function addressesOf(rows: Rows): { page: PageName; address: string }[] {
  return (Object.keys(pages) as PageName[]).flatMap((page) => {
    const { path, query }: Page = pages[page];
    const inPath = pathParams(page, rows);
    const bare = Object.keys(inPath).length > 0 ? [inPath] : [];
    const inQuery = Object.entries(query).flatMap(([word, reader]) =>
      "row" in reader ? [{ ...inPath, [word]: rows[reader.row as RowName] }] : [],
    );
    return [...bare, ...inQuery].map((params) => ({ page, address: hrefOf("cs", path, params) }));
  });
}

/** True of a page that asks before it acts. */
export const asks = (page: PageName) =>
  /<(Confirm|ProofForm)\b/.test(readFileSync(`app/routes/${pages[page].module}.tsx`, "utf8"));
