/** The text of a field; a value that a form sent twice, or in parts, is none. */
export const textIn = (sent: unknown): string => (typeof sent === "string" ? sent : "");
