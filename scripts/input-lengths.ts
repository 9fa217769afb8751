import { readdirSync, readFileSync } from "node:fs";

const kinds =
  "optionalText|text|longText|optionalLongText|name|personName|degree|centerName|email|optionalEmail|password";

/** Each text of an input: its file, field, kind, and length where it is not that of the kind. */
function lengths(): string[][] {
  const files = readdirSync("rules/inputs", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `rules/inputs/${file}`)
    .sort();
  return files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(new RegExp(`[\\s{](\\w+): (${kinds})\\((\\w*)\\)`, "g"))].map(
      ([, field, kind, most]) => [`\`${path}\``, field!, kind!, most!],
    ),
  );
}

/** `docs/input-rules.md` with the present lengths of texts. */
export function withInputLengths(document: string): string {
  const rows = [["Input", "Field", "Kind", "Most"], ...lengths()];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(" | ")} |`;
  const [head, ...rest] = rows;
  const table = [line(head!, " "), line(["", "", "", ""], "-"), ...rest.map((row) => line(row, " "))].join("\n");
  return document.replace(/(?<=^## Lengths of texts\n[^]*?)(^\|.*\n)+/m, () => `${table}\n`);
}
