import { page, withQueries } from "./page.ts";
import type { bankQueries } from "./queries/bank-statements.ts";

export const bankPages = withQueries<typeof bankQueries>()({
  bankStatements: page("platby/vypisy", "bank-statements/list"),
  bankStatementNew: page("platby/vypisy/novy", "bank-statements/create"),
  bankStatement: page("platby/vypisy/:id", "bank-statements/statement"),
  bankStatementRemove: page("platby/vypisy/:id/odebrani", "bank-statements/remove"),
  bankMovement: page("platby/vypisy/pohyb/:id", "bank-statements/movement"),
  bankMovementLeaveOut: page("platby/vypisy/pohyb/:id/vynechani", "bank-statements/leave-out"),
});
