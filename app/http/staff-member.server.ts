import { api } from "#app/graphql/client.server.ts";
import { StaffMember } from "#app/graphql/staff.ts";
import { localDate } from "#rules/time.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { permitted } from "./permitted.server.ts";

/** The number of the colleague that an address names; what is none is nobody's. */
export const profileOf = ({ params }: Pick<Args, "params">) =>
  Number(/^[1-9]\d{0,8}$/.exec(params.profile ?? "")?.[0] ?? 0);

/** A colleague of the own centre with what they would leave behind, and where the calendar shows it; any other is not there. */
export async function staffMember(args: Args) {
  await permitted(args, "staff:write");
  const { staffMember: member, profileDeactivationPreview: behind } = await api(args, StaffMember, {
    profile: profileOf(args),
  });
  const date = behind.nextEventAt ? localDate(new Date(behind.nextEventAt)) : undefined;
  return { member, behind, calendarHref: hrefHere(args, "home", { staffs: [member.profile.id], date }) };
}
