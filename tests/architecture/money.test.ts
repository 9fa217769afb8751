import ts from "typescript";
import { expect, test } from "vitest";
import { files, parsed } from "./sources.ts";

test("amounts are whole minor units: code of money names no float and divides only to round", () => {
  const areas =
    "bank-statements|billing|cash|invoice-exports|invoices|money|months|payments|prices|voucher-presets|voucher-visits|vouchers";
  const ofMoney = new RegExp(`^(api|rules)/(schema/)?(${areas})/`);
  // Measures of paper, whole numbers of any size, and the likeness of heads of columns.
  const others =
    /^api\/invoices\/pdf\/|^rules\/(invoices\/vat-sums|money\/divide)\.ts$|^api\/bank-statements\/files\/csv\.ts$/;
  const rounds = /^Math\.(floor|ceil|round|trunc)$/;
  const wrong = files
    .filter((file) => ofMoney.test(file) && !others.test(file))
    .flatMap((file) => {
      const source = parsed(file);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        const isFloat =
          (ts.isNumericLiteral(node) && /^[\d_]*\.|^\d[\d_]*e/i.test(node.getText(source))) ||
          (ts.isIdentifier(node) && /^(parseFloat|toFixed|toPrecision)$/.test(node.text)) ||
          (ts.isBinaryExpression(node) &&
            node.operatorToken.kind === ts.SyntaxKind.SlashToken &&
            !(ts.isCallExpression(node.parent) && rounds.test(node.parent.expression.getText(source))));
        if (isFloat) found.push(`${file}: ${node.getText(source)}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
  expect(wrong).toEqual([]);
});
