import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import type { PatientCard } from "../patients/visible-card.ts";
import { cardOfLog } from "./card-of-log.ts";

export type LogState = { card: PatientCard | null };

/** The log of the centre, or of one patient, without its rows: those are a list (api/grids). */
export async function readLog(ctx: Ctx, patientCard?: string | null): Promise<LogState> {
  allow(ctx, "auditLog:read");
  return { card: patientCard ? await cardOfLog(ctx, patientCard) : null };
}
