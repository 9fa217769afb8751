import type { ParseKeys, TFunction, TypeOptions } from "i18next";

/** The name of an area of words. */
export type Area = keyof TypeOptions["resources"];
type Areas = ["common", ...Area[]];

/**
 * A route's `handle`. The root draws `<title>` from it: `page title | Motus`, with «Chyba: » before it when a form was
 * refused. Titles name the page, never a patient. A route needs no `meta` of its own.
 */
export type PageHandle<Data = unknown> = {
  /** The areas of words that the page draws with, besides those of its layout and `common`: they come along with its data. */
  i18n?: Area[];
  /** The key of the title (`patients:listTitle`), or a function where the title carries a date or the like. */
  title?: ParseKeys<Areas> | ((t: TFunction<Areas>, data: Data) => string);
  /** The page interrupts: with scripts it opens in a dialog over the page it was asked from. */
  inDialog?: true;
  /** The page brings the styles of its first screen to a browser that has no style sheet yet. */
  firstStyles?: true;
  /** Print pages ship no script. */
  noScripts?: true;
};
