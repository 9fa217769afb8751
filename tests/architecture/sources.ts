import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The files of the product, without tests, declarations and what is generated. */
export const files = ["api", "app", "rules", "server"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .concat("server.ts")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|generated\//.test(file));

/** The specifiers of a file's imports. */
export const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:^|\n)\s*(?:import|export)[^"';]*?from "([^"]+)"|\bimport ?\(?"([^"]+)"/g,
    ),
  ].map((match) => match[1] ?? match[2]!);

/** The file that a specifier leads to; none for a package. */
export const targetOf = (file: string, specifier: string) =>
  specifier.startsWith("#")
    ? specifier.slice(1)
    : specifier.startsWith(".")
      ? path.join(path.dirname(file), specifier.split("?")[0]!)
      : null;

/** The files that each file imports. */
export const imports = new Map(
  files.map((file) => [
    file,
    importsOf(file).flatMap((specifier) => targetOf(file, specifier)?.replace(/\?.*$/, "") ?? []),
  ]),
);

/** The syntax tree of a file. */
export const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
