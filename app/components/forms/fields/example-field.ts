import type { FieldState } from "./field.tsx";

/** A field as conform would give it, for examples and tests; each needs a name of its own. */
export function exampleField(name: string, rest: Pick<FieldState, "errors" | "defaultValue"> = {}): FieldState {
  const id = `example-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-description`, ...rest };
}

/** The fields of a form with values in them; the prefix differs between examples, so that ids do too. */
export const exampleFields = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, exampleField(`${prefix}-${name}`, { defaultValue: value })]),
  ) as never;
