/** A line of a table as Czech and Slovak Excel open it: cells between semicolons, in quotes where they need them. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map((text) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(";")}\r\n`;
