import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { visibleTemplate } from "./scope.ts";

/** One template or phrase, to be changed or put into a report. */
export async function readReportTemplate(ctx: Ctx, id: number) {
  allow(ctx, "medicalReport:read");
  return visibleTemplate(ctx, id);
}
