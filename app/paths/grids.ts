import type { Locale } from "#rules/codes.ts";
import type { GridName } from "#rules/grids/columns.ts";
import { hrefOf } from "./href.ts";

export const tableFormats = ["csv", "xlsx"] as const;

/** The addresses of a list as a file, with all rows that match the parameters. */
export const gridFiles = (locale: Locale, name: GridName, parameters: Record<string, unknown> = {}) =>
  tableFormats.map((format) => ({
    format,
    href: hrefOf("cs", `/api/cms/datagrid/${name}`, { ...parameters, format, language: locale }),
  }));
