import type { FieldOf } from "#rules/inputs/read-form.ts";
import { CallFailed } from "#app/graphql/failure.ts";

/** Passes a refusal on with its faults at the fields of the form from which the parts of its input came. */
export const faultsAt =
  (fieldOf: FieldOf) =>
  (failed: unknown): never => {
    if (failed instanceof CallFailed) for (const field of failed.details.fields ?? []) field.path = fieldOf(field.path);
    throw failed;
  };
