import { allow } from "../core/access/allow.ts";
import { countEventsAhead, type EventsAhead } from "../calendar/events-ahead.ts";
import type { Ctx } from "../core/context.ts";
import { countDrafts } from "../medical-reports/drafts/count-drafts.ts";
import { readStaffMember } from "./members.ts";

export type DeactivationPreview = EventsAhead & { drafts: number };

/** The open work of a deactivated colleague: future events that take their time, and unsigned reports. */
export async function previewDeactivation(ctx: Ctx, id: number): Promise<DeactivationPreview> {
  allow(ctx, "staff:write");
  await readStaffMember(ctx, id);
  return { ...(await countEventsAhead(ctx, id)), drafts: await countDrafts(ctx, id) };
}
