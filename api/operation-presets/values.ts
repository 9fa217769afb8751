import type { OperationPresetInput } from "#rules/inputs/insurance/operation-preset.ts";
import { localDate } from "#rules/time/time.ts";
import { toCountedOperations } from "../code-lists/counted-operations.ts";
import type { ProfileCtx } from "../core/context.ts";
import type { OperationPreset } from "./scope.ts";

/** The columns of a preset; its operations have the names of today's list. */
export async function valuesOf(
  ctx: ProfileCtx,
  { medicalOperationsWithCount, ...same }: OperationPresetInput,
): Promise<Pick<OperationPreset, "name" | "expertise" | "operations">> {
  const operations = await toCountedOperations(ctx, medicalOperationsWithCount, {
    expertise: same.expertise,
    day: localDate(ctx.now()),
    path: ["medicalOperationsWithCount"],
  });
  return { ...same, operations };
}

/** The present values as an input. */
export const inputOf = ({ name, expertise, operations }: OperationPreset): OperationPresetInput => ({
  name,
  expertise,
  medicalOperationsWithCount: operations.map(({ code, count }) => ({ code, count })),
});
