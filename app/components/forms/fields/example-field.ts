import type { FieldState } from "./field.tsx";

/** A field as conform would give it, for examples and tests; each needs a name of its own. */
export function exampleField(name: string, rest: Pick<FieldState, "errors" | "defaultValue"> = {}): FieldState {
  const id = `example-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-description`, ...rest };
}
