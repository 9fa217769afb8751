import type { Locale, StatsType } from "#rules/codes.ts";
import { tableFormats } from "./grids.ts";
import { hrefOf } from "../href.ts";

/** The addresses of a chart's table as a file. */
export const statsFiles = (language: Locale, type: StatsType, asked: Record<string, unknown>) =>
  tableFormats.map((format) => ({
    format,
    href: hrefOf("cs", "/api/cms/statistics", { ...asked, type, format, language }),
  }));
