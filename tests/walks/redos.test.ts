import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";

const sources = ["api", "app", "rules", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples)\./.test(file))
    .map((file) => path.join(folder, file)),
);

/** The regular expressions in a source file. */
function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      readFileSync(file, "utf8"),
      ts.ScriptTarget.Latest,
      false,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
}

/** Expressions that backtrack: `Move` where each position may be a beginning, the others where two parts share it. */
function slow(expression: string): string[] {
  const end = expression.lastIndexOf("/");
  const { reports } = analyse(
    { source: expression.slice(1, end), flags: expression.slice(end + 1) },
    { reportTypes: { Move: true } },
  );
  return reports.map(({ type, exponential }) => (exponential ? `${type}, exponential` : type));
}

test("ReDoS: no text keeps a regular expression busy for longer than linear time", () => {
  expect(slow("/\\s+$/")).toEqual(["Move"]);
  expect(slow("/^(a+)+$/")).toEqual(["Self, exponential"]);
  const expressions = sources.flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })));
  expect(expressions.length).toBeGreaterThan(300);
  expect(
    expressions.map((one) => ({ ...one, slow: slow(one.expression) })).filter((one) => one.slow.length > 0),
  ).toEqual([]);
});

test("no script sent to a browser uses lookbehind: Safari before 16.4 could not parse it", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  expect(
    scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join("build/client/assets", file), "utf8"))),
  ).toEqual([]);
});
