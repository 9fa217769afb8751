import { ProfileInput } from "#rules/inputs/accounts/profile.ts";
import { allow } from "../core/access/allow.ts";
import { requireRecentAuth } from "../accounts/reauthentication/require-recent-auth.ts";
import { sendInvitation } from "../accounts/registration/send-invitation.ts";
import { spendInvitations } from "../accounts/registration/spend-invitations.ts";
import { askWatchers } from "../calendar/live/ask-watchers.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { constraintOf } from "../core/db/client.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { specialtiesOf } from "../departments/specialties-of.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { columnsOf, partsOf } from "../patients/address.ts";
import { track } from "../core/track.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { readProfileToChange, type ProfileRow } from "./scope.ts";
import { servicesOf, writeServices, writeSpecialties } from "./work.ts";

/**
 * Changes the given data of a colleague, based on their version; omitted ones stay. Another role or e-mail requires
 * recent authentication (`reauthenticationNeeded`) and is mailed to the colleague and to administrators; the own role
 * is refused (`forbidden`). A role holds from the next request, and open calendars check it at once. The e-mail of an
 * open invitation gets a new one, and the former ends; an accepted one is how the centre reaches the colleague, never
 * the login.
 */
export async function updateProfile(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const before = await readProfileToChange(ctx, id);
  const known = await readKnown(ctx, before);
  const input = parse(ProfileInput, { ...known, ...change });
  const fields = changedFields(known, input);
  if (fields.includes("profileRole") && id === ctx.profile.id) throw new Fault("forbidden");
  if (fields.includes("profileRole") || fields.includes("email")) await requireRecentAuth(ctx);
  const { profileRole, motusProfession, address, procedures, expertises, ...columns } = input;
  const after = await changeOne(
    ctx.db,
    profiles,
    { id, version },
    { ...columns, ...columnsOf(address), role: profileRole, profession: motusProfession },
  ).catch(mapTaken);
  if (!after) throw new Fault("stale");
  if (fields.includes("procedures")) await writeServices(ctx, id, procedures);
  if (fields.includes("expertises")) await writeSpecialties(ctx, id, expertises);
  await track(ctx, "profile.updated", { entityId: id, details: { fields } });
  if (fields.includes("profileRole")) await askWatchers(ctx);
  if (fields.includes("email") && after.userId === null && !after.deactivatedAt) {
    await spendInvitations(ctx, id);
    await sendInvitation(ctx, after);
  }
  await notifyOfChange(ctx, before, after);
  return after;
}

/** The present data, as the input. */
async function readKnown(ctx: ProfileCtx, row: ProfileRow): Promise<ProfileInput> {
  const { email, role, profession, degreeBefore, name, surname, degreeAfter, phone, room, accessibleInBooking } = row;
  return {
    degreeBefore,
    name,
    surname,
    degreeAfter,
    phone,
    email,
    room,
    profileRole: role,
    motusProfession: profession,
    expertises: (await specialtiesOf(ctx, [row.id])).map(({ expertise }) => expertise),
    procedures: (await servicesOf(ctx, [row.id])).map(({ procedure }) => procedure.id),
    accessibleInBooking,
    address: partsOf(row),
  };
}

function mapTaken(error: unknown): never {
  throw constraintOf(error)?.constraint === "profiles_email" ? new Fault("alreadyInvited") : error;
}
