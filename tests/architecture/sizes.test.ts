import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { files, parsed } from "./sources.ts";

test("no folder is crowded: it holds at most 22 files of its own", () => {
  // One file for each table, word list, migration or decision, whose names are all one looks for; and generated files.
  const lists = /^(api\/core\/db\/(tables|migrations.*)|app\/(graphql\/generated|i18n\/\w+)|docs\/decisions)$/;
  const crowded = ["api", "app", "rules", "server", "scripts", "tests", "docs", "bench"]
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((counts, { parentPath }) => counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1), new Map());
  expect([...crowded].filter(([folder, count]) => count > 22 && !lists.test(folder))).toEqual([]);
});

test("files stay short: split by verb or by part, never by layer", () => {
  const lengths = files.map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const);
  const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(70);
  expect(lengths.filter(([, lines]) => lines > 250)).toEqual([]);
});

test("tests and the files they share stay short: split by what they test", () => {
  const long = ["api", "app", "bench", "rules", "scripts", "server", "tests"]
    .flatMap((root) => readdirSync(root, { recursive: true }).map((name) => path.join(root, String(name))))
    .filter((file) => /\.test\.tsx?$/.test(file) || /^tests\/.*\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8").trimEnd().split("\n").length] as const)
    .filter(([, lines]) => lines > 250);
  expect(long).toEqual([]);
});

test("no function is longer than 80 lines", () => {
  const long = files.flatMap((file) => {
    const source = parsed(file);
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.getStart(source)) >= 80) found.push(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  expect([...new Set(long)]).toEqual([]);
});
