import { and, eq } from "drizzle-orm";
import type { ImportState } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";
import { imports } from "../core/db/tables/imports.ts";
import { transactionsOf, type Run } from "../core/transactions-of.ts";
import { checkImport } from "./check-rows.ts";
import { ImportFailed } from "./import-failed.ts";
import { readImport } from "./read-file.ts";
import { undoImport } from "./undo-rows.ts";
import { writeImport } from "./write-rows.ts";
import type { Import } from "./scope.ts";

const steps: Partial<Record<ImportState, (ctx: Ctx, run: Run, of: Import) => Promise<void>>> = {
  READING: readImport,
  CHECKING: checkImport,
  WRITING: writeImport,
  UNDOING: undoImport,
};

/** Takes the step of an import's state; another attempt goes on where a killed one was. */
export async function runStep(ctx: Ctx, asked: { import: number; medicalCenterId: number }) {
  const run = transactionsOf(ctx, asked.medicalCenterId);
  const [found] = await run(({ db }) => db.select().from(imports).where(eq(imports.id, asked.import)));
  const step = found && steps[found.state];
  if (!step) return;
  try {
    await step(ctx, run, found);
  } catch (error) {
    if (!(error instanceof ImportFailed)) throw error;
    const { fault } = error;
    await run(({ db }) =>
      db
        .update(imports)
        .set({ state: "FAILED", fault })
        .where(and(eq(imports.id, found.id), eq(imports.state, found.state))),
    );
  }
}
