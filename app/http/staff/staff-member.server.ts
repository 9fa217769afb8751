import { load } from "#app/http/request/load.server.ts";
import { StaffMember } from "#app/graphql/staff/staff.ts";
import { localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { permitted } from "../session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { staffPages } from "#app/paths/staff/staff.ts";

/** The number of the colleague that an address names; an invalid one is not found. */
export const profileOf = ({ params }: Pick<Args, "params">) =>
  Number(/^[1-9]\d{0,8}$/.exec(params.profile ?? "")?.[0] ?? 0);

/** A colleague of the own centre with their open work, and its link in the calendar; any other is not found. */
export async function staffMember(args: Args) {
  await permitted(args, staffPages.staffMember);
  const { staffMember: member, profileDeactivationPreview: behind } = await load(args, StaffMember, {
    profile: profileOf(args),
  });
  const date = behind.nextEventAt ? localDate(new Date(behind.nextEventAt)) : undefined;
  return { member, behind, calendarHref: hrefHere(args, calendarPages.home, { staffs: [member.profile.id], date }) };
}
