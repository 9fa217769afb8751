import { load } from "#app/http/request/load.server.ts";
import { ImportRows, type ShownImport } from "#app/graphql/center/imports.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { csvLine } from "#rules/text/csv-line.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** The rows of an import that are faulty or whose time is taken, with the columns of its table, after which one names the faults. */
export async function faultyFile(args: Args, { id, head }: ShownImport): Promise<string> {
  const { t } = wordsOf(await myLocale(args));
  const lines = [csvLine([...head, t("imports:fault")])];
  for (const state of ["FAULTY", "CONFLICTING"] as const)
    for (let page = 1, left = true; left; page++) {
      const { importRows: rows } = await load(args, ImportRows, { id, state, page });
      for (const { cells, faults } of rows.items) {
        const messages = faults.map(({ column, error }) => {
          const why = String(t(`errors:${error}` as never));
          return column === null ? why : `${head[column]}: ${why}`;
        });
        lines.push(csvLine([...head.map((_, at) => cells[at] ?? ""), messages.join(" ")]));
      }
      left = page * rows.pageSize < rows.total;
    }
  return BYTE_ORDER_MARK + lines.join("");
}
