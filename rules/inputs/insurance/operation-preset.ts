import { z } from "zod";
import { error, name } from "../text.ts";
import { CountedOperationsInput, operationRows, operationsTyped } from "./counted-operations.ts";
import { specialtyCode } from "./department.ts";

/** A personal preset of operations, of which it needs at least one. */
export const OperationPresetInput = z.object({
  name: name(),
  expertise: specialtyCode(),
  medicalOperationsWithCount: z.preprocess((given) => given ?? [], CountedOperationsInput.min(1, error("required"))),
});
export type OperationPresetInput = z.output<typeof OperationPresetInput>;

const { medicalOperationsWithCount, ...common } = OperationPresetInput.shape;

/**
 * The same as it is typed: each operation with its count is a row, at which its faults are. `rows` are the names of those
 * that were filled in.
 */
export const OperationPresetForm = z.intersection(
  z.object(common),
  z.object(operationRows).transform((typed, ctx) => {
    const filled = operationsTyped(typed);
    const rows = filled.map((row) => row.name);
    const read = medicalOperationsWithCount.safeParse(filled);
    if (read.success) return { medicalOperationsWithCount: read.data, rows };
    for (const { path, message } of read.error.issues) {
      const row = rows[Number(path[0])];
      ctx.addIssue({
        code: "custom",
        path: row === undefined ? ["medicalOperationsWithCount"] : [row, ...path.slice(1)],
        message,
      });
    }
    return z.NEVER;
  }),
);
