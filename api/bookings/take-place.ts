import { takeBackExcuse } from "../calendar/attendances/set-attendance.ts";
import { lockEvent } from "../calendar/events/lock.ts";
import { readEventRelations } from "../calendar/events/relations.ts";
import { updateEvent } from "../calendar/events/update.ts";
import type { ProfileCtx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";

/**
 * Gives a patient a place in the planned event of a group, again where an excuse has given it up; refused with
 * `attendsAlready` where the patient has one. The event is locked before its patients are read, since they are written
 * as a whole.
 */
export async function takePlace(ctx: ProfileCtx, eventId: number, card: number): Promise<void> {
  const event = await lockEvent(ctx, { id: eventId });
  const { attendances } = (await readEventRelations(ctx, [eventId]))(event);
  const before = attendances.find(({ patientCardId }) => patientCardId === card);
  if (!before) {
    const patientCards = [...attendances.map(({ patientCardId }) => patientCardId), card];
    await updateEvent(ctx, { id: eventId }, { details: { patientCards } }, "ONE", {}, { notices: false });
  } else if (before.state === "EXCUSED") await takeBackExcuse(ctx, eventId, card);
  else throw new Fault("attendsAlready");
}
