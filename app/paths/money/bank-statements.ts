import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const direction = oneOf("asc", "desc");

const page = pagesOf({ menu: "payments", may: "bankStatement:book" });

export const bankPages = {
  bankStatements: page("platby/vypisy", "bank-statements/list", {
    found: "bankStatements:title",
    query: { sort: oneOf("statement", "imported"), direction, page: integer },
  }),
  bankStatementNew: page("platby/vypisy/novy", "bank-statements/create"),
  bankStatement: page("platby/vypisy/:id", "bank-statements/statement", {
    row: "bankStatement",
    query: { tab: oneOf("cekajici"), sort: oneOf("movement", "amount"), direction, page: integer },
  }),
  bankStatementRemove: page("platby/vypisy/:id/odebrani", "bank-statements/remove", { row: "bankStatement" }),
  bankMovement: page("platby/vypisy/pohyb/:id", "bank-statements/movement", {
    row: "bankMovement",
    query: { symbol: text },
  }),
  bankMovementLeaveOut: page("platby/vypisy/pohyb/:id/vynechani", "bank-statements/leave-out", {
    row: "bankMovement",
  }),
};
