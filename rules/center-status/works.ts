/** Work that Motus does for a centre by itself, in the order of the page. */
export const centerWorks = ["NOTICES", "MAILS", "EXPORTS", "COPIES", "IMPORTS"] as const;
export type CenterWork = (typeof centerWorks)[number];

/** Days back for which failed work is counted. */
export const COUNTED_DAYS = 30;
