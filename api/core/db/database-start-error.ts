/** The reason why the database cannot be used, in one line for the operator: printed without a stack. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}

/** The message of any failure; a refused connection to a name with several addresses has none of its own. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(wordsOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
