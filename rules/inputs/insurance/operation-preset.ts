import { z } from "zod";
import { readForm } from "../read-form.ts";
import { error, name } from "../text.ts";
import { CountedOperationsInput } from "./counted-operations.ts";
import { specialtyCode } from "./department.ts";
import { operationRows, operationsTyped } from "./operation-rows.ts";

/** A personal preset of operations, of which it needs at least one. */
export const OperationPresetInput = z.object({
  name: name(),
  expertise: specialtyCode(),
  medicalOperationsWithCount: z.preprocess((given) => given ?? [], CountedOperationsInput.min(1, error("required"))),
});
export type OperationPresetInput = z.output<typeof OperationPresetInput>;

/** The form of a preset, as the input of `medicalOperationPresetCreate` and `medicalOperationPresetUpdate`. */
export const OperationPresetForm = z
  .object({ name: z.string().optional(), expertise: z.string().optional(), ...operationRows })
  .transform(({ name, expertise, ...fields }, ctx) => {
    const { operations, ...rows } = operationsTyped(fields, { list: "medicalOperationsWithCount" });
    const fieldOf = (path: (string | number)[]) => rows.fieldOf(path) ?? path;
    const given = { name, expertise, medicalOperationsWithCount: operations };
    return { input: readForm(OperationPresetInput, given, fieldOf, ctx), fieldOf };
  });
