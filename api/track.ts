import type { ProfileCtx } from "./context.ts";
import { auditRows } from "./db/tables/records.ts";

/** What was read or done, as `<entity>.<verb>`: the vocabulary of the audit log. */
export type Action =
  | `patientCard.${"listed" | "read" | "created" | "updated" | "archived" | "unarchived"}`
  | `relatedPerson.${"read" | "created" | "updated" | "removed"}`
  | `event.${"listed" | "read" | "created" | "updated" | "removed" | "restored"}`
  | `patientAttendance.${"listed" | "stateSet" | "progressSet"}`
  | `waitingPatient.${"listed" | "read" | "created" | "updated" | "removed" | "booked" | "unbooked"}`
  | `medicalReport.${"listed" | "read" | "created" | "updated" | "signed" | "removed" | "invalidated" | "revalidated"}`
  | `attachment.${"listed" | "read" | "created" | "typeSet" | "removed"}`
  | `template.${"created" | "updated" | "removed"}`
  | `${"procedure" | "additionalProcedure" | "facility"}.${"created" | "updated" | "removed"}`
  | `profile.${"invited" | "invitationResent" | "accepted"}`
  | `workingHours.updated`
  | `workingHoursPeriod.${"created" | "updated" | "removed"}`
  | `medicalCenter.${"created" | "gdprSet"}`
  | `gdprWording.created`
  | `gdprConsent.${"listed" | "read" | "given" | "withdrawn"}`
  | `outbox.${"listed" | "read"}`;

/** Writes the audit row of a read or a change, in its transaction. `details` hold no content of health records. */
export async function track(
  ctx: ProfileCtx,
  action: Action,
  about: { entityId?: number; patientCardId?: number; details?: Record<string, unknown> } = {},
) {
  const row = {
    medicalCenterId: ctx.profile.medicalCenterId,
    at: ctx.now(),
    profileId: ctx.profile.id,
    userId: ctx.session.userId,
    requestId: ctx.requestId,
    action,
    ...about,
  };
  if (/\.(read|listed)$/.test(action)) ctx.reads.push(row);
  await ctx.db.insert(auditRows).values(row);
}
