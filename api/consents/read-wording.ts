import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { currentWording, ownWording } from "./scope.ts";

/** The current wording of the centre, null where there is none yet; by its id also an earlier one. */
export async function readWording(ctx: Ctx, id: number | null | undefined) {
  allow(ctx, "patientCard:read");
  if (id == null) return (await currentWording(ctx)) ?? null;
  const wording = await ownWording(ctx, id);
  if (!wording) throw new Fault("notFound");
  return wording;
}
