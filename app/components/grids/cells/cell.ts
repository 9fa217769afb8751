import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { GridKind, GridValues } from "#rules/grids/column.ts";

export type Cell<Kind extends GridKind> = { value: GridValues[Kind] };
type Drawn<Kind extends GridKind> = (props: Cell<Kind>) => ReactNode;

/** The cells of all kinds of columns. */
export type AllCells = { [Kind in GridKind]: Drawn<Kind> };
/** The cells of some kinds. */
export type Cells = Partial<AllCells>;

export const useLocale = () => useTranslation().i18n.language as Locale;
