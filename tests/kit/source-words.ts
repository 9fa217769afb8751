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

const declares = (node: ts.Node): node is ts.Node & { name?: ts.Node } =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node);

/** The names that a source file declares: of variables, functions, types, properties and imports. */
export function readNames(file: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (declares(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return names;
}

/** The words of a name: `paperHref` and `paper-href` are "paper href". */
export const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replace(/[^A-Za-z]+/g, " ")
    .trim()
    .toLowerCase();
