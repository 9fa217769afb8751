import { createContext } from "react";

/**
 * The lanes of the calendar as the server printed them. They reach the page as markup only, not a second time as its
 * data; in the browser, which finds them in the page, there are none.
 */
export const Printed = createContext<string[] | undefined>(undefined);

/** Events that a day of the month shows before it only counts them. */
export const MONTH_DAY_EVENTS = 6;
