import { readFileSync } from "node:fs";
import ts from "typescript";

const testFunctions = new Set(["describe", "it", "test"]);

/** The name at the beginning of a call such as `test.each(rows)(…)`. */
const rootName = (expression: ts.Node): string => {
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return rootName(expression.expression);
  return ts.isIdentifier(expression) ? expression.text : "";
};

/** Texts and regular expressions: `//` within them begins no comment. */
const isText = (node: ts.Node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

const unwrap = (comment: string) =>
  comment
    .replace(/^\/[*/]+|\*+\/$/g, "")
    .split("\n")
    .map((line) => line.trim().replace(/^(\*|\/\/)(?!\/) ?/, ""))
    .join(" ")
    .trim();

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** The comments of a source file, those of successive lines as one, and the names of its tests. */
export const readWords = (file: string) => {
  const source = readFileSync(file, "utf8");
  const names: string[] = [];
  const pieces: string[] = [];
  let end = 0;
  const visit = (tree: ts.SourceFile, node: ts.Node): void => {
    if (isText(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(tree);
      pieces.push(source.slice(end, start), blank(source.slice(start, node.end)));
      end = node.end;
    }
    const [name] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && name && testFunctions.has(rootName(node.expression)))
      if (isText(name) || ts.isTemplateExpression(name)) names.push(name.getText(tree).slice(1, -1));
    ts.forEachChild(node, (child) => visit(tree, child));
  };
  if (!file.endsWith(".css")) {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
    visit(tree, tree);
  }
  const code = pieces.join("") + source.slice(end);
  const comments = code.match(/\/\*[\s\S]*?\*\/|(?:^[ ]*\/\/.*\n)+|\/\/.*/gm) ?? [];
  return [...comments.map((comment) => unwrap(comment.trim())), ...names].filter((text) => text !== "");
};
